import type { WeddingEvent } from '#entities/guests/wedding-event';

type Moment = Pick<WeddingEvent, 'date' | 'time'>;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Local time at which a moment's day is over: midnight or, when it goes on longer, its end. */
const overAt = (day: string, { startTime, endTime }: Moment['time']): string => {
  const goesOn = startTime !== null && typeof endTime === 'string' && endTime <= startTime;
  return `${dayAfter(day)} ${goesOn ? endTime : '00:00'}`;
};

/** Local time in a zone, yyyy-MM-dd HH:mm. `at` is in milliseconds since the epoch. */
const timeIn = (zone: string, at: number): string =>
  // Sweden writes times as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/**
 * Returns true once a wedding's day is over where it is, and the days of its events too: who goes to brunch the morning after
 * still has to find it. A feast that goes on past midnight ends its day. False without a day.
 */
export const isDayOver = (
  day: string | null,
  events: readonly Moment[],
  { zone, now }: { zone: string; now: number },
): boolean => {
  if (day === null) return false;
  const ends = [overAt(day, { startTime: null }), ...events.map(({ date, time }) => overAt(date ?? day, time))];
  const time = timeIn(zone, now);
  return ends.every((end) => time >= end);
};
