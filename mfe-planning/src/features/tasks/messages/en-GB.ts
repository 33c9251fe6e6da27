import type { Messages } from '@posy/remote-kit';

/** What is said wherever tasks are ticked. The source of the other languages. */
export const messages = {
  'planning.checklist.completed':
    '{title}: done{steps, plural, =0 {} one {, with its last step} other {, with its # open steps}}.',
  'planning.checklist.reopened': '{title}: back on the list.',
  'planning.checklist.added': '{title}: on the list.',
  'planning.checklist.removed':
    '{title}: removed{steps, plural, =0 {} one {, with its step} other {, with its # steps}}.',
  'planning.checklist.renamed': 'Now called {title}.',
  'planning.checklist.moved': '{title}: moved to “{period}”.',
  'planning.checklist.refused': '“{title}” couldn’t be saved. It’s as it was before.',
  'planning.period.12-plus': '12 months and more',
  'planning.period.10-12': '10 to 12 months',
  'planning.period.7-9': '7 to 9 months',
  'planning.period.4-6': '4 to 6 months',
  'planning.period.2-3': '2 to 3 months',
  'planning.period.1-month': '1 month',
  'planning.period.2-weeks': '2 weeks',
  'planning.period.final-week': 'Final week',
  'planning.period.the-day': 'The day',
  'planning.period.after': 'After',
  'planning.period-heading.12-plus': '12 months before and earlier',
  'planning.period-heading.10-12': '10 to 12 months before',
  'planning.period-heading.7-9': '7 to 9 months before',
  'planning.period-heading.4-6': '4 to 6 months before',
  'planning.period-heading.2-3': '2 to 3 months before',
  'planning.period-heading.1-month': '1 month before',
  'planning.period-heading.2-weeks': '2 weeks before',
  'planning.period-heading.final-week': 'The final week',
  'planning.period-heading.the-day': 'The day',
  'planning.period-heading.after': 'After the day',
} as const satisfies Messages;
