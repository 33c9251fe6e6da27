import { type Rescue } from '#catalogue/search/request/search-request';
import { bestOf } from '../ranking/best-of';
import { type Better } from '../ranking/order';
import { remembered } from '../ranking/remembered';
import { type SearchWish } from './wishes';

/** Kilometres that a couple would drive further for a supplier that meets the wish. */
const detours: Partial<Record<SearchWish['by'], number>> = { kind: 50, feature: 40, style: 20, guests: 40, price: 40 };
const otherDetour = 50;
/**
 * Factors of a detour by the share that a row misses: a castle at three times the budget is far away. They are steps, so
 * that of two rows that miss by about as much the nearer one comes first.
 */
const steps: readonly (readonly [share: number, times: number])[] = [
  [0.25, 1],
  [1, 3],
  [Infinity, 7],
];

/** Returns how often the detour for an unmet wish counts. */
export const detourTimes = (share: number): number => steps.find(([most]) => share <= most)?.[1] ?? 1;

const detourOf = ({ by, misses }: SearchWish, row: number): number =>
  (detours[by] ?? otherDetour) * detourTimes(misses?.(row) ?? 0);

/**
 * Returns the distance of a row from the request, in kilometres: those beyond the place, and a detour for each unmet
 * wish.
 */
export const awayOf = (
  wishes: readonly SearchWish[],
  beyond: ((row: number) => number) | null,
): ((row: number) => number) =>
  remembered((row) => {
    let away = 0;
    for (const wish of wishes) {
      if (wish.fits(row)) continue;
      away += wish.by === 'place' ? Math.max(1, beyond?.(row) ?? 0) : detourOf(wish, row);
    }
    return away;
  });

const lacksAny = (wishes: readonly SearchWish[], row: number): boolean => wishes.some(({ fits }) => !fits(row));

/** The rows that lack something, the nearest to what was asked for first, among equals by the order of the list. */
export const closeRows = (
  rows: readonly number[],
  wishes: readonly SearchWish[],
  size: number,
  away: ((row: number) => number) | null,
  better: Better,
): number[] => {
  if (size < 1 || wishes.length === 0) return [];
  const lacking = rows.filter((row) => lacksAny(wishes, row));
  return bestOf(lacking, size, (a, b) => {
    const one = away?.(a) ?? 0;
    const other = away?.(b) ?? 0;
    return one === other ? better(a, b) : one < other;
  });
};

/** The number of the only wish that a row lacks; null when it lacks none or several. */
const onlyLack = (wishes: readonly SearchWish[], row: number): number | null => {
  let only: number | null = null;
  for (const [number, { fits }] of wishes.entries()) {
    if (fits(row)) continue;
    if (only !== null) return null;
    only = number;
  }
  return only;
};

/** Returns the number of suppliers found without each wish, most first. */
export const rescueOf = (rows: readonly number[], wishes: readonly SearchWish[]): Rescue[] => {
  const totals = wishes.map((wish) => ({ drop: wish.part, total: 0 }));
  for (const row of rows) {
    const only = onlyLack(wishes, row);
    const total = only === null ? undefined : totals[only];
    if (total !== undefined) total.total += 1;
  }
  return totals.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
};
