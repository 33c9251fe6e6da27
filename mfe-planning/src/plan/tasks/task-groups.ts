import { isSubtask, type Period, periods, type Task } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A task as it is stored, with its id. */
export type TaskItem = Identified<Task>;

/** A main task with its steps in order. */
export interface TaskGroup {
  main: TaskItem;
  steps: readonly TaskItem[];
}

/** Returns true for a main task: its group is its own id. Source: S4-checklist. */
export const isMain = (task: TaskItem): boolean => !isSubtask(task);

/** Display order: by period, then order; the id decides a tie, so that every device shows the same. */
export const compareTasks = (a: TaskItem, b: TaskItem): number =>
  periods.indexOf(a.period) - periods.indexOf(b.period) || a.order - b.order || (a.id < b.id ? -1 : 1);

const grouped = (tasks: readonly TaskItem[]): TaskGroup[] => {
  const shown = [...tasks].sort(compareTasks);
  const mains = new Set(shown.filter(isMain).map((task) => task.id));
  const steps = new Map<string, TaskItem[]>();
  for (const task of shown) {
    if (isMain(task) || !mains.has(task.group)) continue;
    steps.set(task.group, [...(steps.get(task.group) ?? []), task]);
  }
  return shown
    .filter((task) => isMain(task) || !mains.has(task.group))
    .map((main) => ({ main, steps: isMain(main) ? (steps.get(main.id) ?? []) : [] }));
};

/**
 * Groups tasks in display order. Dismissed tasks are left out. A step whose main task was deleted is a group of its
 * own, so that every task in the totals is visible.
 */
export const groupTasks = (tasks: readonly TaskItem[]): TaskGroup[] => grouped(tasks.filter((task) => task.active));

/** The dismissed groups, in display order. */
export const dismissedGroups = (tasks: readonly TaskItem[]): TaskGroup[] =>
  grouped(tasks.filter((task) => !task.active));

/** All tasks of a group, the main one first. */
export const tasksOf = (group: TaskGroup): TaskItem[] => [group.main, ...group.steps];

/** The group that holds the task, as main task or step, or null. */
export const groupWith = (groups: readonly TaskGroup[], taskId: string): TaskGroup | null =>
  groups.find((group) => tasksOf(group).some((task) => task.id === taskId)) ?? null;

/** Returns the neighbouring main tasks of a group in its period; null at its ends. */
export const neighbours = (
  groups: readonly TaskGroup[],
  group: TaskGroup,
): { before: string | null; after: string | null } => {
  const peers = groups.filter(({ main }) => main.period === group.main.period);
  const index = peers.findIndex(({ main }) => main.id === group.main.id);
  return { before: peers[index - 1]?.main.id ?? null, after: peers[index + 1]?.main.id ?? null };
};

/** Returns the previous and the next open main task of a group, over all periods; null at the ends. */
export const stillToDo = (
  groups: readonly TaskGroup[],
  group: TaskGroup,
): { before: string | null; after: string | null } => {
  const open = groups.filter(({ main }) => main.id === group.main.id || !main.done);
  const index = open.findIndex(({ main }) => main.id === group.main.id);
  return { before: open[index - 1]?.main.id ?? null, after: open[index + 1]?.main.id ?? null };
};

/** Groups by period, first to last; periods without any are left out. */
export const byPeriod = (groups: readonly TaskGroup[]): { period: Period; groups: TaskGroup[] }[] =>
  periods
    .map((period) => ({ period, groups: groups.filter((group) => group.main.period === period) }))
    .filter((part) => part.groups.length > 0);

/** Returns the same object for a group whose tasks have not changed. */
export const sameGroup = {
  id: ({ main }: TaskGroup) => main.id,
  parts: ({ main, steps }: TaskGroup) => [main, ...steps],
};
