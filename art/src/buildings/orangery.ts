import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { arch, circle, line, path, rect } from '../paper/shapes';

export const orangery = (r: Chance, p: Palette): string => {
  const bays = r.int(5, 7),
    bw = 32,
    wide = bays * bw,
    x = 200 - wide / 2,
    wall = mix(p.paper, p.b, 0.12);
  let o =
    path(`M${x + 26} 132L${x + 46} 100H${x + wide - 46}L${x + wide - 26} 132Z`, mix(p.sky, p.paper, 0.5)) +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M${x + 46 + ((wide - 92) / 7) * i} 101L${x + 30 + ((wide - 60) / 7) * i} 131`,
      ).join(''),
      p.leaf,
      1.4,
    );
  o += rect(x - 8, 130, wide + 16, 10, mix(wall, p.ink, 0.1)) + rect(x, 138, wide, 92, wall);
  for (let i = 0; i < bays; i++) {
    const wx = x + 5 + i * bw;
    o +=
      arch(wx, 150, 22, 80, mix(p.near, p.sky, 0.15)) +
      line(`M${wx + 11} 151v78M${wx} 180h22M${wx} 204h22`, wall, 1.3) +
      circle(wx + 11, 224, 8, p.leaf2);
  }
  for (let i = 0; i <= bays; i++) o += circle(x + i * bw, 128, 4, wall);
  return o;
};
