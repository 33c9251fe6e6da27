import { head } from '#botany/heads';
import { cluster, meadow } from '#botany/planting';
import { mix } from '#ink/colour';
import { SKIN } from '#ink/palettes';
import { at, circle, line, oval, path, rect } from '#paper/shapes';
import type { Scene } from './sets';
import { couple, landscape, room } from './sets';

export const videoScenes: readonly Scene[] = [
  (r, p) =>
    room(r, p) +
    rect(92, 118, 216, 120, p.ink, 6) +
    at(
      92,
      112,
      rect(0, -24, 216, 24, p.paper, 3) +
        Array.from({ length: 5 }, (_, i) => path(`M${6 + i * 44} 0l16 -24h20l-16 24Z`, p.ink)).join(''),
      -9,
    ) +
    line('M108 160h184M108 196h184M170 160v36M240 160v36', mix(p.ink, p.paper, 0.5), 2) +
    at(140, 218, head(r, p, 'cosmos', 14, p.a)) +
    cluster(r, p, 64, 260, 24, 6) +
    cluster(r, p, 340, 262, 20, 5),
  (r, p) =>
    rect(0, 0, 400, 300, mix(p.ink, p.a, 0.12)) +
    rect(50, 30, 300, 160, p.sky, 4) +
    circle(270, 76, 22, p.c) +
    path('M50 150Q140 110 220 150T350 136V186a4 4 0 0 1 -4 4H54a4 4 0 0 1 -4 -4Z', p.mid) +
    couple(r, p, 190, 190, 1.4) +
    Array.from({ length: 9 }, (_, i) =>
      at(
        30 + i * 43,
        266,
        rect(-18, -26, 36, 60, mix(p.a, p.ink, 0.4), 10) + (i % 2 ? circle(0, -34, 13, r.pick(SKIN)) : ''),
      ),
    ).join(''),
  (r, p) =>
    landscape(r, p) +
    path('M0 240Q200 226 400 240V300H0Z', p.near) +
    at(
      150,
      150,
      rect(-50, -30, 86, 56, p.ink, 8) +
        rect(36, -16, 36, 28, mix(p.ink, p.paper, 0.25), 4) +
        circle(-30, -44, 20, p.ink) +
        circle(12, -44, 20, p.ink) +
        circle(-30, -44, 9, p.b) +
        circle(12, -44, 9, p.b) +
        line('M-8 26L-46 122M-8 26L-6 126M-8 26L34 122', p.ink, 6),
    ) +
    couple(r, p, 306, 256, 1) +
    meadow(r, p, 42, 11),
  (r, p) =>
    landscape(r, p) +
    at(
      200,
      92,
      rect(-30, -10, 60, 22, p.paper, 9) +
        line('M-30 -4L-74 -18M30 -4L74 -18M-30 6L-70 16M30 6L70 16', p.ink, 5) +
        (
          [
            [-76, -22],
            [76, -22],
            [-72, 14],
            [72, 14],
          ] as const
        )
          .map(([x, y]) => oval(x, y, 30, 4, p.ink, 0, 'opacity=".5"'))
          .join('') +
        circle(0, 18, 9, p.ink) +
        circle(0, 18, 4, p.a),
    ) +
    couple(r, p, 200, 262, 0.7) +
    path('M0 262Q200 244 400 262V300H0Z', p.near) +
    meadow(r, p, 44, 12),
  (r, p) =>
    rect(0, 0, 400, 300, mix(p.ink, p.near, 0.25)) +
    path('M110 170L400 60V260Z', p.c, 'opacity=".3"') +
    rect(306, 70, 94, 180, mix(p.paper, p.c, 0.3)) +
    couple(r, p, 352, 236, 1.3) +
    at(
      86,
      190,
      rect(-50, -24, 100, 62, mix(p.a, p.ink, 0.25), 8) +
        circle(48, -4, 14, p.c) +
        circle(-28, -52, 30, mix(p.paper, p.ink, 0.3)) +
        circle(30, -52, 30, mix(p.paper, p.ink, 0.3)) +
        circle(-28, -52, 8, p.ink) +
        circle(30, -52, 8, p.ink),
    ) +
    rect(0, 228, 180, 72, mix(p.b, p.ink, 0.5)),
];
