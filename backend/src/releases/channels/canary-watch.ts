import { createDrift, type Drift, haltingEvidenceOfNumbers } from './drift';

const hourMs = 60 * 60 * 1000;
/** Visitors whose faults and numbers are remembered, so that one who has many counts once an hour. */
const mostVisitors = 10_000;

interface Options {
  now: () => number;
  /** Called once for a canary that meets more faults than the rest, or is slower, with the figures in words. */
  halt: (set: string, why: string) => void;
}

/** A page's set, the one that a canary is compared with, and who has the page. */
interface Seen {
  set: string;
  baseline: string;
  visitor: string;
}

/** Something that is compared: pages with a fault, or numbers that are not good. */
const createComparison = (drift: Drift) => {
  const all = { canary: 0, baseline: 0 };
  const bad = { canary: 0, baseline: 0 };
  return {
    all,
    bad,
    /** One of all was bad. Returns the evidence once it is enough to halt, else null. */
    met(where: 'canary' | 'baseline'): number | null {
      bad[where] += 1;
      drift.met(where, all.canary / Math.max(1, all.canary + all.baseline));
      return drift.isHarmful() ? drift.evidence() : null;
    },
  };
};

type Comparison = ReturnType<typeof createComparison>;

const watchSet = (set: string) => {
  const numbers = new Map<string, Comparison>();
  return {
    set,
    isHalted: false,
    faults: createComparison(createDrift()),
    /** The numbers of one kind. On a slow device all kinds are bad at once: together they would make one visitor several. */
    numbersOf(kind: string): Comparison {
      const compared = numbers.get(kind) ?? createComparison(createDrift(haltingEvidenceOfNumbers));
      numbers.set(kind, compared);
      return compared;
    },
  };
};

const whyHalted = (what: string, { all, bad }: Comparison, evidence: number): string =>
  `${bad.canary} of ${all.canary} ${what}, and ${bad.baseline} of ${all.baseline} others: ${Math.round(evidence)} to 1 that this is no chance`;

/** Watches one canary after the other: pages that were opened, faults that they reported, and how quick they were. */
export const createCanaryWatch = ({ now, halt }: Options) => {
  let watched: ReturnType<typeof watchSet> | null = null;
  /** The times at which visitors were last counted, by what was counted of them. */
  const lately = new Map<string, Map<string, number>>();

  const begin = (set: string): ReturnType<typeof watchSet> => {
    if (watched?.set === set) return watched;
    lately.clear();
    watched = watchSet(set);
    return watched;
  };
  const isNew = (visitor: string, what: string): boolean => {
    const counted = lately.get(visitor) ?? new Map<string, number>();
    const at = counted.get(what);
    if (at !== undefined && now() - at < hourMs) return false;
    if (!lately.has(visitor) && lately.size >= mostVisitors) lately.clear();
    lately.set(visitor, counted.set(what, now()));
    return true;
  };
  /** The side of a set; null for one that is neither the canary's nor the one it is compared with. */
  const sideOf = ({ set, baseline }: Seen): 'canary' | 'baseline' | null => {
    if (watched === null || watched.isHalted) return null;
    if (set === watched.set) return 'canary';
    return set === baseline ? 'baseline' : null;
  };
  const end = (evidence: number | null, why: (found: number) => string): void => {
    if (watched === null || evidence === null) return;
    watched.isHalted = true;
    halt(watched.set, why(evidence));
  };

  return {
    /** A page was opened with the canary's set or another; a canary that is none of them is watched from the beginning. */
    opened(canary: string, isCanary: boolean): void {
      begin(canary).faults.all[isCanary ? 'canary' : 'baseline'] += 1;
    },
    /** The set is the same canary on another base: what was counted stands. */
    moved(from: string, to: string): void {
      if (watched?.set === from) watched.set = to;
    },
    /** A visitor's page reported a fault. */
    met(seen: Seen): void {
      const side = sideOf(seen);
      if (watched === null || side === null || !isNew(seen.visitor, 'fault')) return;
      const { faults } = watched;
      end(faults.met(side), (evidence) => whyHalted('pages of the canary met a fault', faults, evidence));
    },
    /** A visitor's page measured a number of some kind, which was good or not. */
    measured({ kind, isGood, ...seen }: Seen & { kind: string; isGood: boolean }): void {
      const side = sideOf(seen);
      if (watched === null || side === null || !isNew(seen.visitor, kind)) return;
      const numbers = watched.numbersOf(kind);
      numbers.all[side] += 1;
      if (isGood) return;
      const what = `${kind.toUpperCase()} numbers of the canary were not good`;
      end(numbers.met(side), (evidence) => whyHalted(what, numbers, evidence));
    },
  };
};
