import { DateTime } from 'luxon';

/** The reader's settings for formatting an instant. `now` is milliseconds since the epoch. */
export interface ReaderSettings {
  now: number;
  /** IANA name. */
  zone: string;
  /** BCP 47. */
  locale: string;
}

/** Every zone's offset is a multiple of a quarter of an hour: within one, the day does not change. */
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Days by zone and quarter of an hour: a thread looks the same ones up with every message. */
const days = new Map<string, string>();
/** More entries than anybody reads in one page. */
const mostDays = 20_000;

const dayAt = (milliseconds: number, zone: string): string => {
  const key = `${zone} ${Math.floor(milliseconds / quarterMs)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = DateTime.fromMillis(milliseconds, { zone }).toFormat('yyyy-MM-dd');
  if (days.size >= mostDays) days.clear();
  days.set(key, day);
  return day;
};

/** Returns the day of an instant in the reader's zone, yyyy-MM-dd. */
export const dayOf = (instant: string, zone: string): string => dayAt(Date.parse(instant), zone);

const daysAgo = (instant: string, { now, zone }: ReaderSettings): number =>
  (Date.parse(dayAt(now, zone)) - Date.parse(dayOf(instant, zone))) / dayMs;

const isThisYear = (instant: string, { now, zone }: ReaderSettings): boolean =>
  dayOf(instant, zone).slice(0, 4) === dayAt(now, zone).slice(0, 4);

const shortDay = { day: 'numeric', month: 'short' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The forms in which lists and threads write instants. */
const forms = {
  time: { hour: 'numeric', minute: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayAndTime: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  shortDay,
  shortDayOfYear: { ...shortDay, year: 'numeric' },
  longDay,
  longDayOfYear: { ...longDay, year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formatters by form, locale and zone: making one takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const written = (instant: string, form: keyof typeof forms, { zone, locale }: ReaderSettings): string => {
  const key = `${form} ${locale} ${zone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...forms[form], timeZone: zone });
  formatters.set(key, formatter);
  return formatter.format(Date.parse(instant));
};

/** Hours and minutes. */
export const timeText = (instant: string, reader: ReaderSettings): string => written(instant, 'time', reader);

/** A moment of another day: the weekday with the time within a week, then the date, with its year if it is another one. */
export const dayAndTime = (instant: string, reader: ReaderSettings): string =>
  daysAgo(instant, reader) < 7 ? written(instant, 'weekdayAndTime', reader) : briefly(instant, reader);

/** As short as possible: the time today, the weekday this week, then the date, with its year if it is another one. */
export const briefly = (instant: string, reader: ReaderSettings): string => {
  const ago = daysAgo(instant, reader);
  if (ago <= 0) return timeText(instant, reader);
  if (ago < 7) return written(instant, 'weekday', reader);
  return written(instant, isThisYear(instant, reader) ? 'shortDay' : 'shortDayOfYear', reader);
};

/** A day as a heading; the screen says today and yesterday in words. */
export type DayName = { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string };

/** Returns a thread's name for a day. */
export const dayName = (instant: string, reader: ReaderSettings): DayName => {
  const ago = daysAgo(instant, reader);
  if (ago <= 0) return { kind: 'today' };
  if (ago === 1) return { kind: 'yesterday' };
  return { kind: 'date', text: written(instant, ago > 300 ? 'longDayOfYear' : 'longDay', reader) };
};

/** A calendar day in full, such as 11 September 2027. */
export const dateText = (date: string, locale: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_FULL);

/** A calendar day in full with its weekday, such as Saturday 11 September 2027. */
export const longDate = (date: string, locale: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATE_HUGE);

/** A calendar day without its year, such as 4 December. */
export const shortDate = (date: string, locale: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale(locale).toLocaleString({ day: 'numeric', month: 'long' });

/** Formats HH:mm in the reader's locale. */
export const timeOfDayText = (time: string, locale: string): string =>
  DateTime.fromISO(`2000-01-01T${time}`, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.TIME_SIMPLE);
