import type { Period, Task } from '@posy/shared-contracts/entities';

/** How far a step's order lies after the one before it. Source: section 9, "Subtask order step". */
export const stepSpacing = 0.01;

/** Orders have two decimals: sums of 0.01 would drift. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The order of a main task that comes after everything in the period. Source: section 4, "Checklist". */
export const orderAfterPeriod = (tasks: readonly Pick<Task, 'period' | 'order'>[], period: Period): number => {
  const latest = tasks.reduce((most, task) => (task.period === period ? Math.max(most, task.order) : most), 0);
  return Math.floor(latest) + 1;
};

/** The order of the step number `index` (from 0) of a main task. */
export const orderOfStep = (mainOrder: number, index: number): number => rounded(mainOrder + stepSpacing * (index + 1));

/** The order of a step that comes after the group's latest task. */
export const orderAfterGroup = (group: readonly Pick<Task, 'order'>[]): number =>
  rounded(Math.max(...group.map((task) => task.order)) + stepSpacing);
