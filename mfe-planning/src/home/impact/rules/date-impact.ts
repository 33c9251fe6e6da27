import { DateTime } from 'luxon';
import { periodDates } from '#plan/tasks/period-dates';
import type { TaskItem } from '#plan/tasks/task-groups';

/** The effect of another date on the checklist, counted in tasks with their steps. */
export interface DateImpact {
  /** Number of open tasks, which all move with the date. */
  moved: number;
  /** Number of those whose usual time would have passed: they come first. */
  first: number;
}

const isOpen = ({ active, done }: TaskItem): boolean => active && !done;

/** Returns the effect of moving the wedding to `date` (yyyy-MM-dd) on the open tasks at `now` (milliseconds). */
export const dateImpact = (tasks: readonly TaskItem[], date: string, now: number, zone: string): DateImpact => {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const open = tasks.filter(isOpen);
  const first = open.filter(({ period }) => {
    const { to } = periodDates(period, date, zone);
    return to !== null && to < today;
  });
  return { moved: open.length, first: first.length };
};
