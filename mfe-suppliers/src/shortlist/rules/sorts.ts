import { pricesOf, type StatedPrice } from '@posy/shared-contracts/entities';
import type { Entry } from './entry';
import { liking } from './votes';

/** In which order a category's suppliers stand. */
export const sorts = ['newest', 'name', 'price', 'votes'] as const;
export type Sort = (typeof sorts)[number];

const statedOf = (entry: Entry): StatedPrice | null => {
  const { agreed, quoted } = pricesOf(entry);
  return agreed ?? quoted;
};

/** First what something costs altogether, then what a guest, an hour or a piece costs, last whose price nobody knows. */
const rankOf = (price: StatedPrice | null): number => {
  if (price === null) return 2;
  return ['total', 'per-day', 'from'].includes(price.basis) ? 0 : 1;
};

const byPrice = (a: Entry, b: Entry): number => {
  const [one, other] = [statedOf(a), statedOf(b)];
  return rankOf(one) - rankOf(other) || (one?.amount ?? 0) - (other?.amount ?? 0);
};

const byName = (a: Entry, b: Entry): number => a.name.localeCompare(b.name);
const byTime = (a: Entry, b: Entry): number => b.updatedAt.localeCompare(a.updatedAt) || byName(a, b);

/** Each order; who is alike in it stands newest first. A price that nobody told comes last. */
export const sorters: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  newest: byTime,
  name: byName,
  price: (a, b) => byPrice(a, b) || byTime(a, b),
  votes: (a, b) => liking(b) - liking(a) || byTime(a, b),
};

/** Reads the order from an address. */
export const parseSort = (search: string): Sort =>
  sorts.find((one) => one === new URLSearchParams(search).get('sort')) ?? 'newest';
