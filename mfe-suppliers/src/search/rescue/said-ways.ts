import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { isPlace } from '../nearest/near-fits';
import { partWords } from '../sentence/part-words';
import type { WishContext } from '../wishes/wishes';
import type { CountedWay } from './rescue-way';

/** A search without a wish of the sentence, or without the place. */
export interface SaidWay extends CountedWay {
  isPlace: boolean;
}

type CountedRescue = SearchUnderstanding['rescue'][number];
type Lack = CountedRescue['drop'];

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
export const saidWays = (wording: WishContext, search: SupplierSearch, understood: SearchUnderstanding): SaidWay[] =>
  understood.rescue.map((rescue) => ({
    id: String(rescue.drop),
    words: dropWords(wording, understood, rescue),
    total: rescue.total,
    isPlace: isPlace(understood, rescue.drop),
    search: {
      ...search,
      text: rescue.without,
      page: 1,
      ...(rescue.drop === 'place' ? { area: '', radiusKm: null } : {}),
    },
  }));

/** Kinds of parts that leave suppliers out, other than the place. */
const narrowing = ['venue-kind', 'feature', 'style', 'guests', 'budget'];

/** Describes the wishes of the sentence whose loss alone brings nobody. */
export const uselessSaid = ({ intl, market }: WishContext, { parts, words, rescue }: SearchUnderstanding): string[] => {
  const helps = (lack: Lack): boolean => rescue.some(({ drop }) => drop === lack);
  const kind = parts.findIndex((part) => part.kind === 'venue-kind');
  return [
    ...parts.flatMap((part, number) =>
      // Several kinds of venue are one wish, which counts as the first of them.
      !narrowing.includes(part.kind) || (part.kind === 'venue-kind' && number !== kind) || helps(number)
        ? []
        : [partWords(intl, market, part)],
    ),
    ...(words.length === 0 || helps('words') ? [] : [words.join(' ')]),
  ];
};
