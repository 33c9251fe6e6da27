import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { findingTaskOf, stillToFind } from '@posy/shared-contracts/rules';
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

/** Returns the first of the categories that are still to find, each with its task on the couple's list. */
export const firstToFind = (
  tasks: readonly TaskItem[],
  shortlist: readonly ShortlistItem[],
  planned: readonly string[] | null,
): ToFind[] => {
  const booked = new Set(shortlist.flatMap(({ type, booked }) => (booked ? [type] : [])));
  return stillToFind(tasks, booked, planned)
    .flatMap((category): ToFind[] => {
      const task = tasks.find(({ key }) => key === findingTaskOf(category));
      return task === undefined ? [] : [{ category, task }];
    })
    .slice(0, shownCategories);
};
