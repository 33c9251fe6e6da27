import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages = {
  'stories.season.autumn': 'Fall',
  'stories.palette': 'Colors',
  'stories.credits.count': '{count, plural, one {One vendor} other {# vendors}}',
  'stories.lead': 'What they chose, how the day went and who did the work. Every vendor is named.',
  'stories.colours': 'Their colors',
  'stories.costs.basis':
    'The sum of what {count} of its {all} vendors ask today for such a day and as many guests, at least.',
} satisfies Partial<Record<keyof typeof source, string>>;
