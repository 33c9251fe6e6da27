import { type Rescue } from '#catalogue/search-request';
import { bestOf } from '../ranking/best-of';
import { type Better } from '../ranking/order';
import { remembered } from '../ranking/remembered';
import { type Wish } from './wishes';

/** How much of what is asked for a row lacks: near misses weigh one, far ones two. */
const lackOf = (wishes: readonly Wish[], row: number): number => {
  let lack = 0;
  for (const { fits, misses } of wishes) if (!fits(row)) lack += misses(row);
  return lack;
};

/** Of two that lack as much, the nearer one: whoever is where it was asked for is not far at all. */
export const nearerFirst = (
  wishes: readonly Wish[],
  distance: ((row: number) => number) | null,
  better: Better,
): Better => {
  const places = wishes.filter(({ by }) => by === 'place');
  if (distance === null || places.length === 0) return better;
  const away = remembered((row) => (places.every(({ fits }) => fits(row)) ? 0 : distance(row)));
  return (a, b) => (away(a) === away(b) ? better(a, b) : away(a) < away(b));
};

/** The rows that lack something, those that lack least first, among equals by the order of the list. */
export const closeRows = (rows: readonly number[], wishes: readonly Wish[], size: number, better: Better): number[] => {
  if (size < 1 || wishes.length === 0) return [];
  // By what they lack, which is a small number: only those that lack least are compared.
  const byLack: number[][] = [];
  for (const row of rows) {
    const lack = lackOf(wishes, row);
    if (lack > 0) (byLack[lack] ??= []).push(row);
  }
  const shown: number[] = [];
  for (const some of byLack)
    if (some !== undefined && shown.length < size) shown.push(...bestOf(some, size - shown.length, better));
  return shown;
};

/** The number of the only wish that a row lacks; null when it lacks none or several. */
const onlyLack = (wishes: readonly Wish[], row: number): number | null => {
  let only: number | null = null;
  for (const [number, { fits }] of wishes.entries()) {
    if (fits(row)) continue;
    if (only !== null) return null;
    only = number;
  }
  return only;
};

/** What leaving out one wish would give, the most first. */
export const rescueOf = (rows: readonly number[], wishes: readonly Wish[]): Rescue[] => {
  const totals = wishes.map((wish) => ({ drop: wish.part, total: 0 }));
  for (const row of rows) {
    const only = onlyLack(wishes, row);
    const total = only === null ? undefined : totals[only];
    if (total !== undefined) total.total += 1;
  }
  return totals.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
};
