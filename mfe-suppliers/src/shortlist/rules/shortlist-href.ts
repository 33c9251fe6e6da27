import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Sort } from './sorts';

/** What the address of the shortlist says. */
export interface ShortlistAddress {
  category?: string;
  shortlistedLocation?: string;
  sort?: Sort;
  /** Ids of who stands side by side. */
  compare?: readonly string[];
  /** Whether somebody is to be added at once. */
  add?: boolean;
}

/** Most who stand side by side, and least. */
export const { mostCompared } = supplierConstants;
export const leastCompared = 2;

/** The address of the shortlist, narrowed, in an order, or of a few side by side. */
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

/** Who stands side by side, by an address: each once, and no more than fit. Nobody when the address says nothing of it. */
export const parseCompared = (search: string): string[] =>
  [...new Set((new URLSearchParams(search).get('compare') ?? '').split(',').filter((id) => id !== ''))].slice(
    0,
    mostCompared,
  );

/** Whose booking an address asks to begin, by their id; null when it says nothing of it. */
export const parseBooked = (search: string): string | null => new URLSearchParams(search).get('book');

/** Whether an address asks to add somebody. Source: S2-popup-11. */
export const asksToAdd = (search: string): boolean => new URLSearchParams(search).has('add');
