/* eslint-disable regexp/no-super-linear-backtracking, regexp/no-super-linear-move -- `understand` cuts a sentence to 120 characters. */
import { type Money, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { cheapIn, currencyOf, saysMonthFirst, speaksGerman } from '../lexicon/market-words';
import { type PartMeaning, type SentencePart } from '../request/parts';
import { type NameCheck, readDates } from './dates/dates';
import { weekdaysIn } from './words/date-words';
import { endOfCount, forSome, withFigures, withoutNumberSept } from './words/number-words';

const number = String.raw`(\d{1,3}(?:[.,\s]\d{3})+|\d+(?:[.,]\d{1,2}(?=\s*(?:k|grand)\b))?)(?:[.,]\d{1,2})?\s*((?:k|grand|mille)\b)?`;
const symbol = '[£$€]';
const currencyWord = String.raw`(?:£|\$|€|euros?\b|eur\b|pounds?\b|quid\b|squid\b|dollars?\b|bucks\b|gbp\b|usd\b)`;
const atMost = String.raw`(?:under|below|less than|cheaper than|max(?:i(?:mum)?)?\.?(?: of)?|up to|no more than|within(?= ?[£$€])|<|(?:our |mein |unser |notre )?budget(?: of| is| von| ist| de| est)?:?|bis(?: zu)?|unter|höchstens|maximal|weniger als|(?:à |a )?moins de|sous(?: les)?|jusqu['’]?[aà]|maximum de|pour moins de)`;
const atLeast = String.raw`(?:over|above|from|more than|at least|ab|über|mindestens|plus de|à partir de|dès)`;
const people = String.raw`(?:guests?|people|peeps|persons?|ppl|pax|adults|seats|gästen?|gaesten?|personen|leuten?|mann|erwachsenen?|invit[ée]e?s?|personnes|pers(?:\.|(?=\s|$))|convives|places|adultes|couverts)(?!\p{L})`;
/** Said behind an amount: it is for each guest, which prices by the guest are compared with anyway. */
const each = String.raw`(?:\s*(?:(?:per|a|pro|par|p\.?|\/)\s*(?:head|hd|person|pers|guest|plate|cover|kopf|nase|gast|personne|t[eê]te|invit[ée]e?|convive)|p\.?\s?(?:p|h)|each)(?!\p{L})\.?)?`;
const beds = String.raw`(?:sleeps?|sleeping|beds for|accommodation for|overnight (?:stay )?for|übernachtung für|schlafplätze für|betten für|couchages pour|hébergement pour|lits pour)`;
/** These say beds only by themselves: in “6 bedrooms for 90 guests” the guests are counted, in “stay for 2 nights” the nights. */
const perhapsBeds = String.raw`(?<!\d\s*)(?:bedrooms for|stay for)`;
const nights = String.raw`(?!\d|\s*(?:nights?|days?|hours?|weeks?|nächten?|tagen?|stunden|nuits?|jours?|heures?)(?!\p{L}))`;
const bedWord = String.raw`(?:beds|betten|schlafplätzen?|lits|couchages)(?!\p{L})`;
const roomWord = String.raw`(?:(?:en-?suite|double|guest)\s+)?(?:bed\s?rooms?|schlafzimmern?|gästezimmern?|chambres?)(?!\p{L})`;
const distanceUnit = String.raw`(miles?|mi|kilomet(?:re|er)s?|kilometern?|kilomètres?|km)\b`;

const times: Record<string, number> = { half: 0.5, halbe: 0.5, demi: 0.5, two: 2, zwei: 2, deux: 2 };
const howOften = String.raw`(half an|an?|one|two|eine halbe|einer halben|einer?|zwei|une demi-?|une|deux|\d{1,3})`;
const timeUnit = String.raw`(hours?|hrs?|stunden?|heures?|h|minuten?|minutes?|mins?)\b\.?`;
const drive = String.raw`(?:\s*(?:drive|driving|by car|by train|away|fahrt|autofahrt|entfernt|de route|de voiture|en voiture|de train))*`;
/** Speed on country roads, by car. */
const kmPerHour = 65;
/** Kilometres beyond which nothing is “near”. */
const mostKm = 300;

const kmOf = (often: string, unit: string): number => {
  const units = /^\d/.test(often)
    ? Number(often)
    : (Object.entries(times).find(([word]) => often.includes(word))?.[1] ?? 1);
  return Math.min(mostKm, Math.round((/^m/i.test(unit) ? units / 60 : units) * kmPerHour));
};

const bedsFor = (least: number): PartMeaning => ({ kind: 'feature', category: 'venues', key: 'bedrooms', least });

/** With “k” the figures behind the decimal sign count: “1.5k”. */
const minor = (digits: string, thousands: string | undefined): number =>
  thousands === undefined || /[.,\s]\d{3}/.test(digits)
    ? Number(digits.replace(/[.,\s]/g, '')) * 100
    : Math.round(Number(digits.replace(',', '.')) * 100_000);

/** A cheap price of a category in a market, as an amount. */
export const lowBudget = (category: SupplierCategory, countryCode: CountryCode): PartMeaning => ({
  kind: 'budget',
  min: null,
  max: cheapIn(category, countryCode),
});

type AmountReader = (match: RegExpExecArray, currency: Money['currency']) => PartMeaning | null;

const money = (amount: number, currency: Money['currency']): Money => ({ amount, currency });

/** Tried in this order; what one has read the next ones do not see. */
const readers: readonly (readonly [RegExp, AmountReader])[] = [
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
  // “£2000-£3000”, “2 bis 3k”: a bare pair of figures is no money.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])${symbol}?\s*${number}\s*${currencyWord}?\s*(?:to|bis|à|-|–|—)\s*${symbol}?\s*${number}\s*${currencyWord}?(?!\d|\s*${people})${each}`,
      'giu',
    ),
    ([whole, low = '', lowK, high = '', highK], currency) =>
      highK !== undefined || new RegExp(currencyWord, 'i').test(whole)
        ? {
            kind: 'budget',
            min: money(minor(low, lowK ?? (Number(low) < Number(high) ? highK : undefined)), currency),
            max: money(minor(high, highK), currency),
          }
        : null,
  ],
  [
    new RegExp(
      String.raw`(?:(?:within|im umkreis von|umkreis|dans un rayon de|rayon de|à|less than|under)\s*)?(\d{1,3})\s*${distanceUnit}(?:\s*(?:radius|umkreis|autour|away))?(?:\s*(?:of|from|outside|around|um|von|rund um|de|autour de)\b)?`,
      'giu',
    ),
    ([, count, unit = '']) => ({ kind: 'radius', km: Math.round(Number(count) * (/^mi/i.test(unit) ? 1.609344 : 1)) }),
  ],
  // Travel time from a place: waiting two hours is none, so the place must follow.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:within|under|less than|up to|about|im umkreis von|umkreis|innerhalb|weniger als|maximal|höchstens|bis zu|(?:à |a )?moins d['’e]|dans un rayon d['’e]|à|a)\s*)*(?<!\p{L})${howOften}\s*${timeUnit}${drive}\s+(?:of|from|to|outside(?: of)?|around|away from|von|um|rund um|bis|de|d['’]|autour de|autour d['’])(?!\p{L})`,
      'giu',
    ),
    ([, often = '', unit = '']) => ({ kind: 'radius', km: kmOf(often.toLowerCase(), unit) }),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${beds}\s+(?:up to |about |around |bis zu )?(\d{1,4})${nights}(?:\s*${people})?`,
      'giu',
    ),
    ([, count]) => bedsFor(Number(count)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${perhapsBeds}\s+(?:up to |about |around )?(\d{1,4})${nights}(?!\s*${people})`,
      'giu',
    ),
    ([, count]) => bedsFor(Number(count)),
  ],
  [new RegExp(String.raw`(?<![\d.,£$€])(\d{1,4})\s*${bedWord}`, 'giu'), ([, count]) => bedsFor(Number(count))],
  // Suppliers state their beds, not their bedrooms: two people share one.
  [new RegExp(String.raw`(?<![\d.,£$€])(\d{1,3})\s*${roomWord}`, 'giu'), ([, count]) => bedsFor(Number(count) * 2)],
  [
    new RegExp(
      String.raw`(?:(?:for|für|fuer|pour|pr|with|w\/?|mit|avec|seats|accommodat(?:es?|ing)|accueillant|up to|bis zu|jusqu['’]à|at least|mindestens|au moins|about|around|approx\.?|roughly|ca\.?|circa|etwa|ungefähr|environ)\s+)*(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?\s*(?:day |evening |wedding )?${people}`,
      'giu',
    ),
    ([, count, most]) => ({ kind: 'guests', count: Number(most ?? count) }),
  ],
  [
    new RegExp(String.raw`${atMost}\s*${symbol}?\s*${number}\s*${currencyWord}?${each}`, 'giu'),
    ([, digits = '', k], currency) => ({ kind: 'budget', min: null, max: money(minor(digits, k), currency) }),
  ],
  [
    new RegExp(String.raw`${atLeast}\s*(?:${symbol}\s*${number}|${number}\s*${currencyWord})${each}`, 'giu'),
    ([, a, aK, b, bK], currency) => ({
      kind: 'budget',
      min: money(minor(a ?? b ?? '0', aK ?? bK), currency),
      max: null,
    }),
  ],
  [
    new RegExp(
      String.raw`(?:${symbol}\s*${number}|${number}\s*${currencyWord})${each}(?:\s*(?:budget|max(?:imum)?))?`,
      'giu',
    ),
    ([, a, aK, b, bK], currency) => ({
      kind: 'budget',
      min: null,
      max: money(minor(a ?? b ?? '0', aK ?? bK), currency),
    }),
  ],
  [
    /(?<!\p{L})(?:(?:cap(?:acity)?|kapazität|capacité|accommodat(?:es|ing)|accueillant)(?: of| von| de| für| up to| about| around)?:?\s*(\d{1,5})(?![\d.,])|(\d{1,5})\s*(?:cap(?:acity)?|seated|standing|sit down|assis|sitzplätze?)(?!\p{L}))/giu,
    ([, before, behind]) => ({ kind: 'guests', count: Number(before ?? behind) }),
  ],
  // A bare figure is money if it is per person, or in thousands.
  [
    new RegExp(String.raw`(?<![\d.,£$€])(\d{1,4})(?:[.,]\d{1,2})?${each.slice(0, -1)}`, 'giu'),
    ([, digits = ''], currency) => ({ kind: 'budget', min: null, max: money(minor(digits, undefined), currency) }),
  ],
  [
    /(?<![\d.,\p{L}])(\d{1,3}(?:[.,]\d{1,2})?)\s*(k|grand)\b(?:\s*(?:max(?:imum)?|tops|budget))?/giu,
    ([, digits = '', k], currency) => ({ kind: 'budget', min: null, max: money(minor(digits, k), currency) }),
  ],
  [
    new RegExp(String.raw`${forSome}(\d)(?=${endOfCount})`, 'giu'),
    ([, count]) => ({ kind: 'guests', count: Number(count) }),
  ],
  [
    new RegExp(
      String.raw`(?:for|für|pour|pr)\s+(?:a |just |only |nur |juste |about |around |approx\.? |ca\.? |circa |etwa |rund |environ )?(\d{2,4})(?=\s|$|,)${nights}`,
      'giu',
    ),
    ([, count]) => ({ kind: 'guests', count: Number(count) }),
  ],
];

/** Ten million of anything: what is more is no budget, and no number that can be written. */
const mostAmount = 1_000_000_000;

const isBelievable = (meaning: PartMeaning): boolean =>
  meaning.kind !== 'budget' || Math.max(meaning.min?.amount ?? 0, meaning.max?.amount ?? 0) <= mostAmount;

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

const isOneDay = (part: SentencePart): boolean => part.kind === 'date' && part.firstDay === part.lastDay;

export interface Amounts {
  parts: SentencePart[];
  /** The sentence with blanks where amounts stood: places in it stay the same. */
  rest: string;
  /** Days of the week beside a month, season or year, as they are written: “Tuesday” in “a Tuesday in February”. */
  weekdays: string[];
}

/** Reads budget, guests, radius and date before the words, because numbers identify them. */
export const readAmounts = (
  typed: string,
  countryCode: CountryCode,
  today: string | null,
  isName: NameCheck = () => false,
): Amounts => {
  const currency = currencyOf(countryCode);
  const isGerman = speaksGerman(countryCode);
  const { sentence, numbers } = withFigures(typed);
  const dates = readDates(withoutNumberSept(sentence), { monthFirst: saysMonthFirst(countryCode), today, isName });
  const parts: SentencePart[] = dates.map(({ part }) => part);
  const weekdays = dates.flatMap(({ part, words }) =>
    isOneDay(part) ? [] : words.flatMap(({ from, to }) => weekdaysIn(typed.slice(from, to), isGerman)),
  );
  let rest = dates.flatMap(({ words }) => words).reduce((text, { from, to }) => blank(text, from, to), sentence);
  for (const [pattern, read] of readers)
    for (const match of rest.matchAll(pattern)) {
      const meaning = read(match, currency);
      const end = match.index + match[0].trimEnd().length;
      // A figure is shorter than the words that it stands for.
      const to = numbers.find((one) => one.from < end && end < one.to)?.to ?? end;
      if (meaning === null || !isBelievable(meaning) || parts.some(({ kind }) => kind === meaning.kind)) continue;
      parts.push({ ...meaning, from: match.index, to });
      rest = blank(rest, match.index, to);
    }
  return { parts, rest, weekdays };
};
