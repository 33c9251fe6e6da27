import { paidPlaces } from './weights';

/** Returns true when a position of a list (from 0) may be a paid one. */
export const isPaidPlace = (position: number): boolean =>
  position < paidPlaces.atTheHead || (position - paidPlaces.atTheHead + 1) % paidPlaces.oneIn === 0;

export interface Placed<T> {
  item: T;
  isPaid: boolean;
}

/** The first items of a list in which those who pay take the paid places; everybody else keeps their order. */
export const withPaidPlaces = <T>(organic: readonly T[], paying: readonly T[], length: number): Placed<T>[] => {
  const list: Placed<T>[] = [];
  const shown = new Set<T>();
  let nextOrganic = 0;
  let nextPaying = 0;
  const skipShown = (from: readonly T[], at: number): number => {
    let next = at;
    while (next < from.length && shown.has(from[next] as T)) next += 1;
    return next;
  };
  while (list.length < length) {
    nextPaying = skipShown(paying, nextPaying);
    nextOrganic = skipShown(organic, nextOrganic);
    const isPaid = isPaidPlace(list.length) && nextPaying < paying.length;
    const item = isPaid ? paying[nextPaying] : organic[nextOrganic];
    if (item === undefined) break;
    shown.add(item);
    list.push({ item, isPaid });
  }
  return list;
};
