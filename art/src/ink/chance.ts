/** Numbers drawn from a seed: the same seed draws the same ones. */
export interface Chance {
  (lo?: number, hi?: number): number;
  int(lo: number, hi: number): number;
  pick<const T>(list: readonly T[]): T;
  yes(p?: number): boolean;
}

/** Returns an element that must exist; throws otherwise. */
export const nth = <T>(list: readonly T[], i: number): T => {
  const found = list[i];
  if (found === undefined) throw new Error(`Nothing stands at ${i} of ${list.length}.`);
  return found;
};

const hashOf = (seed: string | number): number => {
  let h = 2166136261;
  for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return h >>> 0;
};

const numbersFrom = (seed: string | number): (() => number) => {
  let a = hashOf(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const chance = (seed: string | number): Chance => {
  const next = numbersFrom(seed);
  const between = (lo = 0, hi = 1): number => lo + next() * (hi - lo);
  return Object.assign(between, {
    int: (lo: number, hi: number): number => Math.floor(between(lo, hi + 1)),
    pick: <const T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
    yes: (p = 0.5): boolean => next() < p,
  });
};
