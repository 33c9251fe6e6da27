import type { IntlShape } from 'react-intl';

const names = {
  'venue-hire': 'budget.item.venue-hire',
  'marquee-hire': 'budget.item.marquee-hire',
  dinner: 'budget.item.dinner',
  drinks: 'budget.item.drinks',
  'evening-food': 'budget.item.evening-food',
  photographer: 'budget.item.photographer',
  videographer: 'budget.item.videographer',
  outfits: 'budget.item.outfits',
  'shoes-and-accessories': 'budget.item.shoes-and-accessories',
  suits: 'budget.item.suits',
  bouquets: 'budget.item.bouquets',
  'venue-flowers': 'budget.item.venue-flowers',
  decoration: 'budget.item.decoration',
  'band-or-dj': 'budget.item.band-or-dj',
  'ceremony-music': 'budget.item.ceremony-music',
  entertainment: 'budget.item.entertainment',
  cake: 'budget.item.cake',
  'hair-and-make-up': 'budget.item.hair-and-make-up',
  invitations: 'budget.item.invitations',
  'on-the-day-stationery': 'budget.item.on-the-day-stationery',
  transport: 'budget.item.transport',
  'ceremony-fees': 'budget.item.ceremony-fees',
  'just-in-case': 'budget.item.just-in-case',
} as const;

const isNamed = (key: string): key is keyof typeof names => Object.hasOwn(names, key);

/** Returns the first name of a proposed item; from then on the couple may rename it. */
export const itemName = (intl: IntlShape, key: string): string =>
  isNamed(key) ? intl.formatMessage({ id: names[key] }) : key;
