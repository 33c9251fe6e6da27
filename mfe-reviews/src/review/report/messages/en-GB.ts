/** Words of reporting a review; the source of every translation. */
export const messages = {
  'report.title': 'Report the review by {name}',
  'report.lead':
    'Our moderators read it, and decide by our review policy. Neither its author nor the supplier learns who reported it.',
  'report.why': 'Why',
  'report.spam': 'It’s advertising, or made up',
  'report.rude': 'It’s insulting',
  'report.untrue': 'It isn’t true',
  'report.private': 'It names private people or details',
  'report.other': 'Something else',
  'report.words': 'What should they know? (optional)',
  'report.send': 'Send to the moderators',
  'report.done': 'Thank you. A moderator will read it.',
  'report.failed': 'That wasn’t sent. Please try again; your words are still here.',
  'report.failed.gone': 'This review isn’t here any more.',
  'report.failed.many': 'You’ve reported a lot today. Please go on tomorrow.',
  'report.cancel': 'Cancel',
  'report.close': 'Close',
} as const;
