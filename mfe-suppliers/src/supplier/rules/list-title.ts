import type { CountryCode } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from './asked/search-state';
import { distanceWords } from './distance/distance-words';
import { placeInSentence } from './place-name';

/** What a list’s place is: only a town is something that one is “in and around”, whatever its name. */
export type ListPlace = 'town' | 'region' | 'postcode' | 'country';

interface Listed {
  total: number;
  search: SupplierSearch;
  country: CountryCode;
  /** The kinds of venue that were chosen, in words. */
  kinds?: readonly string[];
  place?: ListPlace;
}

/** Whether anything beside words, kind and place decides who is in a list. */
const isNarrowed = ({ priceMax, guests, ratingMin, features, styles, freeOn, withOffer }: SupplierSearch): boolean =>
  [priceMax, guests, ratingMin].some((one) => one !== null) ||
  features.length + styles.length > 0 ||
  freeOn !== '' ||
  withOffer;

/** What is somewhere, with where that is. */
export const placedWords = (
  intl: IntlShape,
  found: string,
  { area, radiusKm, place = 'town' }: Pick<SupplierSearch, 'area' | 'radiusKm'> & { place?: ListPlace },
  country: CountryCode,
): string => {
  const values = { found, area: placeInSentence(intl.locale, area) };
  if (radiusKm === null) return intl.formatMessage({ id: 'suppliers.found.near' }, { ...values, place });
  const distance = distanceWords(intl, country, radiusKm);
  return intl.formatMessage({ id: 'suppliers.found.within' }, { ...values, distance });
};

/** A list in words: “86 venues within 25 miles of Bath: Barn, for “licence””. Nobody of a list with more wishes is nobody with all of them. */
export const listTitle = (intl: IntlShape, { total, search, country, kinds = [], place }: Listed): string => {
  const { formatMessage, formatList } = intl;
  const count = formatMessage({ id: `suppliers.found.${search.category ?? 'all'}` }, { count: total });
  const isSomewhere = search.area !== '' && search.bounds === null;
  const found = isSomewhere ? placedWords(intl, count, { ...search, place }, country) : count;
  const kind = formatList(kinds, { type: 'disjunction' });
  const ofKind = kinds.length === 0 ? found : formatMessage({ id: 'suppliers.found.kind' }, { found, kind });
  const matching =
    search.text === ''
      ? ofKind
      : formatMessage({ id: 'suppliers.found.matching' }, { found: ofKind, text: search.text });
  return total === 0 && isNarrowed(search)
    ? formatMessage({ id: 'suppliers.found.allOfIt' }, { found: matching })
    : matching;
};
