import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.calendar.title': 'Die Planung in eurem Kalender',
  'planning.calendar.lead': 'Ein Link für den Kalender auf Handy oder Computer. Er bleibt von selbst aktuell.',
  'planning.calendar.lead-anew': 'Der bisherige Link endet, sobald der neue da ist.',
  'planning.calendar.what': 'Was er enthält',
  'planning.calendar.tasks': 'Aufgaben',
  'planning.calendar.tasks-help': 'Was offen ist, am Ende seines Zeitraums',
  'planning.calendar.payments': 'Zahlungen',
  'planning.calendar.payments-help': 'Am Tag der Fälligkeit, mit Beträgen',
  'planning.calendar.events': 'Eure Termine',
  'planning.calendar.events-help': 'Der Tag selbst, und was dazugehört',
  'planning.calendar.nothing': 'Wählt mindestens eins.',
  'planning.calendar.make': 'Link erstellen',
  'planning.calendar.exists': 'Es gibt einen Link mit: {parts}. {name} hat ihn am {day} erstellt.',
  'planning.calendar.once':
    'Er wurde einmal gezeigt und lässt sich hier nicht nachschlagen. Verloren? Ein neuer tritt an seine Stelle.',
  'planning.calendar.anew': 'Neuen Link erstellen',
  'planning.calendar.revoke': 'Abschalten',
  'planning.calendar.revoked': 'Der Kalender-Link ist abgeschaltet.',
  'planning.calendar.link': 'Kalender-Link',
  'planning.calendar.link-help': 'Wird nur dieses eine Mal gezeigt. Fügt ihn als Kalender per Adresse hinzu.',
  'planning.calendar.copy': 'Link kopieren',
  'planning.calendar.copied': 'Kopiert.',
  'planning.calendar.not-copied': 'Kopieren ging hier nicht. Markiert den Link und kopiert ihn von Hand.',
  'planning.calendar.open': 'In einem Kalender öffnen',
  'planning.calendar.secret':
    'Wer den Link hat, kann ihn lesen, ohne Anmeldung. Ihr könnt ihn hier jederzeit abschalten.',
  'planning.calendar.unread': 'Der Kalender-Link konnte gerade nicht geladen werden.',
  'planning.calendar.refused':
    'Das hat gerade nicht geklappt, und nichts hat sich geändert. Bitte versucht es noch einmal.',
  'planning.calendar.offline': 'Ihr seid offline. Links werden online erstellt und abgeschaltet.',
};
