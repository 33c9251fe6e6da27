/** Part of the day, for a greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning from 4, when the first are up, until noon; afternoon until 18; evening from then on and through the night. `hour`: 0 to 23, the reader's. */
export const dayPartOf = (hour: number): DayPart => {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
