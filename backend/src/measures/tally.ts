import {
  goodMeasures,
  type Measure,
  measureBounds,
  type PageFigures,
  type PageNumber,
  pageNumbers,
} from '@posy/shared-contracts/entities';

/** Kinds of counts of pages: measured numbers, opened screens, and reported errors. */
export type CountedKind = Measure['kind'] | 'error';

/** Counts of one kind: how many, their sum, and how many in each class; the last class has no upper bound. */
export interface Tally {
  count: number;
  sum: number;
  /** Empty for what has no number. */
  classes: number[];
}

const isNumber = (kind: CountedKind): kind is PageNumber => pageNumbers.some((name) => name === kind);

/** A tally of nothing. */
export const emptyTally = (kind: CountedKind): Tally => ({
  count: 0,
  sum: 0,
  classes: isNumber(kind) ? Array.from({ length: measureBounds[kind].length + 1 }, () => 0) : [],
});

/** Counts one more. */
export const countOne = (tally: Tally, kind: CountedKind, value: number): void => {
  tally.count += 1;
  if (!isNumber(kind)) return;
  const bounds = measureBounds[kind];
  const found = bounds.findIndex((bound) => value <= bound);
  const at = found === -1 ? bounds.length : found;
  tally.sum += value;
  tally.classes[at] = (tally.classes[at] ?? 0) + 1;
};

/** Adds one tally to another of the same kind. */
export const addTally = (to: Tally, { count, sum, classes }: Tally): void => {
  to.count += count;
  to.sum += sum;
  for (const [at, number] of classes.entries()) to.classes[at] = (to.classes[at] ?? 0) + number;
};

/** The value at or below which a share of the numbers lies: within a class as if they were spread evenly. */
export const percentile = (name: PageNumber, { classes }: Pick<Tally, 'classes'>, share: number): number => {
  const bounds = measureBounds[name];
  const wanted = share * classes.reduce((sum, number) => sum + number, 0);
  let below = 0;
  for (const [at, number] of classes.entries()) {
    if (number > 0 && below + number >= wanted) {
      const from = bounds[at - 1] ?? 0;
      // Of the class without a bound no more is known than where it begins.
      return Math.round(from + ((wanted - below) / number) * ((bounds[at] ?? from) - from));
    }
    below += number;
  }
  return 0;
};

const goodShare = (name: PageNumber, { count, classes }: Tally): number => {
  const good = classes.slice(0, measureBounds[name].indexOf(goodMeasures[name]) + 1);
  return count === 0 ? 0 : good.reduce((sum, number) => sum + number, 0) / count;
};

/** The counts of a remote, a screen or a day, which tallies are added to. */
export const createFigures = () => {
  const tallies = new Map<CountedKind, Tally>();
  const countOf = (kind: CountedKind): number => tallies.get(kind)?.count ?? 0;
  return {
    add(kind: CountedKind, tally: Tally): void {
      const held = tallies.get(kind) ?? emptyTally(kind);
      addTally(held, tally);
      tallies.set(kind, held);
    },
    read: (): PageFigures => ({
      views: countOf('view'),
      errors: countOf('error'),
      numbers: Object.fromEntries(
        pageNumbers.flatMap((name) => {
          const tally = tallies.get(name);
          if (tally === undefined) return [];
          const spread = { count: tally.count, p75: percentile(name, tally, 0.75), good: goodShare(name, tally) };
          return [[name, spread] as const];
        }),
      ),
    }),
  };
};
export type Figures = ReturnType<typeof createFigures>;
