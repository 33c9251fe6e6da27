import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { WINDOW } from '#paper/scenery';
import { circle, line, path, rect } from '#paper/shapes';
import { panes } from './walls';

export const townHall = (_r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.far, 0.25);
  const columns = [132, 162, 192, 222, 252].map((x) => rect(x, 150, 12, 74, mix(wall, p.ink, 0.08))).join('');
  return (
    rect(96, 146, 208, 84, wall) +
    panes(p, 106, 160, 6, 1, 34, 0, 14, 34) +
    columns +
    path('M104 148L200 100L296 148Z', mix(wall, p.ink, 0.14)) +
    rect(176, 60, 48, 44, wall) +
    path('M170 62L200 36L230 62Z', mix(p.a, p.ink, 0.3)) +
    circle(200, 82, 13, p.paper) +
    circle(200, 82, 11, WINDOW(p)) +
    line('M200 82v-8M200 82h6', p.ink, 2) +
    rect(88, 224, 224, 8, mix(wall, p.ink, 0.2))
  );
};
