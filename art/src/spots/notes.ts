import { head } from '../botany/heads';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import type { Palette } from '../ink/palettes';
import { at, line, rect } from '../paper/shapes';

export const notes = (r: Chance, p: Palette): string =>
  at(
    118,
    116,
    rect(-46, -56, 96, 122, p.ink, 5, 'opacity=".1"') +
      rect(-50, -62, 96, 122, '#fffdf8', 5, `stroke="${p.far}" stroke-width="2"`) +
      line('M-34 -34h60M-34 -16h44', p.far, 4) +
      rect(-34, 4, 62, 40, p.sky, 3) +
      at(-4, 24, head(r, p, 'cosmos', 15, p.a)),
    -6,
  ) +
  sprig(r, p, 196, 188, 110, 10, 'peony', p.a, 24) +
  sprig(r, p, 216, 188, 84, 26, 'round') +
  sprig(r, p, 184, 188, 78, -4, 'umbel', p.b, 20);
