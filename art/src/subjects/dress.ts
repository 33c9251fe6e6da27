import { head } from '../botany/heads';
import { cluster } from '../botany/planting';
import { sprig } from '../botany/stems';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { under } from '../paper/scenery';
import { arch, at, line, path, rect } from '../paper/shapes';

export const dress = (r: Chance, p: Palette): string => {
  const wall = r.pick([p.sky, mix(p.a, p.paper, 0.55), p.near, p.far]),
    cloth = mix('#ffffff', r.pick([p.b, p.c, p.a]), r(0.04, 0.2)),
    fold = mix(cloth, p.ink, 0.1),
    v = r.int(0, 2);
  let o =
    rect(0, 0, 400, 300, wall) +
    arch(106, 18, 188, 300, mix(wall, p.c, 0.32)) +
    arch(120, 32, 160, 290, mix(p.sky, p.paper, 0.45)) +
    path('M120 196Q160 172 200 192T280 180V300H120Z', mix(p.mid, p.sky, 0.3)) +
    path('M0 276H400V300H0Z', mix(wall, p.ink, 0.25));
  const skirt = nth(
    [
      'M182 150Q196 156 218 150C232 200 262 250 288 288Q200 304 112 288C138 250 168 200 182 150Z',
      'M180 150Q200 156 220 150C276 168 300 236 304 288Q200 306 96 288C100 236 124 168 180 150Z',
      'M182 150Q200 156 218 150C228 190 226 214 232 234C246 258 270 276 318 288Q200 306 128 288C156 272 164 250 168 234C174 214 172 190 182 150Z',
    ],
    v,
  );
  o +=
    under(p, skirt, 6, 4) +
    path(skirt, cloth) +
    Array.from({ length: 7 }, (_, i) =>
      line(`M${188 + i * 4} 158Q${180 + i * 7 + (i - 3) * 8} 220 ${146 + i * 18 + (i - 3) * 4} 288`, fold, 1.8),
    ).join('');
  if (r.yes(0.5))
    for (let i = 0; i < 26; i++) {
      const t = r(0.3, 1),
        x = 200 + r(-1, 1) * t * 70,
        y = 160 + t * 124;
      o += at(x, y, head(r, p, 'cosmos', r(4, 7), r.pick([p.a, p.b, p.c])));
    }
  o +=
    path(
      r.pick([
        'M178 90Q186 104 200 106Q214 104 222 90Q230 122 220 152Q200 158 180 152Q170 122 178 90Z',
        'M174 80L182 78Q188 104 200 112Q212 104 218 78L226 80Q232 122 220 152Q200 158 180 152Q168 122 174 80Z',
        'M166 84Q182 74 190 76Q200 84 210 76Q218 74 234 84L246 132L232 136L222 110L220 152Q200 158 180 152L178 110L168 136L154 132Z',
      ]),
      mix(cloth, p.paper, 0.4),
    ) + path('M180 146Q200 154 220 146V154Q200 162 180 154Z', p.a);
  o +=
    rect(196, 50, 8, 32, mix(p.b, '#8a5a34', 0.5), 3) +
    line('M200 50V34Q200 24 209 26', p.ink, 2.4) +
    path('M170 84Q200 56 230 84L226 88Q200 66 174 88Z', mix(p.b, '#8a5a34', 0.4));
  if (r.yes(0.4))
    o += path('M204 52C270 80 300 200 330 292L262 292C262 210 240 110 204 52Z', '#ffffff', 'opacity=".5"');
  return (
    o +
    cluster(r, p, 66, 266, 26, 6) +
    sprig(r, p, 350, 300, 120, -6, 'umbel', p.paper, 22) +
    sprig(r, p, 372, 300, 90, 8, 'bell', p.a, 24) +
    cluster(r, p, 356, 286, 16, 4)
  );
};
