import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.open': 'Öffnen',
  'planning.undo': 'Rückgängig',
  'planning.waiting': 'Wartet aufs Senden',
  'planning.retry': 'Noch einmal versuchen',
  'planning.changed-since': 'Das wurde inzwischen wieder geändert und bleibt, wie es ist.',
  'planning.forbidden': 'Du darfst das ansehen, aber nicht mehr ändern. Es wurde nichts gespeichert.',
  'planning.close': 'Schließen',
  'planning.cancel': 'Abbrechen',
  'planning.loading': 'Eure Planung wird geladen',
  'planning.signed-out.title': 'Hier beginnt eure Planung',
  'planning.signed-out.text':
    'Meldet euch an, dann seht ihr Checkliste und Strauß auf jedem Gerät, und zwar ihr beide.',
  'planning.signed-out.sign-up': 'Registrieren',
  'planning.signed-out.log-in': 'Anmelden',
  'planning.no-wedding.title': 'Hier gibt es keine Hochzeit zu planen',
  'planning.no-wedding.text':
    'Zu diesem Konto gehört keine Hochzeit. Dienstleister finden ihre Unterhaltungen im Posteingang.',
  'planning.no-wedding.inbox': 'Posteingang öffnen',
  'planning.no-plan.title': 'Gerade plant ihr nirgends mit',
  'planning.no-plan.text': 'Beginnt einen eigenen Plan, oder öffnet eine Einladung, die euch jemand geschickt hat.',
  'planning.no-plan.begin': 'So geht es los',
  'planning.no-date.title': 'Das Wichtigste zuerst: ein Termin',
  'planning.no-date.text':
    'Gern auch ein ungefährer. Daraus entsteht eure Checkliste in der richtigen Reihenfolge, und sie zieht mit um, wenn der Termin es tut.',
  'planning.no-date.action': 'Termin festlegen',
  'planning.failed.title': 'Eure Checkliste macht gerade Pause',
  'planning.failed.text': 'Sie ließ sich eben nicht laden. Alles, was ihr abgehakt habt, ist sicher.',
  'planning.failed.offline':
    'Ihr seid offline, und auf diesem Gerät liegt sie noch nicht. Sobald ihr wieder verbunden seid, ist sie da.',
  'planning.checklist.making': 'Eure Checkliste wird angelegt',
  'planning.closed.title':
    '{area, select, checklist {Die Checkliste ist nicht für dich freigegeben} guests {Die Gästeliste ist nicht für dich freigegeben} budget {Das Budget ist nicht für dich freigegeben} notes {Das Notizbuch ist nicht für dich freigegeben} other {Dieser Teil ist nicht für dich freigegeben}}',
  'planning.closed.text':
    'Wer welchen Teil des Plans sieht, bestimmt das Paar. Brauchst du diesen, frag die beiden: Sobald sie ihn freigeben, öffnet er sich hier.',
  'planning.closed.home': 'Zur Übersicht',
  'planning.closed.access': 'Was für dich freigegeben ist',
  'planning.reads-along': 'Du liest hier mit. Das Paar kann dich auch ändern lassen.',
  'planning.unmade.title': 'Noch keine Checkliste',
  'planning.unmade.text': 'Sie entsteht, sobald die Hochzeit ein Datum hat. Dann findest du sie hier.',
};
