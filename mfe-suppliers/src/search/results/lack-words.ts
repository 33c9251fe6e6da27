import { formatMoney } from '@posy/remote-kit';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { CloseOne } from '../nearest/near-fits';
import { partWords } from '../sentence/part-words';
import type { WishContext } from '../wishes/wishes';

type MissingWish = CloseOne['lacks'][number];

/** Describes a missing wish: “Further away”, “Over £5,000”. */
const lackWords = ({ intl, market }: WishContext, { parts, words }: SearchUnderstanding, lack: MissingWish): string => {
  const { formatMessage } = intl;
  const without = (wish: string) => formatMessage({ id: 'search.close.without' }, { wish });
  if (lack === 'words') return without(words.join(' '));
  const part = lack === 'place' ? undefined : parts[lack];
  if (part === undefined) return formatMessage({ id: 'search.close.place' });
  switch (part.kind) {
    case 'place':
      return formatMessage({ id: 'search.close.place' });
    case 'venue-kind':
      return formatMessage({ id: 'search.close.kind' }, { kind: part.label });
    case 'guests':
      return formatMessage({ id: 'search.close.guests' }, { count: part.count });
    case 'budget':
      return part.max === null || part.min !== null
        ? formatMessage({ id: 'search.close.budget' }, { budget: partWords(intl, market, part) })
        : formatMessage({ id: 'search.close.over' }, { price: formatMoney(part.max, market.locale) });
    default:
      return without(partWords(intl, market, part));
  }
};

/** Suppliers that lack the same wish, under its description. */
export interface CloseGroup {
  words: string;
  suppliers: readonly CloseOne[];
}

/** Further than any distance on Earth, for a supplier without one. */
const unknownKm = Number.MAX_SAFE_INTEGER;
const kmOf = ({ distanceKm }: CloseOne): number => distanceKm ?? unknownKm;
const nearestOf = ({ suppliers }: CloseGroup): number => Math.min(...suppliers.map(kmOf));
const lacksOf = ({ suppliers }: CloseGroup): number => Math.min(...suppliers.map(({ lacks }) => lacks.length));

/**
 * Groups near matches by the wishes that they lack: those that lack fewest first, of these the group of the nearest
 * first, and in each the nearest first. An order that was chosen is left as it is.
 */
export const closeGroups = (
  wording: WishContext,
  understood: SearchUnderstanding,
  isNearestFirst: boolean,
): CloseGroup[] => {
  const groups = new Map<string, CloseOne[]>();
  for (const one of understood.close) {
    const words = [...new Set(one.lacks.map((lack) => lackWords(wording, understood, lack)))].join(' · ');
    groups.set(words, [...(groups.get(words) ?? []), one]);
  }
  const found: CloseGroup[] = [...groups].map(([words, suppliers]) => ({ words, suppliers }));
  if (!isNearestFirst) return found;
  return found
    .map(({ words, suppliers }) => ({ words, suppliers: suppliers.toSorted((a, b) => kmOf(a) - kmOf(b)) }))
    .sort((a, b) => lacksOf(a) - lacksOf(b) || nearestOf(a) - nearestOf(b));
};
