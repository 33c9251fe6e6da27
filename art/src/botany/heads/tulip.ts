import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { at, n1, path } from '#paper/shapes';

export const tulip = (_r: Chance, s: number, p: Palette, hue: string): string =>
  at(
    0,
    s * 0.4,
    path(
      `M${n1(-s * 0.55)} ${n1(-s * 0.25)}C${n1(-s * 0.62)} ${n1(-s * 0.7)} ${n1(-s * 0.5)} ${n1(-s)} ${n1(-s * 0.42)} ${n1(-s * 1.15)}L${n1(-s * 0.14)} ${n1(-s * 0.8)}L0 ${n1(-s * 1.25)}L${n1(s * 0.14)} ${n1(-s * 0.8)}L${n1(s * 0.42)} ${n1(-s * 1.15)}C${n1(s * 0.5)} ${n1(-s)} ${n1(s * 0.62)} ${n1(-s * 0.7)} ${n1(s * 0.55)} ${n1(-s * 0.25)}C${n1(s * 0.4)} ${n1(s * 0.12)} ${n1(-s * 0.4)} ${n1(s * 0.12)} ${n1(-s * 0.55)} ${n1(-s * 0.25)}Z`,
      hue,
    ) +
      path(
        `M0 ${n1(-s * 1.25)}C${n1(s * 0.34)} ${n1(-s * 0.8)} ${n1(s * 0.3)} ${n1(-s * 0.2)} 0 0C${n1(-s * 0.3)} ${n1(-s * 0.2)} ${n1(-s * 0.34)} ${n1(-s * 0.8)} 0 ${n1(-s * 1.25)}Z`,
        mix(hue, p.paper, 0.25),
      ),
  );
