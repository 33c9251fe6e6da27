import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { partWords } from '../sentence/part-words';
import type { WishContext } from '../wishes/wishes';
import type { RescueWay } from './rescue-way';

const dayMs = 24 * 60 * 60_000;

/** A search's day, as a wish to leave out. */
interface AskedDay extends RescueWay {
  day: string;
}

/** Days from the asked one: its neighbours, and the same day of the week before and after. */
const steps = [-7, -1, 1, 7];

/** Returns the days around a day that are still to come, in their order. */
export const daysAround = (day: string, today: string): string[] =>
  steps
    .map((step) => new Date(Date.parse(`${day}T00:00:00Z`) + step * dayMs).toISOString().slice(0, 10))
    .filter((one) => one > today);

/** Returns the day that a sentence names, with the search without it; null for none, and for a month or a season. */
export const saidDay = (
  { intl, market }: WishContext,
  search: SupplierSearch,
  understood: SearchUnderstanding | undefined,
): AskedDay | null => {
  const part = understood?.parts.find(({ kind }) => kind === 'date');
  if (part?.kind !== 'date' || part.from !== part.to) return null;
  return {
    id: 'date',
    day: part.from,
    words: intl.formatMessage({ id: 'search.none.drop' }, { wish: partWords(intl, market, part) }),
    search: { ...search, text: part.without, literally: false, page: 1 },
  };
};

/** Returns the searches of other days; `without` is the search without its own day. */
export const otherDays = (
  { formatDate }: IntlShape,
  without: SupplierSearch,
  day: string,
  today: string,
): RescueWay[] =>
  daysAround(day, today).map((one) => ({
    id: one,
    words: formatDate(`${one}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' }),
    search: { ...without, freeOn: one },
  }));
