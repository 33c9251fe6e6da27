import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { partWords } from '../sentence/part-words';
import type { WishContext } from '../wishes/wishes';

/** A removable wish, with the search without it. */
export interface RemovableWish {
  id: string;
  words: string;
  total: number;
  search: SupplierSearch;
}

type CountedRescue = SearchUnderstanding['rescue'][number];

const dropWords = (
  { intl, market }: WishContext,
  { parts, words }: SearchUnderstanding,
  { drop }: CountedRescue,
): string => {
  const { formatMessage }: IntlShape = intl;
  if (drop === 'words') return formatMessage({ id: 'search.none.dropWords' }, { words: words.join(' ') });
  const part = drop === 'place' ? undefined : parts[drop];
  return part === undefined
    ? formatMessage({ id: 'search.none.dropPlace' })
    : formatMessage({ id: 'search.none.drop' }, { wish: partWords(intl, market, part) });
};

/** Returns the totals without each wish of the sentence, as the server counted them, the largest first. */
export const rescuesOf = (
  wording: WishContext,
  search: SupplierSearch,
  understood: SearchUnderstanding,
): RemovableWish[] =>
  understood.rescue.map((rescue) => ({
    id: String(rescue.drop),
    words: dropWords(wording, understood, rescue),
    total: rescue.total,
    search: {
      ...search,
      text: rescue.without,
      page: 1,
      ...(rescue.drop === 'place' ? { area: '', radiusKm: null } : {}),
    },
  }));
