import { cluster } from '#botany/planting';
import { type Chance, chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { hill } from '#paper/curves';
import { disc, trees } from '#paper/scenery';
import { at, oval, path, rect } from '#paper/shapes';
import { buildingOf } from '../building-of';

/** The common parts of all views of one venue. */
export interface Venue {
  kind: string;
  base: string;
  p: Palette;
}

export const timbered = new Set(['barn', 'mill', 'alm', 'lodge', 'ranch', 'boathouse', 'mas', 'vineyard']);
/** Kinds with water or vines in front: the ground lies behind them. */
export const beforeTheDoor = new Set(['boathouse', 'beach-house', 'mill', 'vineyard']);
export const city = new Set(['loft', 'rooftop', 'town-hall', 'ballroom', 'restaurant']);
export const ground = ({ p }: Pick<Venue, 'p'>): string => path('M0 232Q200 214 400 232V300H0Z', p.mid);
export const building = ({ kind, base, p }: Venue): string => buildingOf(kind, base, chance(`building:${base}`), p);
/** The background: hills, or the roofs of a town; the sun has a fixed place. */
export const backdrop = ({ kind, base, p }: Venue): string => {
  const r = chance(`around:${base}`);
  const sky = rect(0, 0, 400, 300, p.sky) + disc(r, p);
  if (!city.has(kind))
    return sky + hill(r, 176, 46, p.far) + hill(r, 206, 34, mix(p.far, p.mid, 0.55)) + trees(r, p, 224, 9);
  const roofs = Array.from({ length: 11 }, (_, i) => {
    const h = r.int(50, 130);
    return rect(i * 38 - 8, 232 - h, 36, h, mix(p.far, p.mid, r(0, 0.6)));
  }).join('');
  return sky + roofs;
};
export const table = (r: Chance, p: Palette, x: number, y: number, s: number) =>
  at(
    x,
    y,
    oval(0, 6, 46, 10, p.ink, 0, 'opacity=".14"') +
      oval(0, 0, 46, 13, p.paper) +
      path('M-46 0Q-44 22 -38 30H38Q44 22 46 0Q0 26 -46 0Z', mix(p.paper, p.ink, 0.07)) +
      cluster(r, p, 0, -12, 11, 5),
    0,
    s,
  );
