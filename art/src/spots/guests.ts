import { head } from '../botany/heads';
import { type Chance, nth } from '../ink/chance';
import type { Palette } from '../ink/palettes';
import { at, line, path, rect } from '../paper/shapes';

export const guests = (r: Chance, p: Palette): string =>
  (
    [
      [88, p.a, 1.0],
      [150, p.c, 1.1],
      [212, p.b, 1.0],
    ] as const
  )
    .map(([x, hue, s], i) =>
      at(
        x,
        188,
        path('M-34 0H34L30 -8H-30Z', p.near) +
          line('M0 -8V-52', p.leaf, 3) +
          rect(-32, -92, 64, 42, '#fffdf8', 4, `stroke="${p.far}" stroke-width="2"`) +
          line('M-16 -72h32', p.far, 4) +
          at(0, -98, head(r, p, nth(['peony', 'cosmos', 'ranunculus'], i), 17, hue)),
        0,
        s,
      ),
    )
    .join('');
