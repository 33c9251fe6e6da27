import { bestOf } from '../ranking/best-of';
import { type Better } from '../ranking/order';
import { type Wish } from './wishes';
import { type Rescue } from '#catalogue/search-request';

/** How much of what is asked for a row lacks: near misses weigh one, far ones two. */
const lackOf = (wishes: readonly Wish[], row: number): number =>
  wishes.reduce((sum, { fits, misses }) => sum + (fits(row) ? 0 : misses(row)), 0);

/** The rows that lack something, those that lack least first, among equals by the order of the list. */
export function closeRows(rows: readonly number[], wishes: readonly Wish[], size: number, better: Better): number[] {
  if (size < 1 || wishes.length === 0) return [];
  const lacks = new Map<number, number>();
  for (const row of rows) {
    const lack = lackOf(wishes, row);
    if (lack > 0) lacks.set(row, lack);
  }
  const lack = (row: number) => lacks.get(row) ?? 0;
  return bestOf([...lacks.keys()], size, (a, b) => (lack(a) === lack(b) ? better(a, b) : lack(a) < lack(b)));
}

/** What leaving out one wish would give, the most first; when one is not enough, what each gives with the hardest one left out too. */
export function rescueOf(rows: readonly number[], wishes: readonly Wish[]): Rescue[] {
  const totals = wishes.map((wish) => ({ drop: wish.part, total: 0 }));
  for (const row of rows) {
    const missed = wishes.flatMap(({ fits }, number) => (fits(row) ? [] : [number]));
    const [only] = missed;
    const total = missed.length === 1 && only !== undefined ? totals[only] : undefined;
    if (total !== undefined) total.total += 1;
  }
  return totals.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
