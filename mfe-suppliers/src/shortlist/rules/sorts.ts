import { pricesOf, type StatedPrice } from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from './entry';
import { liking } from './votes';

/** The orders of a category's suppliers. */
export const sorts = ['newest', 'name', 'price', 'votes'] as const;
export type Sort = (typeof sorts)[number];

const statedOf = (entry: ShortlistEntry): StatedPrice | null => {
  const { agreed, quoted } = pricesOf(entry);
  return agreed ?? quoted;
};

/** Ranks total prices first, then prices per guest, hour or item, last unknown prices. */
const rankOf = (price: StatedPrice | null): number => {
  if (price === null) return 2;
  return ['total', 'per-day', 'from'].includes(price.basis) ? 0 : 1;
};

const byPrice = (a: ShortlistEntry, b: ShortlistEntry): number => {
  const [one, other] = [statedOf(a), statedOf(b)];
  return rankOf(one) - rankOf(other) || (one?.amount ?? 0) - (other?.amount ?? 0);
};

const byName = (a: ShortlistEntry, b: ShortlistEntry): number => a.name.localeCompare(b.name);
const byTime = (a: ShortlistEntry, b: ShortlistEntry): number => b.updatedAt.localeCompare(a.updatedAt) || byName(a, b);

/** The comparison of each order; ties are sorted newest first. Unknown prices come last. */
export const sorters: Readonly<Record<Sort, (a: ShortlistEntry, b: ShortlistEntry) => number>> = {
  newest: byTime,
  name: byName,
  price: (a, b) => byPrice(a, b) || byTime(a, b),
  votes: (a, b) => liking(b) - liking(a) || byTime(a, b),
};

/** Reads the order from an address. */
export const parseSort = (search: string): Sort =>
  sorts.find((one) => one === new URLSearchParams(search).get('sort')) ?? 'newest';
