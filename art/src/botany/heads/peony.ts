import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { petal, ring } from './petals';

export const peony = (r: Chance, s: number, p: Palette, hue: string): string => {
  let out = ring(9, () => petal(s, s * 0.42, mix(hue, p.ink, 0.1)), r(0, 40));
  out += ring(8, () => petal(s * 0.8, s * 0.36, hue), r(0, 40));
  out += ring(6, () => petal(s * 0.56, s * 0.28, mix(hue, p.paper, 0.28)), r(0, 60));
  return out + ring(5, () => petal(s * 0.33, s * 0.18, mix(hue, p.paper, 0.5)), r(0, 60));
};
