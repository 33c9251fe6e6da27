import { formatMoney } from '@posy/remote-kit';
import type { Market } from '@posy/shared-contracts';
import type { SearchPart } from '@posy/shared-contracts/endpoints';
import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { distanceWords } from '#supplier/rules/distance/distance-words';

const budgetWords = (
  { formatMessage }: IntlShape,
  { min, max }: Pick<Extract<SearchPart, { kind: 'budget' }>, 'min' | 'max'>,
  locale: string,
): string => {
  const [low, high] = [min && formatMoney(min, locale), max && formatMoney(max, locale)];
  if (low !== null && high !== null) return formatMessage({ id: 'search.wish.between' }, { low, high });
  return low === null
    ? formatMessage({ id: 'search.wish.upTo' }, { price: high ?? '' })
    : formatMessage({ id: 'search.wish.from' }, { price: low });
};

/** Describes a range of prices in whole units of the market's currency; null when it has no end. */
export const priceWords = (
  intl: IntlShape,
  { currency, locale }: Market,
  { priceMin, priceMax }: Pick<SupplierSearch, 'priceMin' | 'priceMax'>,
): string | null => {
  if (priceMin === null && priceMax === null) return null;
  const money = (price: number | null) => (price === null ? null : { amount: price * 100, currency });
  return budgetWords(intl, { min: money(priceMin), max: money(priceMax) }, locale);
};

/** Formats a day for a list's wishes. */
export const dayWords = ({ formatDate }: IntlShape, day: string): string =>
  formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

const dateWords = (intl: IntlShape, { from, to }: Extract<SearchPart, { kind: 'date' }>): string => {
  if (from === to) return dayWords(intl, from);
  const isYear = from.slice(5) === '01-01' && to.slice(5) === '12-31';
  const month = isYear ? {} : ({ month: 'long' } as const);
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  // One month, or one year, is written once; a season from its first month to its last.
  return intl.formatDateTimeRange(first, last, { timeZone: 'UTC', year: 'numeric', ...month });
};

/** Describes a recognised part of a sentence, for a chip. */
export const partWords = (intl: IntlShape, { country, locale }: Market, part: SearchPart): string => {
  switch (part.kind) {
    case 'category':
      return intl.formatMessage({ id: `suppliers.category.${part.category}` });
    case 'venue-kind':
    case 'feature':
    case 'style':
      return part.label;
    case 'place':
      return part.within === '' ? part.name : `${part.name}, ${part.within}`;
    case 'radius':
      return intl.formatMessage({ id: 'search.wish.radius' }, { distance: distanceWords(intl, country, part.km) });
    case 'guests':
      return intl.formatMessage({ id: 'search.wish.guests' }, { count: part.count });
    case 'budget':
      return budgetWords(intl, part, locale);
    case 'date':
      return dateWords(intl, part);
  }
};
