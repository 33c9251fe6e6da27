import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { polar } from '#paper/curves';
import { circle, line, n1 } from '#paper/shapes';

export const umbel = (_r: Chance, s: number, p: Palette, hue: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, s * 0.5, -165 + i * 18.75, s * (0.9 + (i % 2) * 0.16));
    return (
      line(`M0 ${n1(s * 0.5)}Q${n1(x * 0.3)} ${n1(y * 0.5)} ${n1(x)} ${n1(y)}`, p.leaf2, Math.max(1, s * 0.04)) +
      (
        [
          [0, 0],
          [-0.11, 0.04],
          [0.11, 0.03],
          [0, -0.11],
        ] as const
      )
        .map(([dx, dy]) => circle(x + dx * s, y + dy * s, s * 0.075, hue))
        .join('')
    );
  }).join('');
