import {
  periods,
  supplierCategories,
  type SupplierCategory,
  type Task,
  type Wedding,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** The checklist's task for finding a supplier of each category, in the order of a new checklist. */
const taskOf = {
  venues: 'book-the-venue',
  photographers: 'book-your-photographer',
  caterers: 'book-your-caterer',
  marquee: 'book-your-marquee',
  music: 'book-your-music',
  video: 'book-your-videographer',
  florists: 'book-your-florist',
  dress: 'order-your-dress',
  menswear: 'order-your-suits',
  decoration: 'book-your-decorator',
  stationery: 'order-your-stationery',
  cakes: 'book-your-cake',
  beauty: 'book-hair-and-make-up',
  transport: 'book-your-transport',
  entertainment: 'book-your-entertainment',
} as const satisfies Record<SupplierCategory, string>;

export const findingTasks: readonly string[] = Object.values(taskOf);

type FindingTask = Pick<Task, 'key' | 'period' | 'order' | 'active' | 'done' | 'doneReason'>;

/** A position after every period. */
const afterAll = periods.length;

const placeOf = (task: FindingTask | undefined, usual: number): number[] =>
  task === undefined ? [afterAll, 0, usual] : [periods.indexOf(task.period), task.order, usual];

const byPlace = (a: number[], b: number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

const plannedSchema = v.array(v.string());

/** Returns the categories that the couple's budget is for; null before they answered its questions. */
export const plannedKinds = ({ preferences }: Pick<Wedding, 'preferences'>): readonly string[] | null => {
  const read = v.safeParse(plannedSchema, preferences?.['budget']?.['categories']);
  return read.success ? read.output : null;
};

/**
 * Returns the categories without a booked supplier, in the order of the couple's checklist, as home counts them: those
 * with a task on it, without tasks that the couple marked as "not for us" or ticked by hand, and without categories that
 * they left out of their budget (`planned`). Without a checklist, in the order of a new one.
 */
export const stillToFind = (
  tasks: readonly FindingTask[],
  booked: ReadonlySet<string>,
  planned: readonly string[] | null,
): SupplierCategory[] => {
  const known = new Map(tasks.map((task) => [task.key, task]));
  const usual = supplierCategories.toSorted(
    (a, b) => findingTasks.indexOf(taskOf[a]) - findingTasks.indexOf(taskOf[b]),
  );
  return usual
    .map((category, at) => ({ category, task: known.get(taskOf[category]), at }))
    .filter(({ category, task }) => {
      const isSettled =
        task === undefined ? tasks.length > 0 : !task.active || (task.done && (task.doneReason ?? null) === null);
      const isLeftOut = planned !== null && !planned.includes(category);
      return !booked.has(category) && !isSettled && !isLeftOut;
    })
    .sort((a, b) => byPlace(placeOf(a.task, a.at), placeOf(b.task, b.at)))
    .map(({ category }) => category);
};
