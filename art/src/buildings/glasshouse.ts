import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { arch, line, path } from '../paper/shapes';

export const glasshouse = (r: Chance, p: Palette): string => {
  const g = mix(p.sky, p.paper, 0.55),
    f = p.leaf;
  let o =
    path('M92 230V160Q92 140 116 138H284Q308 140 308 160V230Z', g) +
    path('M142 230V132Q142 84 200 82Q258 84 258 132V230Z', mix(g, p.paper, 0.4)) +
    path('M180 84Q200 58 220 84Z', g);
  for (const [x, y] of [
    [116, 226],
    [284, 226],
    [166, 226],
    [234, 226],
  ] as const)
    o += sprig(r, p, x, y, r(44, 66), r(-8, 8), r.pick(['fern', 'leafy', 'round']), p.leaf);
  o +=
    line(
      'M92 230V160Q92 140 116 138H284Q308 140 308 160V230M142 230V132Q142 84 200 82Q258 84 258 132V230M180 84Q200 58 220 84M200 62V46M171 230V92M200 230V82M229 230V92M142 160H258M142 196H258M92 186H142M258 186H308M116 138V230M284 138V230',
      f,
      2.2,
    ) + arch(188, 190, 24, 40, p.a);
  return o;
};
