import { petal, ring } from '../botany/heads/petals';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { at, circle, line } from '../paper/shapes';

export const tasks = (r: Chance, p: Palette): string =>
  at(
    150,
    120,
    ring(6, () => petal(62, 34, mix(p.mid, p.paper, 0.35))) +
      circle(0, 0, 40, p.near) +
      line('M-18 1L-5 14L19 -13', '#ffffff', 7),
  ) +
  sprig(r, p, 60, 190, 74, -10, 'cosmos', p.a, 16) +
  sprig(r, p, 246, 190, 84, 10, 'bell', p.b, 24) +
  sprig(r, p, 228, 190, 54, 18, 'fern');
