import { type DayPart, dayPartOf } from '@posy/shared-contracts/rules';

/** The part of the day in the reader's zone. `now`: milliseconds since the epoch. */
export const dayPartAt = (now: number, timeZone: string): DayPart =>
  dayPartOf(Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now)));
