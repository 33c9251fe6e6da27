import { meadow } from '../botany/planting';
import { buildings } from '../buildings/buildings';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { hill } from '../paper/curves';
import { disc, trees } from '../paper/scenery';
import { at, circle, path, rect } from '../paper/shapes';

export const venues = (r: Chance, p: Palette): string => {
  const kind = r.pick(Object.keys(buildings) as readonly (keyof typeof buildings)[]);
  return (
    rect(0, 0, 400, 300, p.sky) +
    disc(r, p) +
    hill(r, 176, 46, p.far) +
    hill(r, 206, 34, mix(p.far, p.mid, 0.55)) +
    trees(r, p, 224, 9) +
    at(0, 6, buildings[kind](r, p)) +
    path('M0 232Q200 214 400 232V300H0Z', p.mid) +
    path('M188 234Q206 252 168 272T150 310H250Q222 276 222 258T212 234Z', mix(p.paper, p.b, 0.25)) +
    [70, 118, 282, 330].map((x) => circle(x, 234, r(10, 16), mix(p.near, p.mid, 0.2))).join('') +
    path('M0 276Q100 256 200 286T400 272V300H0Z', p.near) +
    meadow(r, p, 62, 12)
  );
};
