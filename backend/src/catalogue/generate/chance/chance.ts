/** Seeded chance: the same words give the same numbers on every machine. FNV-1a seeds a mulberry32 generator. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  int(low: number, high: number): number;
  yes(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** `n` different items in random order; all of them when there are fewer. */
  sample<T>(list: readonly T[], n: number): T[];
  /** Standard normal, cut off at 2.4 deviations so that no price is absurd. */
  normal(): number;
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

function mulberry32(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function weightedIndex(next: () => number, weights: number[]): number {
  let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return index < 0 ? weights.length - 1 : index;
}

export function chance(seed: string): Chance {
  const next = mulberry32(hash(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int,
    yes: (probability) => next() < probability,
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    weighted: (list, weightOf) => itemAt(list, weightedIndex(next, list.map(weightOf))),
    sample(list, n) {
      const left = [...list];
      const count = Math.min(n, left.length);
      return Array.from({ length: count }, () => itemAt(left.splice(int(0, left.length - 1), 1), 0));
    },
    normal() {
      const z = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.max(-2.4, Math.min(2.4, z));
    },
  };
}
