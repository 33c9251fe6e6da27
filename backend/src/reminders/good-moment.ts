import { DateTime } from 'luxon';

/** Hours between which people are reminded of something. */
const firstHour = 9;
const lastHour = 20;

/**
 * Returns the time to remind a person in a time zone: now, or at the next nine in the morning. Milliseconds since the
 * epoch.
 */
export const goodMoment = (zone: string, now: number): number => {
  const here = DateTime.fromMillis(now, { zone });
  if (here.hour >= firstHour && here.hour < lastHour) return now;
  const day = here.hour < firstHour ? here : here.plus({ days: 1 });
  return day.startOf('day').set({ hour: firstHour }).toMillis();
};
