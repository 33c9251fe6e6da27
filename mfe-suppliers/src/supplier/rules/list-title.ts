import type { CountryCode } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from './asked/search-state';
import { distanceWords } from './distance/distance-words';
import { placeInSentence } from './place-name';

/** The kind of a list’s place: “in and around” fits a town only. */
export type ListPlace = 'town' | 'region' | 'postcode' | 'country';

interface ListFacts {
  total: number;
  search: SupplierSearch;
  country: CountryCode;
  /** Names of the chosen kinds of venue. */
  kinds?: readonly string[];
  place?: ListPlace;
}

/** Returns true when filters beside words, category and place narrow a list. */
const isNarrowed = ({
  priceMin,
  priceMax,
  guests,
  evening,
  ratingMin,
  features,
  styles,
  freeOn,
  withOffer,
}: SupplierSearch): boolean =>
  [priceMin, priceMax, guests, evening, ratingMin].some((one) => one !== null) ||
  features.length + styles.length > 0 ||
  freeOn !== '' ||
  withOffer;

/** Describes suppliers with their place. */
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

/**
 * Describes a list: “86 venues within 25 miles of Bath: Barn, for “licence””. An empty list with further filters is
 * described as having none with all of them.
 */
export const listTitle = (intl: IntlShape, { total, search, country, kinds = [], place }: ListFacts): string => {
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
