import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.contacts.title': 'Dienstleister im Gespräch',
  'inbox.contacts.lead': 'Alle, die ihr gefragt oder gebucht habt, und eure eigenen, mit dem nächsten Schritt.',
  'inbox.contacts.none': 'Noch niemand hier',
  'inbox.contacts.none-text': 'Fragt jemanden, dann steht hier, was zuletzt gesagt wurde.',
  'inbox.contacts.find': 'Dienstleister finden',
  'inbox.contacts.failed': 'Diese Liste wurde gerade nicht geladen',
  'inbox.contacts.log-in': 'Anmelden',
  'inbox.contacts.to-inbox': 'Zum Postfach',
  'inbox.contacts.state.own': 'Eure eigenen',
  'inbox.contacts.state.asked': 'Gefragt',
  'inbox.contacts.state.talking': 'Im Gespräch',
  'inbox.contacts.state.quoted': 'Angebot: {price}',
  'inbox.contacts.state.held':
    '{day, select, none {Euer Termin ist reserviert} other {Euer Termin ist bis {day} reserviert}}',
  'inbox.contacts.state.booked': 'Gebucht',
  'inbox.contacts.state.closed': 'Beendet',
  'inbox.contacts.state.blocked': 'Blockiert',
  'inbox.contacts.next.answer': 'Ihr seid dran',
  'inbox.contacts.next.answer-visit': 'Sagt, ob der {day} für einen Besuch passt',
  'inbox.contacts.next.decide': '{day, select, none {Ihr entscheidet} other {Entscheidet bis {day}}}',
  'inbox.contacts.next.meet':
    '{time, select, none {Ihr trefft euch am {day}} other {Ihr trefft euch am {day} um {time}}}',
  'inbox.contacts.next.ask-again': 'Fragt nach: seit {days, plural, one {# Tag} other {# Tagen}} keine Antwort',
  'inbox.contacts.next.wait': 'Wartet auf Antwort',
  'inbox.contacts.next.reach': 'Anrufen oder schreiben',
  'inbox.contacts.failed-text': 'Nichts ist verloren. Versucht es gleich noch einmal.',
};
