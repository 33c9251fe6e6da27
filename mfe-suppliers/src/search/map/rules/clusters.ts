import type { Point } from './mercator';

/** Something on the map, in pixels. */
export interface Pin<T> extends Point {
  of: T;
}

/** Pins that would cover each other, as one; alone, a cluster of one. */
export interface Cluster<T> extends Point {
  members: readonly T[];
}

/** Room that a price takes, in CSS pixels: a finger's height. */
const room = { width: 76, height: 44 } as const;

const covers = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < room.width && Math.abs(a.y - b.y) < room.height;

/** Puts pins together that cover each other; the first of a list stands alone rather than the last. */
export const clustersOf = <T>(pins: readonly Pin<T>[]): Cluster<T>[] => {
  const heaps: { at: Point; members: T[] }[] = [];
  for (const pin of pins) {
    const heap = heaps.find(({ at }) => covers(at, pin));
    if (heap === undefined) heaps.push({ at: pin, members: [pin.of] });
    else heap.members.push(pin.of);
  }
  return heaps.map(({ at: { x, y }, members }) => ({ x, y, members }));
};
