import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { circle } from '#paper/shapes';
import { petal, ring } from './petals';

export const daisy = (r: Chance, s: number, p: Palette, hue: string): string =>
  ring(r.int(9, 13), () => petal(s, s * 0.22, hue)) + circle(0, 0, s * 0.27, p.c === hue ? p.b : p.c);
