import type { TaskGroup, TaskItem } from '#plan/tasks/task-groups';

const sameFields = (a: TaskItem, b: TaskItem): boolean =>
  (Object.keys(b) as (keyof TaskItem)[]).every((field) => a[field] === b[field]);

/** The new list with the old objects wherever nothing changed, so that only rows that changed are drawn again. */
export const keepTasks = (before: readonly TaskItem[], after: readonly TaskItem[]): TaskItem[] => {
  const known = new Map(before.map((task) => [task.id, task]));
  return after.map((task) => {
    const old = known.get(task.id);
    return old !== undefined && sameFields(old, task) ? old : task;
  });
};

/** The same for groups, which hold tasks kept by `keepTasks`. */
export const keepGroups = (before: readonly TaskGroup[], after: readonly TaskGroup[]): TaskGroup[] => {
  const known = new Map(before.map((group) => [group.main.id, group]));
  return after.map((group) => {
    const old = known.get(group.main.id);
    const isSame =
      old !== undefined &&
      old.main === group.main &&
      old.steps.length === group.steps.length &&
      old.steps.every((step, index) => step === group.steps[index]);
    return isSame ? old : group;
  });
};
