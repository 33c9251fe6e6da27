/* eslint-disable regexp/no-super-linear-backtracking, regexp/no-super-linear-move -- `understand` cuts a sentence to 120 characters. */
import { type Money } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { markets } from '#catalogue/generate/market/markets';
import { categoryContent } from '#catalogue/generate/content';
import { readDates } from './dates';
import { type Part, type PartMeaning } from './parts';

const number = String.raw`(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,]\d{1,2})?\s*(k\b)?`;
const symbol = '[£$€]';
const currencyWord = String.raw`(?:£|\$|€|euros?\b|eur\b|pounds?\b|quid\b|dollars?\b|gbp\b|usd\b)`;
const atMost = String.raw`(?:under|below|less than|cheaper than|max(?:imum)?(?: of)?|up to|no more than|within(?= ?[£$€])|budget(?: of| von| de)?|bis(?: zu)?|unter|höchstens|maximal|weniger als|(?:à |a )?moins de|jusqu['’]?[aà]|maximum de|pour moins de)`;
const atLeast = String.raw`(?:over|above|from|more than|at least|ab|über|mindestens|plus de|à partir de|dès)`;
const people = String.raw`(?:guests?|people|persons?|pax|seats|gästen?|gaesten?|personen|leuten?|invit[ée]e?s?|personnes|convives|places)(?!\p{L})`;
const distanceUnit = String.raw`(miles?|mi|kilomet(?:re|er)s?|kilometern?|kilomètres?|km)\b`;

const minor = (digits: string, thousands: string | undefined): number =>
  Number(digits.replace(/[.,\s]/g, '')) * (thousands === undefined ? 100 : 100_000);

const currencyOf = (countryCode: CountryCode): Money['currency'] =>
  categoryContent('venues').prices[countryCode].currency;

type Reader = (match: RegExpExecArray, currency: Money['currency']) => PartMeaning | null;

const money = (amount: number, currency: Money['currency']): Money => ({ amount, currency });

/** Tried in this order; what one has read the next ones do not see. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      String.raw`(?:between|from|zwischen|von|entre|de)\s*${symbol}?\s*${number}\s*${currencyWord}?\s*(?:and|to|und|bis|et|à|-|–)\s*${symbol}?\s*${number}\s*${currencyWord}?(?!\s*${people})`,
      'giu',
    ),
    ([whole, low = '', lowK, high = '', highK], currency) =>
      new RegExp(currencyWord, 'i').test(whole)
        ? { kind: 'budget', min: money(minor(low, lowK), currency), max: money(minor(high, highK), currency) }
        : null,
  ],
  [
    new RegExp(
      String.raw`(?:(?:within|im umkreis von|umkreis|dans un rayon de|rayon de|à|less than|under)\s*)?(\d{1,3})\s*${distanceUnit}(?:\s*(?:radius|umkreis|autour))?(?:\s*(?:of|from|um|von|rund um|de|autour de)\b)?`,
      'giu',
    ),
    ([, count, unit = '']) => ({ kind: 'radius', km: Math.round(Number(count) * (/^mi/i.test(unit) ? 1.609344 : 1)) }),
  ],
  [
    new RegExp(
      String.raw`(?:(?:for|für|fuer|pour|with|mit|avec|seats|up to|bis zu|jusqu['’]à|at least|mindestens|au moins|about|around|ca\.?|etwa|environ)\s+)*(\d{1,5})\s*(?:day |evening |wedding )?${people}`,
      'giu',
    ),
    ([, count]) => ({ kind: 'guests', count: Number(count) }),
  ],
  [
    new RegExp(String.raw`${atMost}\s*${symbol}?\s*${number}\s*${currencyWord}?`, 'giu'),
    ([, digits = '', k], currency) => ({ kind: 'budget', min: null, max: money(minor(digits, k), currency) }),
  ],
  [
    new RegExp(String.raw`${atLeast}\s*(?:${symbol}\s*${number}|${number}\s*${currencyWord})`, 'giu'),
    ([, a, aK, b, bK], currency) => ({
      kind: 'budget',
      min: money(minor(a ?? b ?? '0', aK ?? bK), currency),
      max: null,
    }),
  ],
  [
    new RegExp(String.raw`(?:${symbol}\s*${number}|${number}\s*${currencyWord})(?:\s*(?:budget|max(?:imum)?))?`, 'giu'),
    ([, a, aK, b, bK], currency) => ({
      kind: 'budget',
      min: null,
      max: money(minor(a ?? b ?? '0', aK ?? bK), currency),
    }),
  ],
  [/(?:for|für|pour)\s+(\d{2,4})(?=\s|$|,)/giu, ([, count]) => ({ kind: 'guests', count: Number(count) })],
];

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

export interface Amounts {
  parts: Part[];
  /** The sentence with blanks where amounts stood: places in it stay the same. */
  rest: string;
}

/** Budget, guests, radius and date, read before words are: they are told by their numbers. */
export function readAmounts(sentence: string, countryCode: CountryCode): Amounts {
  const currency = currencyOf(countryCode);
  const dates = readDates(sentence, markets.find((market) => market.countryCode === countryCode)?.locale === 'en-US');
  const parts: Part[] = [...dates];
  let rest = dates.reduce((text, { from, to }) => blank(text, from, to), sentence);
  for (const [pattern, read] of readers)
    for (const match of rest.matchAll(pattern)) {
      const meaning = read(match, currency);
      const to = match.index + match[0].trimEnd().length;
      if (meaning === null || parts.some(({ kind }) => kind === meaning.kind)) continue;
      parts.push({ ...meaning, from: match.index, to });
      rest = blank(rest, match.index, to);
    }
  return { parts, rest };
}
