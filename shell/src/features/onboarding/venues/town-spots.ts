import type { VenueTown } from './venues-around';

/** Where a town stands in the picture, in hundredths of it. */
export interface Spot {
  x: number;
  y: number;
}

/** Nearer than this is the place itself. */
const sameKm = 2;
/** The picture's circle, and the least distance from a flower in the middle. */
const [rim, least] = [38, 24];
/** The angle that keeps any number of neighbours apart. */
const golden = Math.PI * (3 - Math.sqrt(5));

/**
 * A town as far from the middle as it is from the place: the directory tells no directions, so those are spread. Without
 * distances the town with most venues is the middle.
 */
export const spotsOf = (towns: readonly Pick<VenueTown, 'km'>[], radiusKm: number | null): Spot[] => {
  const isMiddle = (at: number): boolean =>
    radiusKm === null ? at === 0 : towns.findIndex(({ km }) => km !== null && km < sameKm) === at;
  let turn = 0;
  return towns.map(({ km }, at) => {
    if (isMiddle(at)) return { x: 50, y: 50 };
    const share = radiusKm === null || km === null ? 1 : Math.min(1, km / radiusKm);
    const away = least + (rim - least) * share;
    turn += 1;
    const angle = turn * golden;
    return { x: Math.round(50 + away * Math.cos(angle)), y: Math.round(50 + away * Math.sin(angle)) };
  });
};
