import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { WINDOW } from '../paper/scenery';
import { arch, line, path, rect } from '../paper/shapes';

export const castle = (_r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.mid, 0.32),
    dark = mix(wall, p.ink, 0.14);
  const tower = (x: number, y: number, w: number, tone: string) =>
    rect(x, y, w, 232 - y, tone) +
    Array.from({ length: 4 }, (_, i) => rect(x - 3 + (i * (w + 6)) / 3.6, y - 8, (w + 6) / 6.2, 10, tone)).join('') +
    rect(x - 3, y, w + 6, 5, dark) +
    arch(x + w / 2 - 4, y + 22, 8, 18, p.ink);
  let o =
    tower(96, 126, 34, dark) +
    tower(270, 110, 36, dark) +
    rect(126, 156, 148, 76, wall) +
    Array.from({ length: 9 }, (_, i) => rect(128 + i * 17, 148, 9, 9, wall)).join('') +
    tower(160, 84, 42, wall);
  o +=
    arch(206, 184, 30, 48, p.a) +
    line('M221 184v48', p.ink, 1.2) +
    line('M181 76V48', p.ink, 2) +
    path('M182 48L206 55L182 63Z', p.a);
  for (const x of [138, 248]) o += arch(x, 178, 10, 22, WINDOW(p));
  return o;
};
