import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.checklist.completed':
    '{title}: erledigt{steps, plural, =0 {} one {, samt dem letzten Schritt} other {, samt # offenen Schritten}}.',
  'planning.checklist.reopened': '{title}: wieder auf der Liste.',
  'planning.checklist.added': '{title}: steht auf der Liste.',
  'planning.checklist.removed':
    '{title}: entfernt{steps, plural, =0 {} one {, samt ihrem Schritt} other {, samt ihren # Schritten}}.',
  'planning.checklist.renamed': 'Heißt jetzt {title}.',
  'planning.checklist.moved': '{title}: verschoben nach „{period}“.',
  'planning.checklist.refused': '„{title}“ ließ sich nicht speichern. Alles ist wie zuvor.',
  'planning.period.12-plus': '12 Monate und mehr',
  'planning.period.10-12': '10 bis 12 Monate',
  'planning.period.7-9': '7 bis 9 Monate',
  'planning.period.4-6': '4 bis 6 Monate',
  'planning.period.2-3': '2 bis 3 Monate',
  'planning.period.1-month': '1 Monat',
  'planning.period.2-weeks': '2 Wochen',
  'planning.period.final-week': 'Letzte Woche',
  'planning.period.the-day': 'Der Tag',
  'planning.period.after': 'Danach',
  'planning.period-heading.12-plus': '12 Monate vorher und früher',
  'planning.period-heading.10-12': '10 bis 12 Monate vorher',
  'planning.period-heading.7-9': '7 bis 9 Monate vorher',
  'planning.period-heading.4-6': '4 bis 6 Monate vorher',
  'planning.period-heading.2-3': '2 bis 3 Monate vorher',
  'planning.period-heading.1-month': '1 Monat vorher',
  'planning.period-heading.2-weeks': '2 Wochen vorher',
  'planning.period-heading.final-week': 'Die letzte Woche',
  'planning.period-heading.the-day': 'Der Tag',
  'planning.period-heading.after': 'Nach dem Tag',
};
