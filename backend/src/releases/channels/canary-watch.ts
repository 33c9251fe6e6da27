import { createDrift, type Drift } from './drift';

const hourMs = 60 * 60 * 1000;
/** Visitors whose faults are remembered, so that one who meets many counts once an hour. */
const mostVisitors = 10_000;

interface Options {
  now: () => number;
  /** Called once for a canary that meets more faults than the rest, with the figures in words. */
  halt: (set: string, why: string) => void;
}

/** Watches one canary after the other: pages that were opened and faults that they reported. */
export const createCanaryWatch = ({ now, halt }: Options) => {
  let watched: { set: string; drift: Drift; isHalted: boolean } | null = null;
  const opened = { canary: 0, baseline: 0 };
  const faults = { canary: 0, baseline: 0 };
  const lately = new Map<string, number>();

  const begin = (set: string): void => {
    if (watched?.set === set) return;
    watched = { set, drift: createDrift(), isHalted: false };
    for (const counted of [opened, faults]) Object.assign(counted, { canary: 0, baseline: 0 });
    lately.clear();
  };
  const isNew = (visitor: string): boolean => {
    const at = lately.get(visitor);
    if (at !== undefined && now() - at < hourMs) return false;
    if (lately.size >= mostVisitors) lately.clear();
    lately.set(visitor, now());
    return true;
  };
  const whyHalted = (evidence: number): string =>
    `${faults.canary} of ${opened.canary} pages of the canary met a fault, and ${faults.baseline} of ${opened.baseline} others: ${Math.round(evidence)} to 1 that this is no chance`;

  return {
    /** A page was opened with the canary's set or another; a canary that is none of them is watched from the beginning. */
    opened(canary: string, isCanary: boolean): void {
      begin(canary);
      opened[isCanary ? 'canary' : 'baseline'] += 1;
    },
    /** The set is the same canary on another base: what was counted stands. */
    moved(from: string, to: string): void {
      if (watched?.set === from) watched.set = to;
    },
    /** A visitor's page reported a fault. Of sets that are neither the canary's nor the one it is compared with nothing is counted. */
    met({ set, baseline, visitor }: { set: string; baseline: string; visitor: string }): void {
      if (watched === null || watched.isHalted || (set !== watched.set && set !== baseline) || !isNew(visitor)) return;
      const where = set === watched.set ? 'canary' : 'baseline';
      faults[where] += 1;
      watched.drift.met(where, opened.canary / Math.max(1, opened.canary + opened.baseline));
      if (!watched.drift.isHarmful()) return;
      watched.isHalted = true;
      halt(watched.set, whyHalted(watched.drift.evidence()));
    },
  };
};
