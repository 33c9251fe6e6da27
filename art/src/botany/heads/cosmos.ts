import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { circle, line, n1 } from '#paper/shapes';
import { petal, ring } from './petals';

export const cosmos = (r: Chance, s: number, p: Palette, hue: string): string =>
  ring(
    6,
    () => petal(s, s * 0.42, hue) + line(`M0 ${n1(-s * 0.3)}V${n1(-s * 0.8)}`, mix(hue, p.ink, 0.2), s * 0.03),
    r(0, 60),
  ) + circle(0, 0, s * 0.2, p.b === hue ? p.c : p.b);
