import { head } from '../botany/heads';
import { leaf, petal } from '../botany/heads/petals';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { at, line, path } from '../paper/shapes';
import { vase } from './vase';

export const failed = (r: Chance, p: Palette): string =>
  vase(132, 188, 74, 88, mix(p.far, p.paper, 0.3)) +
  path('M96 150Q132 160 168 150Q172 172 158 184H106Q92 172 96 150Z', mix(p.sky, p.a, 0.14)) +
  line('M132 104C128 60 150 34 186 40C214 46 220 74 214 92', p.leaf, 4) +
  leaf(138, 76, 40, 11, 150, p.leaf2) +
  leaf(150, 54, 34, 10, 48, p.leaf) +
  at(212, 104, head(r, p, 'peony', 25, mix(p.a, p.paper, 0.15)), 160) +
  at(228, 182, petal(17, 6, p.a), 70) +
  at(206, 186, petal(13, 5, mix(p.a, p.paper, 0.3)), 100) +
  sprig(r, p, 124, 104, 54, -26, 'leafy');
