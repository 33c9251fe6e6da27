import { type Chance } from '../chance/chance';
import { addDays, isWarm, monthOf, weekdayOf } from './days';

/** Days ahead that couples book. */
const daysAhead = 540;

/** Demand by weekday: Saturdays most, then Fridays and Sundays; summer more than winter. */
const asked: readonly number[] = [0.28, 0.04, 0.04, 0.06, 0.1, 0.4, 0.75];

interface DayAhead {
  day: string;
  /** Demand, 0 to 1. */
  asked: number;
}

const known = new Map<string, DayAhead[]>();

/** The days after one, the same for all suppliers. */
const daysAfter = (asOf: string): DayAhead[] => {
  const days =
    known.get(asOf) ??
    Array.from({ length: daysAhead }, (_, i) => {
      const day = addDays(asOf, i + 1);
      const season = isWarm(monthOf(day)) ? 1 : 0.45;
      // Days a year ahead are booked less often.
      const sooner = 1 - (i + 1) / (daysAhead * 1.4);
      return { day, asked: (asked[weekdayOf(day)] ?? 0) * season * sooner };
    });
  known.set(asOf, days);
  return days;
};

/** The days on which a supplier is booked from a day on; `demand` from 0, quiet, to 1, sought after. */
export const drawBusyDays = (asOf: string, demand: number, chance: Chance): string[] =>
  daysAfter(asOf)
    .filter((ahead) => chance.yes(ahead.asked * (0.35 + demand)))
    .map(({ day }) => day);
