import type { TaskGroup } from '#plan/tasks/task-groups';
import { bookingTasks } from '../rules/booking-tasks';
import { isPutOff } from '../rules/checklist-view';
import { nextStepOf } from './next-step';

/** Tasks that home shows at once. */
export const homeTasks = 3;

/** The venue comes first while there is none: so much else follows from it, and onboarding says so. */
const venueFirst = (open: readonly TaskGroup[]): TaskGroup[] => {
  const venue = open.find(({ main: { key } }) => key !== null && bookingTasks('venues').includes(key));
  return venue === undefined ? [...open] : [venue, ...open.filter((group) => group !== venue)];
};

/** What only a note can be made of, or a category of suppliers; null for what may stand beside its like. */
const subjectOf = ({ main }: TaskGroup): string | null => {
  const step = nextStepOf(main);
  if (step.kind === 'suppliers') return step.category;
  return step.kind === 'note' ? step.kind : null;
};

/** The next ones beside those that stand already, one of a subject at a time: who is to be booked comes before what follows. */
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
 * The three main tasks for this week. Those that were shown stay, also when ticked, until all of them are done; the
 * places of those that are gone go to the next open ones.
 */
export const nextThree = (groups: readonly TaskGroup[], shown: readonly string[], today: string): TaskGroup[] => {
  const visible = groups.filter((group) => shown.includes(group.main.id));
  const start = visible.some((group) => !group.main.done) ? visible : [];
  const open = groups.filter((group) => !group.main.done && !isPutOff(group, today) && !start.includes(group));
  return [...start, ...fill(start, venueFirst(open))];
};
