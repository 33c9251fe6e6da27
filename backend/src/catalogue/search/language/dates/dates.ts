import { DateTime } from 'luxon';
import { type SentencePart } from '#catalogue/search/request/parts';
import {
  clearLead,
  clearMonth,
  edge,
  lead,
  monthOf,
  monthWord,
  nextWord,
  seasonOf,
  seasonWord,
  start,
  thisWord,
  year,
} from '../words/date-words';

/** A day, or some months from the first of one. */
interface DateSpan {
  /** Undefined for the next such day or month to come. */
  year?: number | undefined;
  month: number;
  day?: number;
  /** Number of months: 1 unless it says otherwise. */
  months?: number;
  /** True where one that is going on does not count: “next summer” in July. */
  isAfter?: boolean;
}

type DateReader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => DateSpan];

const pattern = (text: string): RegExp => new RegExp(text, 'giu');

const ordinal = '(?:st|nd|rd|th|er|\\.)?';
const between = String.raw`\s*(?:,|\/|-|–|or|and|to|oder|und|bis|ou|et|à)\s*`;

/** From the first month to the second one, which may lie in the next year. */
const monthsTo = (first: string, last: string): Pick<DateSpan, 'month' | 'months'> => ({
  month: monthOf(first),
  months: ((monthOf(last) - monthOf(first) + 12) % 12) + 1,
});

const figured = (a: string, b: string, of: number, monthFirst: boolean): DateSpan =>
  monthFirst ? { year: of, month: Number(a), day: Number(b) } : { year: of, month: Number(b), day: Number(a) };

const withYear = (monthFirst: boolean): DateReader[] => [
  [
    pattern(String.raw`${lead}\b(\d{1,2})${ordinal}\s+(?:of\s+)?${monthWord}\.?,?\s+${year}${edge}`),
    ([, day, month = '', of]) => ({ year: Number(of), month: monthOf(month), day: Number(day) }),
  ],
  [
    pattern(String.raw`${lead}${start}${monthWord}\s+(\d{1,2})${ordinal},?\s+${year}${edge}`),
    ([, month = '', day, of]) => ({ year: Number(of), month: monthOf(month), day: Number(day) }),
  ],
  [
    pattern(String.raw`${lead}${start}${monthWord}\.?${between}${monthWord}\.?,?\s+${year}${edge}`),
    ([, first = '', last = '', of]) => ({ year: Number(of), ...monthsTo(first, last) }),
  ],
  [
    pattern(String.raw`${lead}${start}${monthWord}\.?,?\s+${year}${edge}`),
    ([, month = '', of]) => ({ year: Number(of), month: monthOf(month) }),
  ],
  [
    pattern(String.raw`${lead}${start}${seasonWord},?\s+(?:of\s+)?${year}${edge}`),
    ([, season = '', of]) => ({ year: Number(of), month: seasonOf(season), months: 3 }),
  ],
  [
    pattern(String.raw`${lead}\b(\d{1,2})[./](\d{1,2})[./]${year}${edge}`),
    ([, a = '', b = '', of]) => figured(a, b, Number(of), monthFirst),
  ],
  [
    pattern(String.raw`${lead}(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-]([23]\d)(?![\d./-])`),
    ([, a = '', b = '', of]) => figured(a, b, 2000 + Number(of), monthFirst),
  ],
  [
    pattern(String.raw`${lead}\b${year}-(\d\d)-(\d\d)${edge}`),
    ([, of, month, day]) => ({ year: Number(of), month: Number(month), day: Number(day) }),
  ],
  [
    pattern(String.raw`${lead}\b${year}-(0[1-9]|1[0-2])(?![\d-])`),
    ([, of, month]) => ({ year: Number(of), month: Number(month) }),
  ],
  [
    pattern(String.raw`${lead}(?<![\d./-])(0?[1-9]|1[0-2])\/${year}${edge}`),
    ([, month, of]) => ({ year: Number(of), month: Number(month) }),
  ],
];

/** Dates whose year is the next to come. */
const withoutYear: DateReader[] = [
  [
    pattern(String.raw`(?<!\bsleeps?\s)${lead}\b(\d{1,2})${ordinal}\s+(?:of\s+)?${monthWord}${edge}`),
    ([, day, month = '']) => ({ month: monthOf(month), day: Number(day) }),
  ],
  [
    pattern(String.raw`${lead}${start}${monthWord}\s+(\d{1,2})(?:st|nd|rd|th)${edge}`),
    ([, month = '', day]) => ({ month: monthOf(month), day: Number(day) }),
  ],
  [
    pattern(String.raw`${lead}${start}${monthWord}${between}${monthWord}${edge}`),
    ([, first = '', last = '']) => monthsTo(first, last),
  ],
  [
    pattern(String.raw`(?:${lead}${nextWord}\s+)${monthWord}${edge}`),
    ([, month = '']) => ({ month: monthOf(month), isAfter: true }),
  ],
  [
    pattern(String.raw`(?:${clearLead}|${thisWord}\s+)${monthWord}${edge}(?:\s+prochain)?`),
    ([, month = '']) => ({ month: monthOf(month) }),
  ],
  [pattern(String.raw`${start}${clearMonth}${edge}`), ([, month = '']) => ({ month: monthOf(month) })],
  [
    pattern(String.raw`${start}${monthWord}\s+(?:wedding|hochzeit)${edge}`),
    ([, month = '']) => ({ month: monthOf(month) }),
  ],
  [
    pattern(String.raw`(?:${lead}${nextWord}\s+)${seasonWord}${edge}`),
    ([, season = '']) => ({ month: seasonOf(season), months: 3, isAfter: true }),
  ],
  [
    pattern(
      String.raw`(?:(?:${clearLead}|${thisWord}\s+|\bl['’])${seasonWord}${edge}(?:\s+prochaine?)?|${start}${seasonWord}(?=\s+(?:\p{L}+\s+)?(?:wedding|hochzeit)${edge}))`,
    ),
    ([, season = '', alone = '']) => ({ month: seasonOf(season === '' ? alone : season), months: 3 }),
  ],
];

const ofYear: DateReader = [
  pattern(String.raw`${lead}(?<![£$€]\s?)\b${year}${edge}`),
  ([, of]) => ({ year: Number(of), month: 1, months: 12 }),
];

/** First and last day; null when there is no such day. */
const bounds = ({ month, day, months = 1 }: DateSpan, of: number): { from: DateTime; to: DateTime } | null => {
  const from = DateTime.utc(of, month, day ?? 1);
  if (!from.isValid) return null;
  return { from, to: day === undefined ? from.plus({ months }).minus({ days: 1 }) : from };
};

/** The first and the last day of a span; without a year those of the next one that is not over. */
const daysOf = (span: DateSpan, today: string): { from: DateTime; to: DateTime } | null => {
  if (span.year !== undefined) return bounds(span, span.year);
  const now = DateTime.fromISO(today, { zone: 'utc' });
  const years = [-1, 0, 1, 2, 3, 4].map((ahead) => now.year + ahead);
  const coming = years.map((of) => bounds(span, of)).filter((one) => one !== null && one.to >= now);
  return coming.find((one) => one !== null && (span.isAfter !== true || one.from > now)) ?? null;
};

/** Part of a sentence. */
export interface WordRange {
  from: number;
  to: number;
}

/** A date in a sentence, and where its words stand: its year may stand apart. */
export interface ReadDate {
  part: SentencePart;
  words: WordRange[];
}

const stretchOf = (match: RegExpExecArray): WordRange => ({ from: match.index, to: match.index + match[0].length });

/** The year that a sentence names apart from a day, month or season, as in “June wedding 2028”. */
const yearBeside = (sentence: string, { from, to }: WordRange): (WordRange & { year: number }) | null => {
  const [words] = ofYear;
  const match = [...sentence.matchAll(words)].find((one) => one.index + one[0].length <= from || one.index >= to);
  return match === undefined ? null : { ...stretchOf(match), year: Number(match[1]) };
};

/** Returns true when the month or season of a stretch belongs to a supplier's name. */
export type NameCheck = (words: WordRange) => boolean;

interface DateContext {
  /** Americans write the month first. */
  monthFirst: boolean;
  /** A month without a year is the next one after this day; null: such a month is no date. */
  today: string | null;
  isName: NameCheck;
}

/** The first day, month, season or year that a sentence names. */
export const readDates = (sentence: string, { monthFirst, today, isName }: DateContext): ReadDate[] => {
  const readers = [...withYear(monthFirst), ...(today === null ? [] : withoutYear), ofYear];
  for (const [words, read] of readers)
    for (const match of sentence.matchAll(words)) {
      const span = read(match);
      const own = stretchOf(match);
      if (span.year === undefined && span.day === undefined && isName(own)) continue;
      const year = span.year === undefined ? yearBeside(sentence, own) : null;
      const days = daysOf(year === null ? span : { ...span, year: year.year }, today ?? '');
      if (days !== null) return [{ part: dated(days, own), words: year === null ? [own] : [own, year] }];
    }
  return [];
};

const dated = ({ from, to }: { from: DateTime; to: DateTime }, words: WordRange): SentencePart => ({
  kind: 'date',
  firstDay: from.toISODate() ?? '',
  lastDay: to.toISODate() ?? '',
  ...words,
});
