import { pricesOf, type SupplierProfile } from '@posy/shared-contracts/entities';
import { type AskedFor, ourPrice } from '@posy/shared-contracts/rules';
import type { ShortlistEntry } from './entry';
import { liking } from './votes';

/** The orders of a category's suppliers. */
export const sorts = ['newest', 'name', 'price', 'votes'] as const;
export type Sort = (typeof sorts)[number];

/** Prices of the directory by supplier; missing ones are unknown. */
export type DirectoryPrices = ReadonlyMap<string, SupplierProfile['price']>;

/** The prices that rows show beside stated ones, and the day and guests that they depend on. */
export interface ShownPrices {
  prices: DirectoryPrices;
  asked: AskedFor;
}

const nothingShown: ShownPrices = { prices: new Map(), asked: { day: null, guests: null } };

/** A price as the order compares it: whole sums first, then prices by the unit, last unknown ones. */
interface RankedPrice {
  rank: 0 | 1 | 2;
  amount: number;
}

/** Returns the price that the row shows: agreed, else quoted, else the directory's for this couple. */
const rankedOf = (entry: ShortlistEntry, { prices, asked }: ShownPrices): RankedPrice => {
  const { agreed, quoted } = pricesOf(entry);
  const stated = agreed ?? quoted;
  if (stated !== null)
    return { rank: ['total', 'per-day', 'from'].includes(stated.basis) ? 0 : 1, amount: stated.amount };
  const listed = prices.get(entry.id) ?? null;
  if (listed === null) return { rank: 2, amount: 0 };
  const ours = ourPrice(listed, asked);
  const isByUnit = ours.kind === 'from' && ['per-head', 'per-hour', 'per-item'].includes(listed.unit ?? '');
  return { rank: isByUnit ? 1 : 0, amount: ours.price.amount };
};

type Comparison = (a: ShortlistEntry, b: ShortlistEntry) => number;

const byName: Comparison = (a, b) => a.name.localeCompare(b.name);
const byTime: Comparison = (a, b) => b.updatedAt.localeCompare(a.updatedAt) || byName(a, b);

const byPrice =
  (shown: ShownPrices): Comparison =>
  (a, b) => {
    const [one, other] = [rankedOf(a, shown), rankedOf(b, shown)];
    return one.rank - other.rank || one.amount - other.amount;
  };

/** Returns the comparison of an order; ties are sorted newest first. Unknown prices come last. */
export const sorterOf = (sort: Sort, shown: ShownPrices = nothingShown): Comparison => {
  if (sort === 'newest') return byTime;
  if (sort === 'name') return byName;
  const compare: Comparison = sort === 'price' ? byPrice(shown) : (a, b) => liking(b) - liking(a);
  return (a, b) => compare(a, b) || byTime(a, b);
};

/** Reads the order from an address. */
export const parseSort = (search: string): Sort =>
  sorts.find((one) => one === new URLSearchParams(search).get('sort')) ?? 'newest';
