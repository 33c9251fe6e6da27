import { figureConstants } from '@posy/shared-contracts/constants';
import { type Counted, counted, type Counts } from './supplier-weeks';

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = sorted.length >> 1;
  const upper = sorted[at] ?? 0;
  return Math.round(sorted.length % 2 === 1 ? upper : ((sorted[at - 1] ?? 0) + upper) / 2);
};

/** Returns the median of each count; null with so few suppliers that one's own figures would show. */
export const typicalOf = (all: readonly Counts[]): (Counts & { suppliers: number }) | null => {
  if (all.length < figureConstants.leastSuppliers) return null;
  const of = (what: Counted): number => middle(all.map((one) => one[what]));
  const [views, hearts, enquiries, bookings] = counted.map(of);
  return {
    suppliers: all.length,
    ...{ views: views ?? 0, hearts: hearts ?? 0, enquiries: enquiries ?? 0, bookings: bookings ?? 0 },
  };
};

/** Returns the median of some suppliers' medians, in minutes; null with too few of them. */
export const typicalMinutes = (minutes: readonly number[]): number | null =>
  minutes.length < figureConstants.leastSuppliers ? null : middle(minutes);
