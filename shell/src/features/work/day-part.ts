/** Part of the day, for a greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning until noon (from 5), afternoon until 18, evening from then on and through the night. `now`: milliseconds since the epoch. */
export const dayPartAt = (now: number, timeZone: string): DayPart => {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
