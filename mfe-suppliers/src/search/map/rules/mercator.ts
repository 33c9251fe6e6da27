import type { MapBounds } from '#supplier/rules/asked/search-state';

/** A position in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point on the projected world: 0 to 1 from west to east and from north to south. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The view of a map: its centre, and the width of the whole world in CSS pixels. */
export interface View extends MapPoint {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** From a continent down to a village. */
export const scales = { least: 2 ** 10, most: 2 ** 22 } as const;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const pointOf = ({ latitude, longitude }: Coordinates): MapPoint => {
  const angle = (within(latitude, -85, 85) * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) };
};

export const placeOf = ({ x, y }: MapPoint): Coordinates => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
});

/** Returns the position of a point in a map of that size, in CSS pixels from its top left. */
export const pixelOf = (view: View, { width, height }: Size, { x, y }: MapPoint): MapPoint => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
});

/** Returns the closest view in which all points have this margin. */
export const viewOf = (points: readonly MapPoint[], { width, height }: Size, room: number, most = 2 ** 18): View => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(1, width - 2 * room) / Math.max(1e-9, east - west),
    Math.max(1, height - 2 * room) / Math.max(1e-9, south - north),
  );
  return { x: (west + east) / 2, y: (north + south) / 2, scale: within(scale, scales.least, most) };
};

/** Returns the view moved by pixels, in the direction of the content. */
export const moved = (view: View, right: number, down: number): View => ({
  ...view,
  x: within(view.x - right / view.scale, 0, 1),
  y: within(view.y - down / view.scale, 0, 1),
});

/** Returns the view zoomed by a factor; the point at `at`, relative to the centre, stays in place. */
export const zoomed = (view: View, factor: number, at: MapPoint = { x: 0, y: 0 }): View => {
  const scale = within(view.scale * factor, scales.least, scales.most);
  const shift = 1 / view.scale - 1 / scale;
  return { x: view.x + at.x * shift, y: view.y + at.y * shift, scale };
};

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4 || 0;

/** Returns the bounds of a view, to about ten metres. */
export const boundsOf = ({ x, y, scale }: View, { width, height }: Size): MapBounds => {
  const half = { x: width / 2 / scale, y: height / 2 / scale };
  const high = placeOf({ x: within(x - half.x, 0, 1), y: within(y - half.y, 0, 1) });
  const low = placeOf({ x: within(x + half.x, 0, 1), y: within(y + half.y, 0, 1) });
  return {
    south: rounded(low.latitude),
    west: rounded(high.longitude),
    north: rounded(high.latitude),
    east: rounded(low.longitude),
  };
};

export const cornersOf = ({ south, west, north, east }: MapBounds): MapPoint[] => [
  pointOf({ latitude: north, longitude: west }),
  pointOf({ latitude: south, longitude: east }),
];
