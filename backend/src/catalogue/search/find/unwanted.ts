import { type SearchIndex } from '#catalogue/search/find/search';
import { type FindRequest } from '#catalogue/search/request/search-request';
import { relatedKinds } from '../language/kinds-of';
import { areaFilter, labelFilter, type RowFilter } from '../ranking/filters';
import { type Understanding, type Unwanted } from '../request/parts';

type Has = (row: number) => boolean;

/** Returns a test for words that suppliers of the market have; a figure alone says nothing about them. */
export const wordsOfSuppliers =
  ({ columns, matcher }: SearchIndex, { countryCode }: FindRequest) =>
  (word: string): boolean =>
    !/^\d+$/.test(word) && (columns.nameWords.has(countryCode, word) || matcher.isKnown(word, countryCode));

/** Returns the unwanted words that no supplier has: nobody can be left out for them. */
export const idleWords = ({ is }: Unwanted, isOfSuppliers: (word: string) => boolean): readonly string[] =>
  is.kind === 'words' && !is.words.every(isOfSuppliers) ? is.words : [];

/** Returns a test for rows that are, have or lie in an unwanted thing; null where no row could match. */
const hasOf = ({ columns, matcher }: SearchIndex, is: Unwanted['is'], { countryCode }: FindRequest): Has | null => {
  switch (is.kind) {
    case 'place':
      return areaFilter(columns, is.place.area)?.fits ?? null;
    case 'category':
      return columns.isOf(is.category);
    case 'venue-kind':
      return labelFilter(columns, 'kind', [is.key, ...relatedKinds(is.key)]).fits;
    case 'feature':
    case 'style':
      return labelFilter(columns, is.kind, [is.key]).fits;
    case 'words': {
      const matches = matcher.all(is.words, countryCode);
      return (row) => matches.has(row);
    }
  }
};

/** Leaves out what the sentence says it does not want; nothing comes near that has it. */
export const unwantedFilters = (index: SearchIndex, { unwanted }: Understanding, request: FindRequest): RowFilter[] =>
  unwanted.flatMap(({ is }) => {
    const has = hasOf(index, is, request);
    return has === null ? [] : [{ by: 'other' as const, fits: (row: number) => !has(row) }];
  });
