import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, line, path } from '#paper/shapes';
import { panes, roofed } from './walls';

export const hotel = (r: Chance, p: Palette): string => {
  const columns = r.int(5, 6);
  const wide = columns * 34 + 14;
  const x = 200 - wide / 2;
  const wall = mix(p.paper, p.a, 0.1);
  return (
    roofed(x, 112, wide, 118, 26, wall, mix(p.a, p.ink, 0.4)) +
    panes(p, x + 14, 122, columns, 3, 34, 34, 18, 22) +
    path(`M164 190H236L244 206H156Z`, p.a) +
    line('M172 190v16M188 190v16M204 190v16M220 190v16', p.paper, 4) +
    arch(188, 204, 24, 26, p.ink)
  );
};
