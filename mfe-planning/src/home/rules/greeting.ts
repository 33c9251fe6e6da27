/** Part of the day, for a greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning until noon (from 5), afternoon until 18, evening from then on and through the night. */
export const dayPart = (hour: number): DayPart => {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
