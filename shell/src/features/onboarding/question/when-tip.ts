import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { exactDay } from '@posy/shared-contracts/rules';

/** Months in which most couples marry; in May to September venues ask for their highest prices. */
const isInSeason = (month: number): boolean => month >= 5 && month <= 9;

/** Tips about the chosen date: which one fits it. */
export type WhenTip = 'none' | 'saturday' | 'inSeason' | 'outOfSeason';

const weekDayOf = (date: DatePickerDate): string | null => {
  const day = exactDay(date);
  if (day === null) return date.weekDay;
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? 'saturday' : 'other';
};

/** Returns the tip for a choice as far as it is made: advice about June is no help to whoever chose September. */
export const whenTip = (date: DatePickerDate): WhenTip => {
  const { month, season } = date;
  if (month === null && season === null) return 'none';
  if (month === null ? season !== 'summer' : !isInSeason(month)) return 'outOfSeason';
  return weekDayOf(date) === 'saturday' ? 'saturday' : 'inSeason';
};
