import { type Period, periods } from '@posy/shared-contracts/entities';
import { type TaskGroup, type TaskItem, tasksOf } from '#plan/tasks/task-groups';

/** The choices of the `show` filter. */
export const shows = ['todo', 'done', 'all', 'later', 'not-for-us'] as const;
export type ChecklistShow = (typeof shows)[number];

/** Reads `show` of the address; anything else is `todo`. */
export const parseShow = (text: string | null): ChecklistShow => shows.find((show) => show === text) ?? 'todo';

/** Text for comparisons: without case, accents and surrounding space. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns true for a group that is snoozed to a day after today (both yyyy-MM-dd). A done group is not snoozed. */
export const isPutOff = ({ main }: TaskGroup, today: string): boolean =>
  !main.done && main.snoozedUntil !== null && main.snoozedUntil > today;

/**
 * Filters by `show`. To do: the group has an open task and is not snoozed. Done: its task or one of its steps is done.
 */
export const matchesShow = (group: TaskGroup, show: ChecklistShow, today: string): boolean => {
  if (show === 'not-for-us') return !group.main.active;
  if (!group.main.active) return false;
  if (show === 'all') return true;
  if (show === 'done') return tasksOf(group).some((task) => task.done);
  if (show === 'later') return isPutOff(group, today);
  return !isPutOff(group, today) && tasksOf(group).some((task) => !task.done);
};

/** The assignee filter's value for tasks without an assignee. */
export const nobody = 'nobody';

/** The filters of the list; null lets everything through. */
export interface ChecklistFilter {
  show: ChecklistShow;
  text: string;
  period: Period | null;
  /** Uid, or `nobody`. */
  assignee: string | null;
  category: string | null;
  /** yyyy-MM-dd. */
  today: string;
  /** Ids of tasks ticked or unticked during this visit: they stay listed until the filter changes. */
  lingering: ReadonlySet<string>;
}

const isFor = (group: TaskGroup, assignee: string): boolean =>
  tasksOf(group).some((task) => (task.assignee ?? nobody) === assignee);

const matches = (group: TaskGroup, filter: ChecklistFilter): boolean =>
  (matchesShow(group, filter.show, filter.today) || filter.lingering.has(group.main.id)) &&
  (filter.period === null || group.main.period === filter.period) &&
  (filter.category === null || group.main.category === filter.category) &&
  (filter.assignee === null || isFor(group, filter.assignee));

/** The groups that pass the filters, in the same order. Every word of the search must occur. */
export const filterGroups = (
  groups: readonly TaskGroup[],
  filter: ChecklistFilter,
  titleOf: (task: TaskItem) => string,
): TaskGroup[] => {
  const words = folded(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups.filter((group) => {
    if (!matches(group, filter)) return false;
    if (words.length === 0) return true;
    const titles = folded(tasksOf(group).map(titleOf).join(' '));
    return words.every((word) => titles.includes(word));
  });
};

/** Counts tasks, steps included, for each filter, member and period. The totals count in the same unit. */
export const countTasks = (groups: readonly TaskGroup[], today: string) => {
  const left = Object.fromEntries(periods.map((period) => [period, 0])) as Record<Period, number>;
  const show: Record<ChecklistShow, number> = { todo: 0, done: 0, all: 0, later: 0, 'not-for-us': 0 };
  const forPerson: Record<string, number> = {};
  for (const group of groups) {
    const tasks = tasksOf(group);
    const open = tasks.filter((task) => !task.done);
    if (!group.main.active) {
      show['not-for-us'] += tasks.length;
      continue;
    }
    show.all += tasks.length;
    show.done += tasks.length - open.length;
    if (isPutOff(group, today)) {
      show.later += open.length;
      continue;
    }
    show.todo += open.length;
    left[group.main.period] += open.length;
    for (const { assignee } of open) if (assignee !== null) forPerson[assignee] = (forPerson[assignee] ?? 0) + 1;
  }
  return { show, left, forPerson };
};
