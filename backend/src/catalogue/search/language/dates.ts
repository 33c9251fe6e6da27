import { DateTime } from 'luxon';
import { type SentencePart } from '../request/parts';

const months: readonly string[][] = [
  ['january', 'jan', 'januar', 'janvier'],
  ['february', 'feb', 'februar', 'février', 'fevrier'],
  ['march', 'märz', 'maerz', 'mars'],
  ['april', 'apr', 'avril'],
  ['may', 'mai'],
  ['june', 'juni', 'juin'],
  ['july', 'juli', 'juillet'],
  ['august', 'aug', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'dezember', 'dez', 'décembre', 'decembre'],
];

const monthOf = (word: string): number => months.findIndex((names) => names.includes(word.toLowerCase())) + 1;
const monthWord = `(${months.flat().join('|')})`;
const weekdays =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?';
/** A day of the week before a date adds nothing to it: “on a Saturday in June 2028”. */
const weekday = String.raw`(?:\b(?:(?:on|am|an einem|le|un|a|ein|einem)\s+){0,2}(?:${weekdays}),?\s+)?`;
const lead = String.raw`${weekday}(?:\b(?:on|in|im|am|en|le|for|für|pour|de)\s+(?:the\s+)?)?`;
/** No wedding is in the year 2000: “bis 2000 €” is money, and so is a figure beside a currency sign. */
const year = String.raw`(20[23]\d)(?!\s*(?:£|\$|€|euro|eur\b|pounds|quid|dollars|bucks|k\b))`;

const edge = String.raw`(?![\p{L}\d])`;
const patterns = {
  dayMonth: new RegExp(
    String.raw`${lead}\b(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:of\s+)?${monthWord}\.?,?\s+${year}${edge}`,
    'giu',
  ),
  monthDay: new RegExp(String.raw`${lead}\b${monthWord}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${year}${edge}`, 'giu'),
  month: new RegExp(String.raw`${lead}\b${monthWord}\.?\s+${year}${edge}`, 'giu'),
  numbers: new RegExp(String.raw`${lead}\b(\d{1,2})[./](\d{1,2})[./]${year}${edge}`, 'giu'),
  iso: new RegExp(String.raw`${lead}\b${year}-(\d\d)-(\d\d)${edge}`, 'giu'),
  year: new RegExp(String.raw`${lead}(?<![£$€]\s?)\b${year}${edge}`, 'giu'),
};

interface DateSpan {
  year: number;
  month?: number;
  day?: number;
}

/** First and last day; null when there is no such day. */
const spanOf = ({ year: of, month, day }: DateSpan): { from: string; to: string } | null => {
  const start = DateTime.utc(of, month ?? 1, day ?? 1);
  if (!start.isValid) return null;
  const unit = day !== undefined ? 'day' : month !== undefined ? 'month' : 'year';
  return { from: start.toISODate(), to: start.endOf(unit).toISODate() };
};

const numbers = (...texts: (string | undefined)[]): number[] => texts.map(Number);

const readers = (monthFirst: boolean): (readonly [RegExp, (match: RegExpExecArray) => DateSpan])[] => [
  [patterns.dayMonth, ([, day, month = '', of]) => ({ year: Number(of), month: monthOf(month), day: Number(day) })],
  [patterns.monthDay, ([, month = '', day, of]) => ({ year: Number(of), month: monthOf(month), day: Number(day) })],
  [patterns.month, ([, month = '', of]) => ({ year: Number(of), month: monthOf(month) })],
  [
    patterns.numbers,
    ([, a, b, of]) => {
      const [first = 0, second = 0] = numbers(a, b);
      const [day, month] = monthFirst ? [second, first] : [first, second];
      return { year: Number(of), month, day };
    },
  ],
  [patterns.iso, ([, of, month, day]) => ({ year: Number(of), month: Number(month), day: Number(day) })],
  [patterns.year, ([, of]) => ({ year: Number(of) })],
];

/** The first day, month or year that a sentence names; Americans write the month first. */
export const readDates = (sentence: string, monthFirst: boolean): SentencePart[] => {
  for (const [pattern, read] of readers(monthFirst))
    for (const match of sentence.matchAll(pattern)) {
      const span = spanOf(read(match));
      if (span !== null) return [dated(span, match)];
    }
  return [];
};

const dated = (span: { from: string; to: string }, match: RegExpExecArray): SentencePart => ({
  kind: 'date',
  firstDay: span.from,
  lastDay: span.to,
  from: match.index,
  to: match.index + match[0].length,
});
