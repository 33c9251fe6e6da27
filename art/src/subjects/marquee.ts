import { meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { hill } from '../paper/curves';
import { bulbs, festoon, flag } from '../paper/scenery';
import { arch, circle, line, n1, path, rect } from '../paper/shapes';

export const marquee = (r: Chance, p: Palette): string => {
  const dusk = r.yes(0.5),
    sky = dusk ? mix(p.ink, p.a, 0.32) : p.sky,
    cloth = dusk ? mix(p.c, p.paper, 0.55) : p.paper,
    v = r.int(0, 2),
    trim = p.a;
  let o =
    rect(0, 0, 400, 300, sky) +
    (dusk
      ? path('M0 130Q200 90 400 130V240H0Z', mix(sky, p.b, 0.3)) +
        Array.from({ length: 30 }, () => circle(r(0, 400), r(0, 110), r(0.6, 1.5), p.paper, 'opacity=".8"')).join('')
      : '') +
    circle(r(60, 340), 62, 30, dusk ? p.paper : mix(p.c, p.sky, 0.15)) +
    hill(r, 196, 42, dusk ? mix(p.near, sky, 0.45) : p.far) +
    hill(r, 222, 24, dusk ? mix(p.near, sky, 0.15) : p.mid);
  const dark = mix(cloth, p.ink, 0.13);
  if (v === 0) {
    o +=
      rect(76, 176, 248, 66, dark) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => arch(82 + i * 30.5, 184, 22, 58, dusk ? p.b : mix(p.sky, p.paper, 0.3)))
        .join('') +
      path('M64 182Q104 158 124 92Q150 146 200 78Q250 146 276 92Q296 158 336 182Z', cloth) +
      path(
        'M124 92Q150 146 200 78Q172 150 158 182H96Q116 140 124 92ZM276 92Q262 140 250 182H336Q296 158 276 92Z',
        dark,
        'opacity=".5"',
      );
    o +=
      Array.from({ length: 17 }, (_, i) =>
        path(`M${64 + i * 16} 180h16v5a8 8 0 0 1 -16 0Z`, i % 2 ? trim : cloth),
      ).join('') +
      (
        [
          [124, 92],
          [200, 78],
          [276, 92],
        ] as const
      )
        .map(
          ([x, y], i) =>
            line(`M${x} ${y}v-24`, p.ink, 2) + path(`M${x + 1} ${y - 24}l18 6l-18 7Z`, nth([p.a, p.b, p.c], i)),
        )
        .join('') +
      line('M64 184L34 242M336 184L366 242', p.ink, 1.4);
  } else if (v === 1) {
    for (const [x, s, tone] of [
      [112, 0.86, dark],
      [292, 0.9, dark],
      [200, 1.12, cloth],
    ] as const) {
      const h = 150 * s,
        w = 92 * s;
      o +=
        line(
          `M${n1(x - 7)} ${n1(242 - h - 16)}L${n1(x + 6)} ${n1(242 - h + 12)}M${n1(x + 7)} ${n1(242 - h - 16)}L${n1(x - 6)} ${n1(242 - h + 12)}`,
          p.ink,
          3,
        ) +
        path(
          `M${x} ${n1(242 - h)}Q${n1(x + w * 0.3)} ${n1(242 - h * 0.4)} ${n1(x + w)} 242H${n1(x - w)}Q${n1(x - w * 0.3)} ${n1(242 - h * 0.4)} ${x} ${n1(242 - h)}Z`,
          tone,
        ) +
        path(
          `M${x} ${n1(242 - h * 0.55)}Q${n1(x + w * 0.2)} ${n1(242 - h * 0.2)} ${n1(x + w * 0.34)} 242H${n1(x - w * 0.34)}Q${n1(x - w * 0.2)} ${n1(242 - h * 0.2)} ${x} ${n1(242 - h * 0.55)}Z`,
          dusk ? p.c : p.near,
        );
    }
  } else {
    o +=
      path('M84 196V244H316V196Z', dusk ? p.b : mix(p.sky, p.paper, 0.3)) +
      [112, 156, 200, 244, 288].map((x) => rect(x - 2, 150, 4, 94, mix(p.b, '#8a5a34', 0.5))).join('') +
      path(
        'M44 214Q84 150 116 128Q150 160 200 96Q250 160 284 128Q316 150 356 214Q320 190 284 196Q240 176 200 190Q160 176 116 196Q80 190 44 214Z',
        cloth,
      ) +
      path('M200 96Q250 160 284 128Q280 170 284 196Q240 176 200 190Z', dark, 'opacity=".55"') +
      line('M44 214L26 246M356 214L374 246', p.ink, 1.4) +
      (
        [
          [116, 128],
          [200, 96],
          [284, 128],
        ] as const
      )
        .map(([x, y]) => line(`M${x} ${y}v-16`, p.ink, 2.4) + circle(x, y - 18, 4, p.a))
        .join('');
  }
  o +=
    path('M0 240Q200 230 400 240V300H0Z', dusk ? mix(p.near, p.ink, 0.2) : mix(p.near, p.mid, 0.3)) +
    festoon(p, -10, 128, 130, 150, 22, 7, dusk ? bulbs(p) : flag(p)) +
    festoon(p, 270, 150, 410, 124, 22, 7, dusk ? bulbs(p) : flag(p));
  return o + path('M0 276Q100 258 200 284T400 272V300H0Z', p.near) + meadow(r, p, 58, 13);
};
