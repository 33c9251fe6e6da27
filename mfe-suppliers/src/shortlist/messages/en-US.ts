import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'shortlist.lead':
    '{count, plural, one {One vendor you like} other {# vendors you like}}{booked, plural, =0 {} one {, one of them booked} other {, # of them booked}}',
  'shortlist.find': 'Find vendors',
  'shortlist.add': 'Add a vendor',
  'shortlist.visitor.text':
    '{count, plural, =0 {Log in to see whom you like, on every device, for you both.} one {You like one vendor on this device. Sign up and it’s kept for good, for you both.} other {You like # vendors on this device. Sign up and they’re kept for good, for you both.}}',
  'shortlist.closed.title': 'The vendors aren’t shared with you',
};
