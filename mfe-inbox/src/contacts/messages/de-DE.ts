import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.contacts.title': 'Dienstleister im Gespräch',
  'inbox.contacts.lead': 'Alle, die Sie gefragt oder gebucht haben, und Ihre eigenen, mit dem nächsten Schritt.',
  'inbox.contacts.none': 'Noch niemand hier',
  'inbox.contacts.none-text': 'Fragen Sie jemanden, dann steht er hier mit seinem letzten Wort.',
  'inbox.contacts.find': 'Dienstleister finden',
  'inbox.contacts.failed': 'Diese Liste wurde gerade nicht geladen',
  'inbox.contacts.log-in': 'Anmelden',
  'inbox.contacts.to-inbox': 'Zum Postfach',
  'inbox.contacts.booked': 'Gebucht',
  'inbox.contacts.next.answer': 'Sie sind dran',
  'inbox.contacts.next.wait': 'Wartet auf Antwort',
  'inbox.contacts.next.ask': 'Jetzt anfragen',
  'inbox.contacts.next.meet': 'Besuch vereinbart',
  'inbox.contacts.failed-text': 'Nichts ist verloren. Versuchen Sie es gleich noch einmal.',
};
