import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { bookingTasks, type ShortlistItem } from '#checklist/public';
import type { TaskItem } from '#plan/tasks/task-groups';

/** A category that nobody is booked for. */
export interface ToFind {
  category: SupplierCategory;
  /** The task that books it. */
  task: TaskItem;
}

/** How many home shows. */
const shownCategories = 4;

const bookingTask = (category: SupplierCategory, tasks: readonly TaskItem[]): TaskItem | undefined => {
  const key = bookingTasks(category).at(-1);
  return tasks.find((task) => task.key === key && task.active);
};

/**
 * Who is still to be found: categories whose booking stands on the couple's list, is not ticked, and for which nobody is
 * booked; in the order of `tasks`, which is that of the list. What they left out of their budget (`planned`) is not looked for.
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
