import { periods, type Period } from '@posy/shared-contracts/entities';
import { tasksOf, type TaskGroup, type TaskItem } from '../tasks/task-groups';

/** Which tasks the list shows. */
export const shows = ['todo', 'done', 'all'] as const;
export type Show = (typeof shows)[number];

/** Reads `show` of the address; anything else is `todo`. */
export const parseShow = (text: string | null): Show => shows.find((show) => show === text) ?? 'todo';

/** Text for comparing: without case, accents and surrounding space. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** To do: something of it is open. Done: the main task is. */
export const matchesShow = (group: TaskGroup, show: Show): boolean => {
  if (show === 'all') return true;
  return show === 'done' ? group.main.done : tasksOf(group).some((task) => !task.done);
};

/** What decides which groups are listed. */
export interface ChecklistFilter {
  show: Show;
  text: string;
  /** Ticked or unticked during this visit: they stay where they were until the filter changes. */
  lingering: ReadonlySet<string>;
}

/** The groups that the filter lets through, in the same order. Every word of the search has to occur. */
export const filterGroups = (
  groups: readonly TaskGroup[],
  { show, text, lingering }: ChecklistFilter,
  titleOf: (task: TaskItem) => string,
): TaskGroup[] => {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups.filter((group) => {
    if (!matchesShow(group, show) && !lingering.has(group.main.id)) return false;
    if (words.length === 0) return true;
    const titles = folded(tasksOf(group).map(titleOf).join(' '));
    return words.every((word) => titles.includes(word));
  });
};

/** How many tasks, steps included, each filter and each period holds; periods count what is left. */
export const countTasks = (groups: readonly TaskGroup[]) => {
  const tasks = groups.flatMap(tasksOf);
  const done = tasks.filter((task) => task.done).length;
  const left = Object.fromEntries(periods.map((period) => [period, 0])) as Record<Period, number>;
  for (const group of groups) left[group.main.period] += tasksOf(group).filter((task) => !task.done).length;
  return { show: { todo: tasks.length - done, done, all: tasks.length } satisfies Record<Show, number>, left };
};

/** Tasks that home shows at once. Source: design decisions, "Home shows three next tasks". */
export const homeTasks = 3;

/**
 * The three main tasks for this week. Those that were shown stay, also when ticked, until all of them are done; the
 * places of those that are gone go to the next open ones.
 */
export const nextThree = (groups: readonly TaskGroup[], shown: readonly string[]): TaskGroup[] => {
  const kept = groups.filter((group) => shown.includes(group.main.id));
  const start = kept.some((group) => !group.main.done) ? kept : [];
  const open = groups.filter((group) => !group.main.done && !start.includes(group));
  return [...start, ...open.slice(0, Math.max(0, homeTasks - start.length))];
};
