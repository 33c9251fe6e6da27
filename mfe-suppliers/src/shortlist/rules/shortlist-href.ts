import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Sort } from './sorts';

/** The parameters of a shortlist's address. */
export interface ShortlistAddress {
  category?: string;
  shortlistedLocation?: string;
  sort?: Sort;
  /** Ids of the compared suppliers. */
  compare?: readonly string[];
  /** True to open the form that adds a supplier. */
  add?: boolean;
}

/** Maximum and minimum number of compared suppliers. */
export const { mostCompared } = supplierConstants;
export const leastCompared = 2;

/** Returns the shortlist's address: filtered, sorted, or as a comparison. */
export const shortlistHref = (
  market: MarketPrefix,
  { sort, compare = [], add = false, ...known }: ShortlistAddress,
): string => {
  const [path = '', query = ''] = paths.shortlist(market, known).split('?');
  const all = new URLSearchParams(query);
  if (sort !== undefined && sort !== 'newest') all.set('sort', sort);
  if (compare.length > 0) all.set('compare', compare.slice(0, mostCompared).join(','));
  if (add) all.set('add', 'supplier');
  return all.size === 0 ? path : `${path}?${all}`;
};

/** Returns the ids of the compared suppliers in an address: each once, at most as many as fit. Empty without any. */
export const parseCompared = (search: string): string[] =>
  [...new Set((new URLSearchParams(search).get('compare') ?? '').split(',').filter((id) => id !== ''))].slice(
    0,
    mostCompared,
  );

/** Returns the id of the supplier whose booking an address begins, or null. */
export const parseBooked = (search: string): string | null => new URLSearchParams(search).get('book');

/** Returns true when an address opens the form that adds a supplier. Source: S2-popup-11. */
export const asksToAdd = (search: string): boolean => new URLSearchParams(search).has('add');
