import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, line, path } from '#paper/shapes';
import { panes, roofed } from './walls';

export const farmhouse = (r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.c, 0.28);
  return (
    roofed(96, 152, 150, 78, 24, wall, mix(p.a, p.b, 0.4)) +
    roofed(226, 132, 86, 98, 24, wall, mix(p.a, p.b, 0.3)) +
    panes(p, 112, 166, 4, 1, 32, 0, 15, 24) +
    panes(p, 240, 148, 2, 2, 36, 40, 16, 22) +
    arch(160, 196, 22, 34, p.a) +
    line('M66 230V120', p.leaf, 8) +
    path('M66 96q14 40 0 110q-14 -70 0 -110Z', p.leaf) +
    cluster(r, p, 150, 198, 9, 4)
  );
};
