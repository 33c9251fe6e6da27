import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.signed-out.title': 'Euer Postfach wartet auf euch',
  'inbox.signed-out.text': 'Registriert euch oder meldet euch an: Antworten von Dienstleistern landen hier.',
  'inbox.signed-out.sign-up': 'Registrieren',
  'inbox.signed-out.log-in': 'Anmelden',
  'inbox.empty.title': 'In eurem Postfach ist es still',
  'inbox.empty.text': 'Antworten von Dienstleistern landen hier, eure eigene E-Mail-Adresse bleibt bei euch.',
  'inbox.empty.supplier-text': 'Anfragen von Paaren landen hier, sobald das erste schreibt.',
  'inbox.empty.find': 'Dienstleister finden',
  'inbox.unavailable.title': 'Euer Postfach macht gerade Pause',
  'inbox.unavailable.text': 'Es ließ sich eben nicht laden. Keine Nachricht ist verloren.',
  'inbox.list.label': 'Unterhaltungen',
  'inbox.list.mine': 'Ihr: {text}',
  'inbox.list.unread': '{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
};
