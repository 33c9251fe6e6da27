import { cluster, meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { hill } from '../paper/curves';
import { disc, festoon, trees } from '../paper/scenery';
import { circle, line, n1, path, rect } from '../paper/shapes';

export const transport = (r: Chance, p: Palette): string => {
  const hue = r.pick([p.a, p.b, p.leaf2, p.paper, mix(p.leaf, p.sky, 0.35), mix(p.b, p.c, 0.6)]),
    v = r.int(0, 2),
    flip = r.yes(),
    glass = mix(p.sky, p.paper, 0.6);
  let o =
    rect(0, 0, 400, 300, p.sky) +
    disc(r, p) +
    hill(r, 178, 50, p.far) +
    hill(r, 212, 34, p.mid) +
    trees(r, p, 216, 8) +
    path('M0 232Q200 222 400 232V300H0Z', mix(p.near, p.mid, 0.3)) +
    path('M0 246Q200 234 400 246V276Q200 264 0 276Z', mix(p.paper, p.far, 0.5));
  const wheel = (x: number, y = 250, s = 22) =>
    circle(x, y, s, p.ink) + circle(x, y, s * 0.62, p.paper) + circle(x, y, s * 0.2, hue === p.paper ? p.a : hue);
  const dark = mix(hue, p.ink, 0.16);
  let car = '';
  if (v === 0)
    car +=
      path('M92 244V150Q92 112 132 110H286Q312 112 318 160L322 196V244Z', hue) +
      path('M92 178H320L322 200V244H92Z', p.paper) +
      path('M92 190Q200 204 322 190V198Q200 212 92 198Z', dark) +
      [104, 156, 208].map((x) => rect(x, 126, 44, 40, glass, 7)).join('') +
      path('M262 126H288Q300 128 304 166H262Z', glass) +
      rect(86, 226, 244, 9, mix(p.ink, p.paper, 0.5), 4) +
      circle(312, 208, 9, p.c) +
      rect(132, 98, 130, 8, mix(p.b, '#8a5a34', 0.4), 3) +
      cluster(r, p, 168, 94, 12, 5) +
      cluster(r, p, 226, 94, 12, 5) +
      wheel(138) +
      wheel(274);
  else if (v === 1)
    car +=
      path('M64 240Q60 206 96 200L146 194Q166 150 196 148H246Q272 150 286 196Q336 200 346 226L344 240Z', hue) +
      path('M160 194Q176 160 198 160H212V194Z', glass) +
      path('M222 160H244Q262 162 272 194H222Z', glass) +
      path('M84 244A34 34 0 0 1 152 244Z', dark) +
      path('M258 244A34 34 0 0 1 326 244Z', dark) +
      line('M66 232H346', p.c, 4) +
      circle(340, 214, 9, p.c) +
      line('M222 206h16', p.ink, 3) +
      line('M286 198L340 212M286 198L338 226', p.paper, 3) +
      cluster(r, p, 346, 206, 9, 4) +
      line('M64 232q-20 6 -34 22M64 236q-16 12 -22 26', p.ink, 1.2) +
      (
        [
          [28, 254],
          [40, 262],
          [20, 264],
        ] as const
      )
        .map(([x, y]) => rect(x - 5, y - 5, 10, 9, p.b, 2))
        .join('') +
      wheel(118) +
      wheel(292);
  else
    car +=
      rect(84, 100, 240, 142, hue, 16) +
      rect(84, 168, 240, 9, p.paper) +
      [0, 1, 2, 3, 4].map((i) => rect(100 + i * 42, 116, 34, 38, glass, 5)).join('') +
      [0, 1, 2, 3].map((i) => rect(142 + i * 42, 184, 34, 30, glass, 5)).join('') +
      rect(96, 184, 36, 58, dark, 4) +
      line('M114 184V242', p.paper, 2) +
      festoon(p, 84, 162, 324, 162, 12, 12, (x, y, i) =>
        path(`M${n1(x - 6)} ${n1(y)}h12l-6 11Z`, nth([p.a, p.c, p.b, p.paper], i % 4)),
      ) +
      cluster(r, p, 312, 222, 12, 5) +
      wheel(150) +
      wheel(270);
  o += flip ? `<g transform="matrix(-1 0 0 1 400 0)">${car}</g>` : car;
  return o + path('M0 282Q100 262 200 288T400 280V300H0Z', p.near) + meadow(r, p, 50, 13);
};
