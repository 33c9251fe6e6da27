import type { Market } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { distanceWords } from '#supplier/rules/distance/distance-words';
import { holdsGuests } from '#supplier/rules/holds-guests';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { dayWords, partWords, priceWords } from '../sentence/part-words';

/** A wish with its description, and the search without it. */
export interface SearchWish {
  id: string;
  words: string;
  without: SupplierSearch;
}

/** The data that describing wishes needs. */
export interface WishContext {
  intl: IntlShape;
  market: Market;
  labels: SearchResponse['labels'];
}

/**
 * Returns the wishes that the server recognised in the sentence; a category implied by another part has none of its
 * own.
 */
export const saidWishes = (
  { intl, market }: WishContext,
  search: SupplierSearch,
  found: SearchResponse | undefined,
): SearchWish[] =>
  (found?.understood?.parts ?? [])
    .filter((part) => part.text !== '')
    .map((part, place) => ({
      id: `part-${place}`,
      words: partWords(intl, market, part),
      without: { ...search, text: part.without, literally: false, page: 1 },
    }));

const labelGroups = ['kinds', 'styles', 'features'] as const;

/** Returns the wishes set by filters. */
export const chosenWishes = ({ intl, market, labels }: WishContext, search: SupplierSearch): SearchWish[] => {
  const { formatMessage, formatNumber } = intl;
  const { area, radiusKm, guests, evening, ratingMin, freeOn } = search;
  const wishes: SearchWish[] = [];
  const add = (id: string, words: string, without: Partial<SupplierSearch>) =>
    wishes.push({ id, words, without: { ...search, ...without, page: 1 } });
  if (area !== '') add('area', area, { area: '', radiusKm: null });
  if (search.bounds !== null) add('bounds', formatMessage({ id: 'search.wish.bounds' }), { bounds: null });
  if (radiusKm !== null)
    add(
      'radius',
      formatMessage({ id: 'search.wish.radius' }, { distance: distanceWords(intl, market.country, radiusKm) }),
      { radiusKm: null },
    );
  const price = priceWords(intl, market, search);
  if (price !== null) add('price', price, { priceMin: null, priceMax: null });
  if (guests !== null) {
    const id = holdsGuests(search.category) ? 'search.wish.guests' : 'search.wish.heads';
    add('guests', formatMessage({ id }, { count: guests }), { guests: null });
  }
  if (evening !== null)
    add('evening', formatMessage({ id: 'search.wish.evening' }, { count: evening }), { evening: null });
  if (freeOn !== '')
    add('free', formatMessage({ id: 'search.wish.free' }, { day: dayWords(intl, freeOn) }), { freeOn: '' });
  for (const group of labelGroups)
    for (const key of search[group])
      add(`${group}-${key}`, labels?.[group][key] ?? key, { [group]: search[group].filter((one) => one !== key) });
  if (ratingMin !== null)
    add('rating', formatMessage({ id: 'search.wish.rating' }, { figure: formatNumber(ratingMin) }), {
      ratingMin: null,
    });
  if (search.withOffer) add('offer', formatMessage({ id: 'search.wish.offer' }), { withOffer: false });
  return wishes;
};
