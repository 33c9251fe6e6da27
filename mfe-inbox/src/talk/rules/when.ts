import { DateTime } from 'luxon';

/** The reader's settings for formatting an instant. `now` is milliseconds since the epoch. */
export interface ReaderSettings {
  now: number;
  /** IANA name. */
  zone: string;
  /** BCP 47. */
  locale: string;
}

const local = (instant: string, { zone, locale }: ReaderSettings): DateTime =>
  DateTime.fromISO(instant, { zone }).setLocale(locale);

const daysAgo = (instant: string, reader: ReaderSettings): number =>
  DateTime.fromMillis(reader.now, { zone: reader.zone })
    .startOf('day')
    .diff(local(instant, reader).startOf('day'), 'days').days;

/** Every zone's offset is a multiple of a quarter of an hour: within one, the day does not change. */
const quarterMs = 15 * 60_000;
/** Days by zone and quarter of an hour: a thread looks the same ones up with every message. */
const days = new Map<string, string>();
/** More entries than anybody reads in one page. */
const mostDays = 20_000;

/** Returns the day of an instant in the reader's zone, yyyy-MM-dd. */
export const dayOf = (instant: string, zone: string): string => {
  const key = `${zone} ${Math.floor(Date.parse(instant) / quarterMs)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = DateTime.fromISO(instant, { zone }).toFormat('yyyy-MM-dd');
  if (days.size >= mostDays) days.clear();
  days.set(key, day);
  return day;
};

/** Hours and minutes. */
export const timeText = (instant: string, reader: ReaderSettings): string =>
  local(instant, reader).toLocaleString(DateTime.TIME_SIMPLE);

/** A moment of another day: the weekday with the time within a week, then the date, with its year if it is another one. */
export const dayAndTime = (instant: string, reader: ReaderSettings): string =>
  daysAgo(instant, reader) < 7
    ? local(instant, reader).toLocaleString({ weekday: 'short', hour: 'numeric', minute: '2-digit' })
    : briefly(instant, reader);

/** As short as possible: the time today, the weekday this week, then the date, with its year if it is another one. */
export const briefly = (instant: string, reader: ReaderSettings): string => {
  const moment = local(instant, reader);
  const days = daysAgo(instant, reader);
  if (days <= 0) return timeText(instant, reader);
  if (days < 7) return moment.toLocaleString({ weekday: 'short' });
  const isThisYear = moment.year === DateTime.fromMillis(reader.now, { zone: reader.zone }).year;
  return moment.toLocaleString({ day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
};

/** A day as a heading; the screen says today and yesterday in words. */
export type DayName = { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string };

/** Returns a thread's name for a day. */
export const dayName = (instant: string, reader: ReaderSettings): DayName => {
  const days = daysAgo(instant, reader);
  if (days <= 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  const isLongAgo = days > 300;
  const text = local(instant, reader).toLocaleString({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isLongAgo ? { year: 'numeric' } : {}),
  });
  return { kind: 'date', text };
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
