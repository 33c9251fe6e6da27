import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { WINDOW } from '#paper/scenery';
import { path, rect } from '#paper/shapes';
import { panes } from './walls';

export const restaurant = (r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.b, 0.18);
  const stripes = Array.from({ length: 9 }, (_, i) =>
    path(`M${120 + i * 18} 158h18l4 22h-18Z`, i % 2 ? p.a : p.paper),
  ).join('');
  return (
    rect(104, 92, 192, 138, wall) +
    rect(98, 86, 204, 8, mix(wall, p.ink, 0.25)) +
    panes(p, 124, 106, 5, 1, 32, 0, 18, 34) +
    stripes +
    rect(122, 182, 64, 48, WINDOW(p)) +
    rect(216, 182, 62, 48, WINDOW(p)) +
    rect(190, 180, 22, 50, p.a) +
    cluster(r, p, 112, 226, 10, 4) +
    cluster(r, p, 288, 226, 10, 4)
  );
};
