import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { circle } from '#paper/shapes';
import { petal, ring } from './petals';

export const poppy = (r: Chance, s: number, p: Palette, hue: string): string =>
  ring(4, (i) => petal(s, s * 0.72, i % 2 ? hue : mix(hue, p.ink, 0.12)), r(0, 90)) +
  circle(0, 0, s * 0.22, p.ink) +
  ring(10, () => circle(0, -s * 0.36, s * 0.035, p.ink));
