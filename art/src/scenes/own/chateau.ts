import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { WINDOW } from '#paper/scenery';
import { arch, circle, line, path, rect } from '#paper/shapes';
import { panes, roofed } from './walls';

export const chateau = (_r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.b, 0.12);
  const roof = mix(p.near, p.ink, 0.45);
  const tower = (x: number) =>
    rect(x, 122, 40, 108, wall) +
    path(`M${x - 5} 124L${x + 20} 62L${x + 45} 124Z`, roof) +
    arch(x + 13, 142, 14, 26, WINDOW(p));
  return (
    roofed(118, 138, 164, 92, 40, wall, roof) +
    [146, 200, 254]
      .map((x) => path(`M${x - 12} 136L${x} 112L${x + 12} 136Z`, wall) + circle(x, 128, 4, WINDOW(p)))
      .join('') +
    panes(p, 136, 152, 5, 1, 28, 0, 15, 26) +
    panes(p, 136, 192, 5, 1, 28, 0, 15, 30) +
    tower(92) +
    tower(268) +
    arch(189, 188, 24, 42, p.a) +
    line('M112 62v-14M288 62v-14', p.ink, 2)
  );
};
