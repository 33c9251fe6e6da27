import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.overview.title': 'Die Planung auf einen Blick',
  'planning.overview.print': 'Planung drucken',
  'planning.overview.areas': 'Nach Bereich',
  'planning.overview.periods': 'Nach Zeitraum',
  'planning.overview.now': 'Jetzt',
  'planning.overview.checklist': 'Checkliste',
  'planning.overview.checklist.note': 'von {total, number} Aufgaben und Schritten erledigt',
  'planning.overview.guests': 'Gäste',
  'planning.overview.guests.note':
    '{count, plural, =0 {noch niemand auf der Liste} one {auf der Liste} other {auf der Liste}}',
  'planning.overview.budget': 'Budget',
  'planning.overview.budget.of': 'von {budget} laut Angeboten',
  'planning.overview.budget.none': 'noch kein Budget',
  'planning.overview.budget.agreed': 'bisher vereinbart',
  'planning.overview.suppliers': 'Dienstleister',
  'planning.overview.suppliers.note': 'gebucht, von {count, number} gemerkten',
  'planning.overview.website': 'Website',
  'planning.overview.website.live': 'online',
  'planning.overview.website.draft': 'noch nicht veröffentlicht',
  'planning.overview.website.events': '{count, plural, =0 {noch keine Termine} one {# Termin} other {# Termine}}',
  'planning.overview.scrapbook': 'Notizbuch',
  'planning.overview.scrapbook.note': '{count, plural, one {Notiz} other {Notizen}}',
  'planning.overview.failed': 'Das konnte gerade nicht geladen werden.',
  'planning.overview.done': '{done, number} von {total, number} erledigt',
  'planning.overview.all-done': 'Alles erledigt.',
  'planning.overview.put-off': 'Der Rest ist verschoben.',
  'planning.overview.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'planning.overview.nothing.title': 'Hier gibt es noch nichts zu sehen',
  'planning.overview.nothing.text': 'Noch ist kein Teil der Planung für euch freigegeben. Fragt das Paar danach.',
};
