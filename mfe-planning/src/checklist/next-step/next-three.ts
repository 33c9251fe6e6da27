import { bookingTasks } from '@posy/shared-contracts/rules';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { isPutOff } from '../rules/checklist-view';
import { nextStepOf } from './next-step';

/** Number of tasks that home shows. */
export const homeTasks = 3;

/** The venue comes first until it is booked: many other decisions depend on it, and onboarding tells couples so. */
const venueFirst = (open: readonly TaskGroup[]): TaskGroup[] => {
  const venue = open.find(({ main: { key } }) => key !== null && bookingTasks('venues').includes(key));
  return venue === undefined ? [...open] : [venue, ...open.filter((group) => group !== venue)];
};

/** Returns the subject that only one shown task may have: a note, or a category of suppliers. Null for other tasks. */
const subjectOf = ({ main }: TaskGroup): string | null => {
  const step = nextStepOf(main);
  if (step.kind === 'suppliers') return step.category;
  return step.kind === 'note' ? step.kind : null;
};

/**
 * Returns the next tasks beside the ones already shown, one for each subject: a booking comes before the tasks that
 * depend on it.
 */
const fill = (standing: readonly TaskGroup[], open: readonly TaskGroup[]): TaskGroup[] => {
  const room = Math.max(0, homeTasks - standing.length);
  const held = new Set(standing.filter(({ main }) => !main.done).map(subjectOf));
  const varied = open.filter((group) => {
    const subject = subjectOf(group);
    if (subject === null) return true;
    const isFirst = !held.has(subject);
    held.add(subject);
    return isFirst;
  });
  const others = open.filter((group) => !varied.includes(group));
  return [...varied, ...others].slice(0, room);
};

/**
 * Returns the three main tasks for this week. Shown tasks stay, also when ticked, until all of them are done; the next
 * open tasks replace removed ones.
 */
export const nextThree = (groups: readonly TaskGroup[], shown: readonly string[], today: string): TaskGroup[] => {
  const visible = groups.filter((group) => shown.includes(group.main.id));
  const start = visible.some((group) => !group.main.done) ? visible : [];
  const open = groups.filter((group) => !group.main.done && !isPutOff(group, today) && !start.includes(group));
  return [...start, ...fill(start, venueFirst(open))];
};
