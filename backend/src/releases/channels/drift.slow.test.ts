import { createDrift, haltingEvidenceOfNumbers } from './drift';

/** Numbers between 0 and 1, the same in every run (mulberry32). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Traffic {
  percent: number;
  /** Faults a page in what all have, and in the canary. */
  baseline: number;
  canary: number;
  pages: number;
  /** The evidence from which on it is halted; that of faults unless it is named. */
  enough?: number;
}

/** The page at which the canary is halted; null when it never is. The share is counted from pages, as a server does. */
const haltedAt = ({ percent, baseline, canary, pages, enough }: Traffic, seed: number): number | null => {
  const next = numbers(seed);
  const drift = createDrift(enough);
  const opened = { canary: 0, baseline: 0 };
  for (let page = 1; page <= pages; page += 1) {
    const where = next() < percent / 100 ? 'canary' : 'baseline';
    opened[where] += 1;
    if (next() >= (where === 'canary' ? canary : baseline)) continue;
    drift.met(where, opened.canary / (opened.canary + opened.baseline));
    if (drift.isHarmful()) return page;
  }
  return null;
};

const simulate = (traffic: Traffic, runs: number, firstSeed = 1): (number | null)[] =>
  Array.from({ length: runs }, (_none, index) => haltedAt(traffic, index + firstSeed));

test.each([
  { percent: 1, baseline: 0.02 },
  { percent: 10, baseline: 0.01 },
  { percent: 10, baseline: 0.05 },
  { percent: 50, baseline: 0.02 },
])(
  'a canary of $percent % that is as good as the rest ($baseline faults a page) is halted in under 1 % of rollouts, looked at after every fault',
  ({ percent, baseline }) => {
    const runs = 1000;
    const halted = simulate({ percent, baseline, canary: baseline, pages: 4000 }, runs).filter((at) => at !== null);
    expect(halted.length / runs).toBeLessThan(0.01);
  },
);

test.each([
  { percent: 10, baseline: 0.1 },
  { percent: 10, baseline: 0.4 },
  { percent: 50, baseline: 0.25 },
])(
  'a canary of $percent % that is as quick as the rest ($baseline of numbers not good) is halted in under 1 % of rollouts, its faults included',
  ({ percent, baseline }) => {
    const runs = 1000;
    const traffic = { percent, baseline, canary: baseline, pages: 4000 };
    const kinds = ['lcp', 'inp', 'cls'].map((_kind, place) =>
      simulate({ ...traffic, enough: haltingEvidenceOfNumbers }, runs, place * runs + 1),
    );
    const faulty = simulate({ ...traffic, baseline: 0.02, canary: 0.02 }, runs);
    const halted = faulty.filter((at, run) => at !== null || kinds.some((slow) => slow[run] !== null));
    expect(halted.length / runs).toBeLessThan(0.01);
  },
);

test('a canary of 10 % of which half of the numbers are not good instead of a quarter is halted within 4000 numbers in 99 of 100 rollouts', () => {
  const runs = 200;
  const traffic = { percent: 10, baseline: 0.25, canary: 0.5, pages: 4000, enough: haltingEvidenceOfNumbers };
  expect(simulate(traffic, runs).filter((at) => at !== null).length / runs).toBeGreaterThanOrEqual(0.99);
});

test.each([
  { percent: 10, canary: 0.2, within: 1000 },
  { percent: 10, canary: 0.1, within: 2500 },
  { percent: 10, canary: 0.03, within: 24_000 },
  { percent: 50, canary: 0.05, within: 2200 },
])(
  'a canary of $percent % with $canary faults a page instead of 0.01 is halted within $within pages in 99 of 100 rollouts',
  ({ percent, canary, within }) => {
    const runs = 200;
    const halted = simulate({ percent, baseline: 0.01, canary, pages: within }, runs).filter((at) => at !== null);
    expect(halted.length / runs).toBeGreaterThanOrEqual(0.99);
  },
);

test('a bad hour that everybody meets halts nothing', () => {
  const halted = simulate({ percent: 10, baseline: 0.6, canary: 0.6, pages: 5000 }, 200).filter((at) => at !== null);
  expect(halted.length).toBeLessThanOrEqual(2);
});

test('a canary that is better than the rest is not halted, and one unlucky visitor is none', () => {
  expect(simulate({ percent: 10, baseline: 0.05, canary: 0.01, pages: 4000 }, 100)).toEqual(
    Array.from({ length: 100 }, () => null),
  );
  const drift = createDrift();
  for (let met = 0; met < 4; met += 1) drift.met('canary', 0.01);
  expect([drift.isHarmful(), drift.evidence() > 200]).toEqual([false, true]);
  drift.met('canary', 0.01);
  expect(drift.isHarmful()).toBe(true);
});
