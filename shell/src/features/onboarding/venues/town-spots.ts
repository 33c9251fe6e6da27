import type { GeoPoint, VenueTown } from './venues-around';

/** The position of a town in the picture, in hundredths of it. */
export interface PicturePoint {
  x: number;
  y: number;
}

type Town = Pick<VenueTown, 'km' | 'at'>;

/** A town nearer than this is the place itself. Kilometres. */
const sameKm = 2;
/** The picture's circle, and the minimum distance of a flower from the centre. */
const [rim, least] = [38, 24];
/** The minimum distance of two flowers, and the margin that keeps a flower's name in the picture. */
const [apart, edge] = [20, 12];
/** The angle that separates any number of neighbours. */
const golden = Math.PI * (3 - Math.sqrt(5));
const middle: PicturePoint = { x: 50, y: 50 };

/** Returns the direction from one point to another: 0 is east, a quarter turn is south. */
const directionOf = (from: GeoPoint, to: GeoPoint): number =>
  Math.atan2(from.latitude - to.latitude, (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180));

const inside = (value: number): number => Math.min(100 - edge, Math.max(edge, value));

/** Moves overlapping spots apart; the centre stays. */
const spread = (spots: readonly PicturePoint[]): PicturePoint[] => {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < 60; round += 1)
    for (const [i, one] of moved.entries())
      for (const other of moved.slice(i + 1)) {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= apart) continue;
        const [dx, dy] = away === 0 ? [1, 0] : [(other.x - one.x) / away, (other.y - one.y) / away];
        const step = (apart - away) / 2 + 0.1;
        for (const [spot, sign] of [
          [one, -1],
          [other, 1],
        ] as const) {
          if (spot.x === middle.x && spot.y === middle.y) continue;
          spot.x = inside(spot.x + sign * dx * step);
          spot.y = inside(spot.y + sign * dy * step);
        }
      }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
};

/**
 * Places each town in its direction from the place (`from`), at its distance; without known directions they are spread
 * evenly. Without distances the town with the most venues is the centre.
 */
export const spotsOf = (towns: readonly Town[], radiusKm: number | null, from: GeoPoint | null): PicturePoint[] => {
  const same = towns.findIndex(({ km }) => km !== null && km < sameKm);
  const centre = radiusKm === null ? 0 : same;
  const spots = towns.map(({ km, at }, index) => {
    if (index === centre) return middle;
    const share = radiusKm === null || km === null ? 1 : Math.min(1, km / radiusKm);
    const away = least + (rim - least) * share;
    const angle = from === null || at === null ? (index + 1) * golden : directionOf(from, at);
    return { x: 50 + away * Math.cos(angle), y: 50 + away * Math.sin(angle) };
  });
  // The place itself takes the centre, even when no town of the list is there.
  return spread([...spots, middle]).slice(0, -1);
};
