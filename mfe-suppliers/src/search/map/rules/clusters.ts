import type { MapPoint } from './mercator';

/** An element on the map, in pixels. */
export interface Pin<T> extends MapPoint {
  of: T;
}

/** Overlapping pins as one; a single pin is a cluster of one. */
export interface Cluster<T> extends MapPoint {
  members: readonly T[];
}

/** Space of a price pin, in CSS pixels: a finger's height. */
const room = { width: 76, height: 44 } as const;

const covers = (a: MapPoint, b: MapPoint): boolean =>
  Math.abs(a.x - b.x) < room.width && Math.abs(a.y - b.y) < room.height;

/** Groups overlapping pins; the first of a list stays single rather than the last. */
export const clustersOf = <T>(pins: readonly Pin<T>[]): Cluster<T>[] => {
  const heaps: { at: MapPoint; members: T[] }[] = [];
  for (const pin of pins) {
    const heap = heaps.find(({ at }) => covers(at, pin));
    if (heap === undefined) heaps.push({ at: pin, members: [pin.of] });
    else heap.members.push(pin.of);
  }
  return heaps.map(({ at: { x, y }, members }) => ({ x, y, members }));
};
