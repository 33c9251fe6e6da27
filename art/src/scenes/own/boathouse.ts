import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { WINDOW } from '#paper/scenery';
import { line, path, rect } from '#paper/shapes';

export const boathouse = (r: Chance, p: Palette): string => {
  const wall = mix(p.a, p.ink, r(0.1, 0.35));
  return (
    path('M112 152L200 82L288 152Z', mix(p.ink, p.near, 0.4)) +
    rect(124, 150, 152, 74, wall) +
    rect(150, 166, 100, 58, WINDOW(p)) +
    line('M200 166v58M150 194h100', p.paper, 3) +
    rect(96, 222, 208, 8, mix(p.b, p.ink, 0.45)) +
    line('M108 228v24M160 228v24M240 228v24M292 228v24', mix(p.b, p.ink, 0.55), 5) +
    path('M0 240Q100 230 200 242T400 238V264H0Z', mix(p.sky, p.near, 0.3)) +
    path('M310 238q26 14 54 0l-8 14h-38Z', p.paper)
  );
};
