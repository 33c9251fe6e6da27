import type { messages as source } from './en-GB';

/** Only what Americans say differently. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'reviews.policy':
    '<strong>Review policy:</strong> reviews are written by people who were there, checked before they appear, and stay as they were written. A vendor can reply to a review, and can’t buy or remove one.',
  'reviews.missing.title': 'We can’t find that vendor',
  'reviews.missing.action': 'Find a vendor’s reviews',
  'reviews.find.lead': 'Look a vendor up by name to read their reviews.',
  'reviews.find.label': 'Vendor’s name',
  'reviews.find.count': '{count, plural, one {# vendor found} other {# vendors found}}',
  'reviews.find.results': 'Vendors found',
  'reviews.season.autumn': 'Fall',
};
