import { periods, supplierCategories, type SupplierCategory, type Task } from '#entities';
import { bookingTasks } from './booking-tasks';

/** The order of a new checklist. */
const usualOrder: readonly SupplierCategory[] = [
  'venues',
  'photographers',
  'caterers',
  'marquee',
  'music',
  'video',
  'florists',
  'dress',
  'menswear',
  'decoration',
  'stationery',
  'cakes',
  'beauty',
  'transport',
  'entertainment',
];

/** Returns the key of the task that says to find and book a supplier of a category. */
export const findingTaskOf = (category: SupplierCategory): string => bookingTasks(category).at(-1) ?? '';

/** The keys of those tasks. */
export const findingTasks: readonly string[] = supplierCategories.map(findingTaskOf);

type FindingTask = Pick<Task, 'key' | 'period' | 'order' | 'active' | 'done' | 'doneReason'>;

/** A tick that came with a booking lasts as long as somebody is booked; any other one stays. */
const isSettled = ({ active, done, doneReason = null }: FindingTask): boolean =>
  !active || (done && doneReason !== 'supplier-booked');

const placeOf = (task: FindingTask | undefined, usual: number): number[] =>
  task === undefined ? [periods.length, 0, usual] : [periods.indexOf(task.period), task.order, usual];

const byPlace = (a: number[], b: number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * Returns the categories of which a couple still has to find a supplier, in the order of their checklist: those with an
 * open task on it, of which nobody is booked, and which they did not leave out of their budget (`planned`; null before
 * they chose). Without a checklist, in the order of a new one.
 */
export const stillToFind = (
  tasks: readonly FindingTask[],
  booked: ReadonlySet<string>,
  planned: readonly string[] | null,
): SupplierCategory[] => {
  const known = new Map(tasks.map((task) => [task.key, task]));
  return usualOrder
    .map((category, at) => ({ category, task: known.get(findingTaskOf(category)), at }))
    .filter(({ category, task }) => {
      const isGone = task === undefined ? tasks.length > 0 : isSettled(task);
      return !booked.has(category) && !isGone && planned?.includes(category) !== false;
    })
    .sort((a, b) => byPlace(placeOf(a.task, a.at), placeOf(b.task, b.at)))
    .map(({ category }) => category);
};
