import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { at, line, path, rect } from '../paper/shapes';

export const inbox = (r: Chance, p: Palette): string =>
  at(
    150,
    124,
    path('M-74 -30L0 -84L74 -30V50H-74Z', p.mid) +
      rect(-56, -74, 112, 92, '#fffdf8', 4) +
      sprig(r, p, 0, 20, 62, 0, 'peony', p.a, 22) +
      sprig(r, p, 0, 20, 52, -34, 'leafy') +
      sprig(r, p, 0, 20, 52, 34, 'round') +
      path('M-74 -30L0 24L74 -30V60a4 4 0 0 1 -4 4H-70a4 4 0 0 1 -4 -4Z', mix(p.mid, p.paper, 0.5)) +
      line('M-72 62L-10 18M72 62L10 18', p.mid, 2),
  );
