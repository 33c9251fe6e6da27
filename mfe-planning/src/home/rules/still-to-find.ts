import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { bookingTasks } from '@posy/shared-contracts/rules';
import type { ShortlistItem } from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';

/** A category without a booked supplier. */
export interface ToFind {
  category: SupplierCategory;
  /** The task to book it. */
  task: TaskItem;
}

/** Number of categories that home shows. */
const shownCategories = 4;

const bookingTask = (category: SupplierCategory, tasks: readonly TaskItem[]): TaskItem | undefined => {
  const key = bookingTasks(category).at(-1);
  return tasks.find((task) => task.key === key && task.active);
};

/**
 * Returns the categories whose booking task is open on the couple's list and for which nobody is booked; in the order
 * of `tasks`, which is that of the list. Categories that the couple left out of their budget (`planned`) are left out.
 */
export const stillToFind = (
  tasks: readonly TaskItem[],
  shortlist: readonly ShortlistItem[],
  planned: readonly string[] | null,
): ToFind[] => {
  const booked = new Set(shortlist.flatMap(({ type, booked }) => (booked ? [type] : [])));
  return supplierCategories
    .flatMap((category): ToFind[] => {
      const task = bookingTask(category, tasks);
      const isLeftOut = planned !== null && !planned.includes(category);
      return task === undefined || task.done || booked.has(category) || isLeftOut ? [] : [{ category, task }];
    })
    .sort((a, b) => tasks.indexOf(a.task) - tasks.indexOf(b.task))
    .slice(0, shownCategories);
};
