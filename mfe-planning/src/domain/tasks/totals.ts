import type { Task } from '@posy/shared-contracts/entities';

/** Tasks that a wedding counts before its checklist is made. Source: section 9, "Default total". */
export const defaultTotal = 180;

/** How long the totals wait for further ticks before they are written. Source: section 9, "Totals write delay". */
export const totalsDelayMs = 1500;

/** What stands on the wedding. */
export interface Totals {
  total: number;
  done: number;
}

/** Counts the active tasks, steps included. */
export const totalsOf = (tasks: readonly Pick<Task, 'active' | 'done'>[]): Totals => {
  const active = tasks.filter((task) => task.active);
  if (active.length === 0) return { total: defaultTotal, done: 0 };
  return { total: active.length, done: active.filter((task) => task.done).length };
};

export const sameTotals = (a: Totals, b: Totals): boolean => a.total === b.total && a.done === b.done;
