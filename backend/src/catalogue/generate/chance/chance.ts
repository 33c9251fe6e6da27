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

export const hash = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
};

const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};

/** A class, for a catalogue needs hundreds of thousands of them: methods are made once. */
class SeededChance implements Chance {
  private state: number;

  constructor(seed: string) {
    this.state = hash(seed);
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  yes(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return itemAt(list, Math.floor(this.next() * list.length));
  }

  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    const weights = list.map(weightOf);
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return itemAt(list, index < 0 ? weights.length - 1 : index);
  }

  sample<T>(list: readonly T[], n: number): T[] {
    const items: T[] = [];
    /** Indices, in order: a place among those that are left lies behind each of them that is not after it. */
    const taken: number[] = [];
    while (items.length < n && items.length < list.length) {
      let index = this.int(0, list.length - taken.length - 1);
      let before = 0;
      for (; before < taken.length && (taken[before] ?? 0) <= index; before += 1) index += 1;
      taken.splice(before, 0, index);
      items.push(itemAt(list, index));
    }
    return items;
  }

  normal(): number {
    const z = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.max(-2.4, Math.min(2.4, z));
  }
}

export const chance = (seed: string): Chance => new SeededChance(seed);
