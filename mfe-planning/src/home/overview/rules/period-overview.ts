import type { Period } from '@posy/shared-contracts/entities';
import { isPutOff } from '#checklist/public';
import { byPeriod, type TaskGroup, tasksOf } from '#plan/tasks/task-groups';

/** The progress of a period. */
export interface PeriodOverview {
  period: Period;
  /** Tasks with their steps. */
  total: number;
  done: number;
  /** The next main tasks, at most the requested number. */
  next: readonly TaskGroup[];
  /** Number of further open main tasks. */
  more: number;
}

/**
 * Returns the periods of a checklist, first to last, each with its done tasks and its next ones. `today` is yyyy-MM-dd.
 */
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
