import { addDays, addMonths, monthOf, weekdayOf } from '@posy/shared-ui/forms';

/** Days of a month as rows of seven, yyyy-MM-dd; null where a day belongs to another month. `firstDay`: 1 Monday to 7 Sunday. */
export const weeksOf = (month: string, firstDay: number): (string | null)[][] => {
  const lead = (weekdayOf(`${month}-01`) - firstDay + 7) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

/** So many months from one on, yyyy-MM. */
export const monthsFrom = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, by) => monthOf(addMonths(`${month}-01`, by)));

/** The day that a key leads to from another day; null for keys that lead to none. */
export const dayForKey = (key: string, day: string, firstDay: number): string | null => {
  const intoWeek = (weekdayOf(day) - firstDay + 7) % 7;
  const days: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };
  if (key === 'PageDown' || key === 'PageUp') return addMonths(day, key === 'PageDown' ? 1 : -1);
  if (key === 'Home' || key === 'End') return addDays(day, key === 'Home' ? -intoWeek : 6 - intoWeek);
  const by = days[key];
  return by === undefined ? null : addDays(day, by);
};

/** Days from one to another, both included, and no more than a year of them. */
export const daysThrough = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 366; day = addDays(day, 1)) days.push(day);
  return days;
};
