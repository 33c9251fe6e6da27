import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'mine.title': 'Vendors you booked: how were they?',
  'mine.booked.none.body': 'Vendors that you mark as booked in your shortlist appear here.',
  'mine.gone': 'A vendor who has left Posy',
  'mine.state.disputed': 'Under review: the vendor sees it differently',
  'mine.confirm.exists':
    'There’s a review of this vendor from your address already. Take that one back first, or delete this one.',
};
