/** Days and times as people of a locale write them, to ISO and back: 'YYYY-MM-DD' and 'HH:MM'. */

const utc = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** 11/09/2027, 11.09.2027, 09/11/2027. */
export const formatDay = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    utc(iso),
  );

const pad = (value: number, size = 2): string => String(value).padStart(size, '0');

/** Undefined when there is no such day. */
const dayOf = (year: number, month: number, day: number): string | undefined => {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const date = utc(iso);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
};

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns 1 to 12 for a word such as “Sept”, “sept.” or “September”; 0 when it names no month, or more than one. */
const monthOfWord = (word: string, locale: string): number => {
  const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
  const typed = fold(word);
  const found = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) =>
    fold(long.format(new Date(Date.UTC(2024, month - 1, 1)))).startsWith(typed),
  );
  return typed.length >= 3 && found.length === 1 ? (found[0] ?? 0) : 0;
};

type DatePart = 'day' | 'month' | 'year';

/** Returns the order in which a locale writes day, month and year. */
const orderOf = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(utc('2027-09-11'))
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');

interface ParseOptions {
  locale: string;
  /** True once typing has ended: then “27” is 2027. Before, it may become 2,027. */
  isDone: boolean;
}

const yearOf = (digits: string, isDone: boolean): number =>
  digits.length === 4 ? Number(digits) : digits.length === 2 && isDone ? 2000 + Number(digits) : NaN;

/**
 * Returns the typed day: in the locale's format, with the month's name, or in ISO format; undefined when it is none.
 */
export const parseDay = (text: string, { locale, isDone }: ParseOptions): string | undefined => {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = text.match(/\d+/g) ?? [];
  const month = (text.match(/\p{L}+/gu) ?? []).map((word) => monthOfWord(word, locale)).find((found) => found > 0);
  if (month !== undefined) {
    const [day, year] = figures;
    return figures.length === 2 ? dayOf(yearOf(year ?? '', isDone), month, Number(day)) : undefined;
  }
  if (figures.length !== 3 || /\p{L}/u.test(text)) return undefined;
  const said = Object.fromEntries(orderOf(locale).map((part, at) => [part, figures[at] ?? ''])) as Record<
    DatePart,
    string
  >;
  return dayOf(yearOf(said.year, isDone), Number(said.month), Number(said.day));
};

/** 14:30, or 2:30 PM. */
export const formatTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format(new Date(`2027-01-01T${time}:00Z`));

const timePattern = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(?:uhr|h)?\s*([ap])?\.?\s*(?:m\.?)?$/;

/** Returns the typed time, such as “14:30”, “2.30 pm”, “14h30” or “14 Uhr”; undefined when it is none. */
export const parseTime = (text: string, { isDone }: Pick<ParseOptions, 'isDone'>): string | undefined => {
  const found = timePattern.exec(text.trim().toLowerCase());
  if (found === null) return undefined;
  const [, hour = '', minutes, half] = found;
  // “1” may become “14:30”, and “14:30” may become “2:30 pm”: a time without minutes waits.
  if (minutes === undefined && half === undefined && !isDone) return undefined;
  const twelve = Number(hour) % 12;
  const hours = half === undefined ? Number(hour) : half === 'p' ? twelve + 12 : twelve;
  const isTime = hours < 24 && Number(minutes ?? 0) < 60 && (half === undefined || Number(hour) <= 12);
  return isTime ? `${pad(hours)}:${pad(Number(minutes ?? 0))}` : undefined;
};
