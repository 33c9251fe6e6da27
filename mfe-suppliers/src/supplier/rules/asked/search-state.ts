import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import {
  readBounds,
  readDay,
  readGuests,
  readKeys,
  readPage,
  readPrice,
  readRadius,
  readRating,
  tidyWords,
} from './search-readers';

/** Orders of a result list; the first is the default and not written to the address. */
export const sorts = ['recommended', 'rating', 'reviews', 'price', 'distance'] as const;
export type Sort = (typeof sorts)[number];

/** A part of the map, in degrees. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A search of the directory. Empty, null and false values do not narrow it. Pages count from 1. */
export interface SupplierSearch {
  category: SupplierCategory | null;
  /** A name, or a sentence that the server analyses. */
  text: string;
  area: string;
  /** Radius around the area; without it the place itself. */
  radiusKm: number | null;
  /** Only suppliers within; the area is ignored then. */
  bounds: MapBounds | null;
  /** Bounds of the price, both included, in whole units of the market's currency. */
  priceMin: number | null;
  priceMax: number | null;
  guests: number | null;
  /** Guests of the evening party, those of the day among them. */
  evening: number | null;
  ratingMin: number | null;
  /** Keys, all of which are required. */
  features: readonly string[];
  /** Keys, at least one of which is required. */
  styles: readonly string[];
  /** Kinds of venue, at least one of which is required, by key. */
  kinds: readonly string[];
  /** An ISO date, or empty. */
  freeOn: string;
  withOffer: boolean;
  /** True to search the typed words without corrections. */
  literally: boolean;
  /** True to leave out the couple's own date and guests. */
  isPlain: boolean;
  /** True to show the map too. */
  isMapped: boolean;
  sort: Sort;
  page: number;
}

/** The fields of a search that are typed. */
export type SearchDraft = Pick<SupplierSearch, 'category' | 'text' | 'area'>;

export const emptySearch: SupplierSearch = {
  category: null,
  text: '',
  area: '',
  radiusKm: null,
  bounds: null,
  priceMin: null,
  priceMax: null,
  guests: null,
  evening: null,
  ratingMin: null,
  features: [],
  styles: [],
  kinds: [],
  freeOn: '',
  withOffer: false,
  literally: false,
  isPlain: false,
  isMapped: false,
  sort: 'recommended',
  page: 1,
};

/** Returns true when the text is a category. */
export const isCategory = (text: string | undefined): text is SupplierCategory =>
  supplierCategories.some((category) => category === text);

const readSort = (text: string | null): Sort => sorts.find((sort) => sort === text) ?? 'recommended';

/** Reads the query of a list's address; invalid values are ignored. */
export const parseSearch = (category: SupplierCategory | null, query: string): SupplierSearch => {
  const given = new URLSearchParams(query);
  return {
    category,
    text: tidyWords(given.get('text') ?? ''),
    area: tidyWords(given.get('area') ?? ''),
    radiusKm: readRadius(given.get('radius')),
    bounds: readBounds(given.get('in')),
    priceMin: readPrice(given.get('price-from')),
    priceMax: readPrice(given.get('price')),
    guests: readGuests(given.get('guests')),
    evening: readGuests(given.get('evening')),
    ratingMin: readRating(given.get('rating')),
    features: readKeys(given.get('features')),
    styles: readKeys(given.get('styles')),
    kinds: readKeys(given.get('kinds')),
    freeOn: readDay(given.get('free')),
    withOffer: given.get('offers') === 'yes',
    literally: given.get('literally') === 'yes',
    isPlain: given.get('ours') === 'no',
    isMapped: given.get('view') === 'map',
    sort: readSort(given.get('sort')),
    page: readPage(given.get('page')),
  };
};

const formatBounds = (bounds: MapBounds | null): string =>
  bounds === null ? '' : [bounds.south, bounds.west, bounds.north, bounds.east].join(',');

/** Returns the query of a list's address, without `?`; empty for the defaults. */
export const formatSearch = (search: SupplierSearch): string => {
  const { text, area, radiusKm, priceMin, priceMax, guests, evening, ratingMin, freeOn } = search;
  const { features, styles, kinds } = search;
  const said: [string, string | number | null][] = [
    ['text', text],
    ['area', area],
    ['radius', radiusKm],
    ['in', formatBounds(search.bounds)],
    ['price-from', priceMin],
    ['price', priceMax],
    ['guests', guests],
    ['evening', evening],
    ['rating', ratingMin],
    ['features', features.join(',')],
    ['styles', styles.join(',')],
    ['kinds', kinds.join(',')],
    ['free', freeOn],
    ['offers', search.withOffer ? 'yes' : ''],
    ['literally', search.literally ? 'yes' : ''],
    ['ours', search.isPlain ? 'no' : ''],
    ['view', search.isMapped ? 'map' : ''],
    ['sort', search.sort === 'recommended' ? '' : search.sort],
    ['page', search.page === 1 ? '' : search.page],
  ];
  const given = said.filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

/** Returns a list as one value, for `searchParams` of a profile's address: for the links back to it and on in it. */
export const formatList = (search: SupplierSearch): string => {
  const query = new URLSearchParams(formatSearch(search));
  if (search.category !== null) query.set('category', search.category);
  return query.toString();
};

/** Reads `searchParams`; null when the profile was not reached from a list. */
export const parseList = (text: string | null): SupplierSearch | null => {
  if (text === null) return null;
  const category = new URLSearchParams(text).get('category') ?? undefined;
  return parseSearch(isCategory(category) ? category : null, text);
};

/** Returns true when the search shows the whole directory. */
export const isWholeDirectory = (search: SupplierSearch): boolean => formatList(search) === '';
