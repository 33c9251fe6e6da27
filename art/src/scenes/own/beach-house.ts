import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { line, path, rect } from '#paper/shapes';
import { panes, roofed } from './walls';

export const beachHouse = (_r: Chance, p: Palette): string => {
  const wall = mix(p.sky, p.paper, 0.6);
  return (
    roofed(120, 132, 160, 64, 40, wall, mix(p.near, p.sky, 0.3)) +
    panes(p, 134, 146, 4, 1, 36, 0, 22, 26) +
    rect(104, 194, 192, 8, p.paper) +
    line(
      'M116 202v34M168 202v34M232 202v34M284 202v34M104 182H296M104 182v14M152 182v14M200 182v14M248 182v14M296 182v14',
      mix(p.b, p.ink, 0.3),
      4,
    ) +
    path('M0 230Q100 222 200 234T400 230V250H0Z', mix(p.sky, p.near, 0.35)) +
    path('M0 246Q120 236 240 250T400 246V276H0Z', mix(p.c, p.paper, 0.4))
  );
};
