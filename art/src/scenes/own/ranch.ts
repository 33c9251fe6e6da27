import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, line, rect } from '#paper/shapes';
import { panes, roofed } from './walls';

export const ranch = (_r: Chance, p: Palette): string => {
  const wood = mix(p.b, '#7a4b28', 0.5);
  const fence = Array.from({ length: 12 }, (_, i) => `M${20 + i * 33} 216v26`).join('');
  return (
    roofed(88, 160, 224, 62, 30, wood, mix(p.ink, p.near, 0.35)) +
    rect(80, 158, 240, 6, p.paper) +
    panes(p, 106, 174, 5, 1, 42, 0, 20, 22) +
    line('M88 164v58M144 164v58M256 164v58M312 164v58', p.paper, 4) +
    arch(188, 184, 26, 38, p.a) +
    line(`${fence}M14 222H392M14 234H392`, p.paper, 3)
  );
};
