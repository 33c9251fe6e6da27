import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Period, Task } from '@posy/shared-contracts/entities';

/**
 * Rounding stops the drift of repeated sums of 0.01; a task dragged between two others needs more than two decimals.
 */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The order of a main task that comes after everything in the period. Source: S4-checklist. */
export const orderAfterPeriod = (tasks: readonly Pick<Task, 'period' | 'order'>[], period: Period): number => {
  const latest = tasks.reduce((most, task) => (task.period === period ? Math.max(most, task.order) : most), 0);
  return Math.floor(latest) + 1;
};

/** The order of the step number `index` (from 0) of a main task. */
export const orderOfStep = (mainOrder: number, index: number): number =>
  rounded(mainOrder + checklistConstants.subtaskOrderStep * (index + 1));

/** The order of a step that comes after the group's latest task. */
export const orderAfterGroup = (group: readonly Pick<Task, 'order'>[]): number =>
  rounded(Math.max(...group.map((task) => task.order)) + checklistConstants.subtaskOrderStep);

/**
 * Returns an order between two neighbours (null for no neighbour on that side), or null when no number is left between
 * them. Two members who drag at once may write the same number: the id then decides, on every device.
 */
export const orderBetween = (before: number | null, after: number | null): number | null => {
  if (after === null) return before === null ? 1 : Math.floor(before) + 1;
  const low = before ?? Math.min(0, after - 1);
  const middle = rounded((low + after) / 2);
  return middle > low && middle < after ? middle : null;
};
