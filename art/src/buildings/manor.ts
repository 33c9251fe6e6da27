import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { WINDOW } from '../paper/scenery';
import { arch, line, path, rect } from '../paper/shapes';

export const manor = (r: Chance, p: Palette): string => {
  const w = r.int(5, 7),
    wide = w * 27 + 10,
    x = 200 - wide / 2,
    wall = p.paper,
    roof = mix(p.a, p.ink, r(0.2, 0.55));
  let o = [0.16, 0.84]
    .map((t) => rect(x + wide * t - 6, 84, 12, 34, roof) + rect(x + wide * t - 8, 82, 16, 5, p.ink))
    .join('');
  o +=
    path(`M${x - 8} 140L${x + 22} 104H${x + wide - 22}L${x + wide + 8} 140Z`, roof) +
    rect(x, 138, wide, 92, wall) +
    rect(x, 138, wide, 6, mix(wall, p.ink, 0.14));
  for (let i = 0; i < w; i++)
    for (const row of [0, 1]) {
      const wx = x + 10 + i * 27;
      if (row && i === (w - 1) / 2) continue;
      o +=
        (row ? arch(wx, 192, 15, 30, WINDOW(p)) : rect(wx, 152, 15, 26, WINDOW(p), 1)) +
        line(`M${wx + 7.5} ${row ? 193 : 153}v${row ? 28 : 24}`, wall, 1.4);
    }
  o +=
    path(`M164 184L200 164L236 184Z`, mix(wall, p.ink, 0.1)) +
    [170, 190, 206, 226].map((cx) => rect(cx, 184, 4, 46, mix(wall, p.ink, 0.08))).join('') +
    arch(190, 194, 20, 36, p.a);
  return o;
};
