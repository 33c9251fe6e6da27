import type { Period } from '@posy/shared-contracts/entities';
import { isPutOff } from '#checklist/public';
import { byPeriod, type TaskGroup, tasksOf } from '#plan/tasks/task-groups';

/** Where a period stands. */
export interface PeriodOverview {
  period: Period;
  /** Tasks with their steps. */
  total: number;
  done: number;
  /** The main tasks that come next, at most as many as were asked for. */
  next: readonly TaskGroup[];
  /** Open main tasks beyond those. */
  more: number;
}

/** The periods of a checklist, first to last, each with what is done and what comes next. `today` is yyyy-MM-dd. */
export const periodOverview = (groups: readonly TaskGroup[], today: string, most: number): PeriodOverview[] =>
  byPeriod(groups).map(({ period, groups: here }) => {
    const tasks = here.flatMap(tasksOf);
    const open = here.filter((group) => !group.main.done && !isPutOff(group, today));
    return {
      period,
      total: tasks.length,
      done: tasks.filter(({ done }) => done).length,
      next: open.slice(0, most),
      more: Math.max(0, open.length - most),
    };
  });
