import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import type { Palette } from '../ink/palettes';
import { at, circle, line, path } from '../paper/shapes';

export const search = (r: Chance, p: Palette): string =>
  path('M40 188Q60 132 110 150T190 128T260 188Z', p.far) +
  path('M60 188Q120 142 180 168T264 188Z', p.mid) +
  at(
    150,
    96,
    circle(0, 0, 50, '#fffdf8', `stroke="${p.near}" stroke-width="7"`) +
      `<g clip-path="circle(46px)">${path('M-50 20Q0 -10 50 22V50H-50Z', p.mid)}${sprig(r, p, -12, 34, 46, -6, 'bell', p.a, 15)}${sprig(r, p, 14, 34, 38, 8, 'daisy', p.b, 14)}</g>` +
      line('M36 36L66 66', p.near, 9),
  );
