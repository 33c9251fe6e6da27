import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.thread.back': 'Zurück zum Postfach',
  'inbox.thread.choose': 'Wählt eine Unterhaltung, um sie hier zu lesen',
  'inbox.thread.unknown': 'Diese Unterhaltung ist nicht in eurem Postfach',
  'inbox.thread.messages': 'Nachrichten',
  'inbox.thread.loading': 'Die Nachrichten werden geladen',
  'inbox.thread.no-date': 'Noch kein Datum',
  'inbox.thread.today': 'Heute',
  'inbox.thread.yesterday': 'Gestern',
  'inbox.thread.said': '{name}, {time}',
  'inbox.thread.write-to': 'An {name} schreiben',
  'inbox.thread.send': 'Senden',
  'inbox.thread.sending': 'Wird gesendet…',
  'inbox.thread.retry': 'Noch einmal versuchen',
  'inbox.thread.discard': 'Löschen',
  'inbox.thread.failed-connection':
    'Nicht gesendet: keine Verbindung. Die Nachricht geht von selbst hinaus, sobald ihr wieder online seid.',
  'inbox.thread.failed-session':
    'Nicht gesendet: Eure Sitzung ist abgelaufen. Meldet euch neu an, eure Nachricht bleibt erhalten.',
  'inbox.thread.failed-refused': 'Nicht gesendet: Der Server hat diese Nachricht nicht angenommen.',
  'inbox.thread.failed-server': 'Nicht gesendet: Bei uns ist etwas schiefgegangen. Eure Nachricht bleibt erhalten.',
  'inbox.thread.unavailable': 'Diese Nachrichten ließen sich nicht laden',
  'inbox.thread.unavailable-text': 'Sie sind sicher, und was ihr tippt, bleibt erhalten.',
  'inbox.about.your-date': 'Euer Datum',
  'inbox.about.their-date': 'Datum des Paars',
  'inbox.about.no-date': 'Noch offen',
  'inbox.about.profile': 'Profil ansehen',
};
