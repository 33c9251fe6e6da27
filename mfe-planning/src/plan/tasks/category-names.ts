import type { IntlShape } from 'react-intl';

/** Subjects of tasks: the suppliers' categories, then the couple's own. In the order of the filter. */
const names = {
  venues: 'planning.category.venues',
  photographers: 'planning.category.photographers',
  florists: 'planning.category.florists',
  caterers: 'planning.category.caterers',
  music: 'planning.category.music',
  video: 'planning.category.video',
  decoration: 'planning.category.decoration',
  entertainment: 'planning.category.entertainment',
  cakes: 'planning.category.cakes',
  beauty: 'planning.category.beauty',
  dress: 'planning.category.dress',
  transport: 'planning.category.transport',
  menswear: 'planning.category.menswear',
  stationery: 'planning.category.stationery',
  marquee: 'planning.category.marquee',
  legal: 'planning.category.legal',
  guests: 'planning.category.guests',
  budget: 'planning.category.budget',
  website: 'planning.category.website',
  travel: 'planning.category.travel',
  rings: 'planning.category.rings',
  ceremony: 'planning.category.ceremony',
  other: 'planning.category.other',
} as const;
type TaskCategory = keyof typeof names;

const isKnown = (category: string): category is TaskCategory => Object.hasOwn(names, category);

/** Returns the known categories in their order. */
export const knownCategories = (found: ReadonlySet<string>): TaskCategory[] =>
  (Object.keys(names) as TaskCategory[]).filter((category) => found.has(category));

/** Returns a category's name; the category itself when it is unknown. */
export const categoryName = (intl: IntlShape, category: string): string =>
  isKnown(category) ? intl.formatMessage({ id: names[category] }) : category;
