import { DateTime } from 'luxon';
import { periodDates } from '#plan/tasks/period-dates';
import type { TaskItem } from '#plan/tasks/task-groups';

/** What another date means for the checklist, in tasks with their steps. */
export interface DateImpact {
  /** Open tasks, which all move along. */
  moved: number;
  /** Those of them whose usual time would be over: they come first. */
  first: number;
}

const isOpen = ({ active, done }: TaskItem): boolean => active && !done;

/** What moving the wedding to `date` (yyyy-MM-dd) does to the open tasks, seen from `now` (milliseconds). */
export const dateImpact = (tasks: readonly TaskItem[], date: string, now: number, zone: string): DateImpact => {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const open = tasks.filter(isOpen);
  const first = open.filter(({ period }) => {
    const { to } = periodDates(period, date, zone);
    return to !== null && to < today;
  });
  return { moved: open.length, first: first.length };
};
