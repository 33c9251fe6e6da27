import { pricesOf } from '@posy/shared-contracts/entities';
import { liking } from '../votes/votes';
import type { Entry } from './entry';

/** In which order a category's suppliers stand. */
export const sorts = ['newest', 'name', 'price', 'votes'] as const;
export type Sort = (typeof sorts)[number];

const priceOf = (entry: Entry): number => {
  const { agreed, quoted } = pricesOf(entry);
  return (agreed ?? quoted)?.amount ?? Number.MAX_SAFE_INTEGER;
};

const byName = (a: Entry, b: Entry): number => a.name.localeCompare(b.name);
const byTime = (a: Entry, b: Entry): number => b.updatedAt.localeCompare(a.updatedAt) || byName(a, b);

/** Each order; who is alike in it stands newest first. A price that nobody told comes last. */
export const sorters: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  newest: byTime,
  name: byName,
  price: (a, b) => priceOf(a) - priceOf(b) || byTime(a, b),
  votes: (a, b) => liking(b) - liking(a) || byTime(a, b),
};

/** Reads the order from an address. */
export const parseSort = (search: string): Sort =>
  sorts.find((one) => one === new URLSearchParams(search).get('sort')) ?? 'newest';
