import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Task } from '@posy/shared-contracts/entities';

/** The totals that are written to the wedding. */
export interface Totals {
  total: number;
  done: number;
}

/**
 * Counts the active tasks that somebody ticked by hand, steps included: not those that an action or an answer ticked.
 */
export const tickedByHand = (tasks: readonly Pick<Task, 'active' | 'done' | 'doneReason'>[]): number =>
  tasks.filter(({ active, done, doneReason }) => active && done && doneReason === null).length;

/** Counts the active tasks, steps included. */
export const totalsOf = (tasks: readonly Pick<Task, 'active' | 'done'>[]): Totals => {
  const active = tasks.filter((task) => task.active);
  if (active.length === 0) return { total: checklistConstants.defaultTotalTasks, done: 0 };
  return { total: active.length, done: active.filter((task) => task.done).length };
};
