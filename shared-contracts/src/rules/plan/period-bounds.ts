import type { Period } from '#entities/plan/task';

/** A distance before the wedding's day; days below 0 lie after it. */
export type PeriodDistance = { months: number } | { days: number };

/** Start and end of each period, counted back from the wedding's day; null for an open one. */
export const periodBounds: Readonly<Record<Period, { from: PeriodDistance | null; to: PeriodDistance | null }>> = {
  '12-plus': { from: null, to: { months: 12 } },
  '10-12': { from: { months: 12 }, to: { months: 10 } },
  '7-9': { from: { months: 9 }, to: { months: 7 } },
  '4-6': { from: { months: 6 }, to: { months: 4 } },
  '2-3': { from: { months: 3 }, to: { months: 2 } },
  '1-month': { from: { months: 1 }, to: { days: 15 } },
  '2-weeks': { from: { days: 14 }, to: { days: 8 } },
  'final-week': { from: { days: 7 }, to: { days: 1 } },
  'the-day': { from: { days: 0 }, to: { days: 0 } },
  after: { from: { days: -1 }, to: null },
};
