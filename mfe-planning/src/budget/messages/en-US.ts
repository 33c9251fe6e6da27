import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'budget.year.autumn': 'Fall',
  'budget.group.marquee': 'Tent',
  'budget.item.marquee-hire': 'Tent rental',
  'budget.item.venue-hire': 'Venue rental',
  'budget.item.bouquets': 'Bouquets and boutonnieres',
  'budget.item.decoration': 'Decoration and rentals',
  'budget.group.beauty': 'Hair and makeup',
  'budget.item.hair-and-make-up': 'Hair and makeup',
  'budget.cost.supplier': 'Vendor',
};
