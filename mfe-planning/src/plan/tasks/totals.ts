import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Task } from '@posy/shared-contracts/entities';

/** What stands on the wedding. */
export interface Totals {
  total: number;
  done: number;
}

/** Counts the active tasks, steps included. */
export const totalsOf = (tasks: readonly Pick<Task, 'active' | 'done'>[]): Totals => {
  const active = tasks.filter((task) => task.active);
  if (active.length === 0) return { total: checklistConstants.defaultTotalTasks, done: 0 };
  return { total: active.length, done: active.filter((task) => task.done).length };
};
