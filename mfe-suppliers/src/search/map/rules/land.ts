import { type MapPoint, pixelOf, pointOf, type Size, type View } from './mercator';

/**
 * A country as it is stored: rings in thousandths of a degree, each point relative to the one before; towns, the
 * largest first.
 */
export interface StoredLand {
  land: string[];
  beside: string[];
  towns: string[];
}

export interface Town extends MapPoint {
  name: string;
}

export interface Land {
  /** SVG paths in millionths of the world's width. */
  own: string;
  beside: string;
  towns: readonly Town[];
}

export const unit = 1e6;

const pathOf = (ring: string): string => {
  const ways = ring.split(' ').map(Number);
  const corners: string[] = [];
  let [longitude, latitude] = [0, 0];
  for (let place = 0; place + 1 < ways.length; place += 2) {
    longitude += ways[place] ?? 0;
    latitude += ways[place + 1] ?? 0;
    const { x, y } = pointOf({ latitude: latitude / 1000, longitude: longitude / 1000 });
    corners.push(`${Math.round(x * unit)} ${Math.round(y * unit)}`);
  }
  return `M${corners.join('L')}Z`;
};

const townOf = (text: string): Town => {
  const [name = '', latitude, longitude] = text.split('|');
  return { name, ...pointOf({ latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }) };
};

export const readLand = ({ land, beside, towns }: StoredLand): Land => ({
  own: land.map(pathOf).join(''),
  beside: beside.map(pathOf).join(''),
  towns: towns.map(townOf),
});

/** Maximum number of named towns. */
const most = 28;
const room = { width: 104, height: 40 } as const;

/** Returns the largest towns of a view whose names do not overlap, in its pixels. */
export const townsIn = (towns: readonly Town[], view: View, size: Size): Town[] => {
  const named: Town[] = [];
  for (const town of towns) {
    const at = pixelOf(view, size, town);
    const isIn = at.x > 52 && at.y > 20 && at.x < size.width - 52 && at.y < size.height - 20;
    const isFree = named.every(({ x, y }) => Math.abs(x - at.x) >= room.width || Math.abs(y - at.y) >= room.height);
    if (isIn && isFree) named.push({ name: town.name, ...at });
    if (named.length === most) break;
  }
  return named;
};
