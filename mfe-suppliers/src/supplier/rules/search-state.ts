import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';

/** Orders of a result list; the first is the one that needs no words in the address. */
export const sorts = ['recommended', 'rating', 'price'] as const;
export type Sort = (typeof sorts)[number];

/** A search of the directory. Empty text and area and a null category do not narrow it. Pages count from 1. */
export interface SupplierSearch {
  category: SupplierCategory | null;
  text: string;
  area: string;
  sort: Sort;
  page: number;
}

export const emptySearch: SupplierSearch = { category: null, text: '', area: '', sort: 'recommended', page: 1 };

/** Longest text and area, and last page, that the search takes. Source: the endpoint `searchSuppliers`. */
const longestWords = 120;
const lastPage = 100_000;

/** Whether the text names a category. */
export const isCategory = (text: string | undefined): text is SupplierCategory =>
  supplierCategories.some((category) => category === text);

/** Words as they are searched: one space between them, none around, never half a character at the cut. */
export const tidyWords = (words: string): string =>
  [...words.replace(/\s+/gu, ' ').trim()]
    .reduce((kept, letter) => (kept.length + letter.length > longestWords ? kept : kept + letter), '')
    .trim();

const readPage = (text: string | null): number => {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= lastPage ? page : 1;
};

const readSort = (text: string | null): Sort => sorts.find((sort) => sort === text) ?? 'recommended';

/** Reads the query of a list's address; what makes no sense there counts as not given. */
export const parseSearch = (category: SupplierCategory | null, query: string): SupplierSearch => {
  const given = new URLSearchParams(query);
  return {
    category,
    text: tidyWords(given.get('text') ?? ''),
    area: tidyWords(given.get('area') ?? ''),
    sort: readSort(given.get('sort')),
    page: readPage(given.get('page')),
  };
};

/** The query of a list's address, without `?`; empty when nothing differs from the default. */
export const formatSearch = ({ text, area, sort, page }: SupplierSearch): string => {
  const query = new URLSearchParams();
  if (text !== '') query.set('text', text);
  if (area !== '') query.set('area', area);
  if (sort !== 'recommended') query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  return query.toString();
};

/** A list in one value, for `searchParams` of a profile's address: the way back to it and on in it. */
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

/** Whether the search shows the whole directory. */
export const isWholeDirectory = (search: SupplierSearch): boolean => formatList(search) === '';
