import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { WINDOW } from '../paper/scenery';
import { arch, circle, line, path, rect } from '../paper/shapes';

export const barn = (r: Chance, p: Palette): string => {
  const wall = mix(p.a, p.ink, r(0.05, 0.4));
  let o =
    path('M84 150L118 112H300L326 150Z', mix(p.ink, p.near, 0.4)) +
    rect(92, 148, 228, 82, mix(wall, p.ink, 0.15)) +
    path('M92 230V148L156 88L220 148V230Z', wall) +
    path('M82 152L156 80L230 152L224 158L156 92L88 158Z', p.paper);
  o +=
    line(
      Array.from({ length: 8 }, (_, i) => `M${100 + i * 16} 230V${150 - Math.min(i, 7 - i) * 14}`).join(''),
      mix(wall, p.ink, 0.2),
      1.2,
    ) +
    rect(130, 168, 52, 62, mix(p.c, p.paper, 0.2)) +
    line('M130 168h52v62h-52zM156 168v62', p.paper, 3) +
    circle(156, 126, 13, p.paper) +
    circle(156, 126, 10, WINDOW(p));
  for (let i = 0; i < 3; i++) o += arch(240 + i * 26, 176, 15, 32, WINDOW(p));
  return o;
};
