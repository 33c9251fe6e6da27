import type { TaskItem } from '#plan/tasks/task-groups';
import type { TaskChange } from './task-changes';

/** Returns the list with these changes applied. */
export const applyChanges = (tasks: readonly TaskItem[], changes: readonly TaskChange[]): TaskItem[] => {
  const after = new Map(tasks.map((task) => [task.id, task]));
  for (const change of changes) {
    if (change.kind === 'delete') after.delete(change.id);
    else if (change.kind !== 'update') after.set(change.task.id, change.task);
    else {
      const before = after.get(change.id);
      if (before !== undefined) after.set(change.id, { ...before, ...change.fields });
    }
  }
  return [...after.values()];
};
