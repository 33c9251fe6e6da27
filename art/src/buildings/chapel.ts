import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { WINDOW } from '../paper/scenery';
import { arch, line, path, rect } from '../paper/shapes';

export const chapel = (_r: Chance, p: Palette): string => {
  const wall = p.paper,
    roof = mix(p.near, p.ink, 0.2);
  let o =
    path('M150 160L176 118H304L322 160Z', roof) +
    rect(158, 158, 158, 72, wall) +
    rect(108, 112, 56, 118, mix(wall, p.ink, 0.06)) +
    path('M102 114L136 30L170 114Z', mix(p.a, p.ink, 0.25)) +
    line('M136 30V14M129 20h14', p.ink, 2.4) +
    arch(124, 184, 24, 46, p.a) +
    arch(128, 128, 16, 30, WINDOW(p));
  for (let i = 0; i < 4; i++)
    o +=
      arch(182 + i * 32, 174, 15, 40, nth([p.a, p.b, p.c, p.leaf2], i)) +
      line(`M${189.5 + i * 32} 176v38M${182 + i * 32} 194h15`, wall, 1.6);
  return o;
};
