import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, circle, path, rect } from '#paper/shapes';
import { panes, roofed } from './walls';

export const vineyard = (_r: Chance, p: Palette): string => {
  const rows = [236, 248, 262]
    .map((y, i) =>
      Array.from(
        { length: 17 },
        (_, k) =>
          circle(-6 + k * 26 + i * 9, y, 9 + i * 2, k % 3 ? p.leaf2 : p.leaf) +
          circle(-2 + k * 26 + i * 9, y + 5, 2.6, p.a),
      ).join(''),
    )
    .join('');
  const wall = mix(p.paper, p.c, 0.2);
  return (
    roofed(124, 140, 152, 82, 38, wall, mix(p.a, p.ink, 0.3)) +
    rect(252, 96, 40, 126, wall) +
    path('M246 98L272 74L298 98Z', mix(p.a, p.ink, 0.3)) +
    panes(p, 140, 154, 3, 1, 34, 0, 18, 24) +
    arch(184, 182, 32, 40, mix(p.b, p.ink, 0.4)) +
    rows
  );
};
