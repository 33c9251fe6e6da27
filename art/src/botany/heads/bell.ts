import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { at, line, n1, path } from '#paper/shapes';

export const bell = (_r: Chance, s: number, p: Palette, hue: string): string =>
  Array.from({ length: 6 }, (_, i) => {
    const y = -s + i * s * 0.36,
      side = i % 2 ? 1 : -1,
      w = s * (0.16 + i * 0.022);
    return (
      line(
        `M0 ${n1(y)}q${n1(side * s * 0.2)} ${n1(-s * 0.05)} ${n1(side * s * 0.27)} ${n1(s * 0.06)}`,
        p.leaf2,
        s * 0.05,
      ) +
      at(
        side * s * 0.27,
        y + s * 0.04,
        path(
          `M0 0C${n1(w)} 0 ${n1(w * 0.7)} ${n1(w * 1.2)} ${n1(w * 1.3)} ${n1(w * 1.9)}L${n1(w * 0.55)} ${n1(w * 1.6)}L0 ${n1(w * 2)}L${n1(-w * 0.55)} ${n1(w * 1.6)}L${n1(-w * 1.3)} ${n1(w * 1.9)}C${n1(-w * 0.7)} ${n1(w * 1.2)} ${n1(-w)} 0 0 0Z`,
          i % 2 ? hue : mix(hue, p.paper, 0.22),
        ),
        side * -12,
      )
    );
  }).join('');
