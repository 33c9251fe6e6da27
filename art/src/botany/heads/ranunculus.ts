import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { at, circle } from '#paper/shapes';
import { petal, ring } from './petals';

export const ranunculus = (r: Chance, s: number, p: Palette, hue: string): string => {
  let out = '';
  for (let k = 5; k >= 1; k--) {
    const turn = r(0, 360);
    out += at(
      s * r(-0.03, 0.03),
      s * r(-0.03, 0.03),
      ring(
        5,
        () => petal((s * k) / 5, (s * k) / 7.4, mix(hue, k % 2 ? p.paper : p.ink, k % 2 ? 0.34 - k * 0.05 : 0.1)),
        turn,
      ),
    );
  }
  return out + circle(0, 0, s * 0.1, p.leaf2);
};
