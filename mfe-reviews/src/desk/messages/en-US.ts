import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'desk.log.disputed': 'Disputed by the vendor',
  'desk.side': 'The vendor’s side',
  'desk.kind.supplier': 'Vendor',
  'desk.checks.known.booked':
    'Booked and wrote to the vendor here, {isPast, select, true {wedding in the past} other {wedding still to come}}, box ticked',
};
