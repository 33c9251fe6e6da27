/* Compositions of those who do not sell things: what they work with, and what comes of it. */
import {
  at,
  bulbs,
  circle,
  cluster,
  festoon,
  head,
  hill,
  line,
  meadow,
  mix,
  oval,
  path,
  polar,
  rect,
  ROUND,
  SKIN,
} from '../posy-art.js';

const couple = (r, p, x, y, s) =>
  at(
    x,
    y,
    path('M-26 0Q-28 -52 -14 -56Q0 -54 -2 0Z', p.ink) +
      circle(-14, -66, 9, r.pick(SKIN)) +
      path('M-2 0Q2 -54 12 -56Q34 -40 36 0Z', p.paper) +
      circle(11, -66, 9, r.pick(SKIN)) +
      cluster(r, p, 0, -34, 6, 4),
    0,
    s,
  );
const landscape = (r, p) =>
  rect(0, 0, 400, 300, p.sky) +
  circle(r(90, 310), r(80, 130), r(34, 54), mix(p.c, p.sky, 0.15)) +
  hill(r, 190, 50, p.far) +
  hill(r, 220, 30, p.mid);
const room = (r, p) => {
  const wall = r.pick([p.sky, p.far, mix(p.a, p.paper, 0.6)]);
  return (
    rect(0, 0, 400, 300, wall) +
    circle(200, 150, 140, mix(wall, p.paper, 0.28)) +
    rect(0, 252, 400, 48, mix(wall, p.ink, 0.25))
  );
};
const framed = (r, p, x, y, w, h, inner) =>
  rect(x - 6, y - 6, w + 12, h + 12, mix(p.c, p.ink, 0.2), 2) + rect(x, y, w, h, '#fffdf8') + inner;

const photographers = [
  (r, p) =>
    room(r, p) +
    rect(104, 110, 192, 126, p.ink, 16) +
    rect(142, 88, 78, 30, p.ink, 8) +
    rect(112, 150, 176, 8, mix(p.ink, p.paper, 0.2)) +
    circle(204, 178, 50, mix(p.ink, p.paper, 0.25)) +
    circle(204, 178, 40, mix(p.near, p.ink, 0.4)) +
    circle(204, 178, 24, mix(p.sky, p.near, 0.5)) +
    circle(194, 168, 8, p.paper, 'opacity=".7"') +
    circle(270, 128, 9, p.a) +
    cluster(r, p, 78, 250, 26, 6) +
    cluster(r, p, 330, 254, 20, 5),
  (r, p) =>
    rect(0, 0, 400, 300, mix(p.ink, p.near, 0.2)) +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [24 + (i % 4) * 92, 22 + Math.floor(i / 4) * 90];
      const kind = r.int(0, 2);
      return (
        rect(x, y, 78, 70, [p.sky, mix(p.b, p.paper, 0.4), mix(p.c, p.paper, 0.3)][kind]) +
        (i % 3 === 0
          ? couple(r, p, x + 38, y + 70, 0.75)
          : i % 3 === 1
            ? at(x + 39, y + 35, head(r, p, r.pick(ROUND), 25, p.a))
            : path(`M${x} ${y + 50}q40 -30 78 -4v24h-78Z`, p.mid)) +
        (i === 5 ? circle(x + 39, y + 35, 46, 'none', `stroke="${p.a}" stroke-width="4"`) : '')
      );
    }).join(''),
  (r, p) =>
    room(r, p) +
    at(
      200,
      180,
      path('M0 -70Q-70 -92 -140 -76V54Q-70 38 0 60Q70 38 140 54V-76Q70 -92 0 -70Z', '#fffdf8') +
        line('M0 -70V60', mix(p.far, p.ink, 0.2), 2) +
        rect(-118, -56, 92, 86, p.sky) +
        couple(r, p, -72, 30, 1) +
        rect(28, -56, 92, 40, mix(p.b, p.paper, 0.4)) +
        rect(28, -8, 42, 40, p.mid) +
        rect(78, -8, 42, 40, mix(p.a, p.paper, 0.4)),
    ) +
    cluster(r, p, 60, 262, 22, 6),
  (r, p) =>
    landscape(r, p) +
    path('M0 262Q160 216 260 246T400 236V300H0Z', p.near) +
    couple(r, p, 210, 252, 1.5) +
    meadow(r, p, 46, 12),
  (r, p) =>
    room(r, p) +
    framed(r, p, 60, 40, 110, 140, rect(60, 40, 110, 140, p.sky) + couple(r, p, 114, 180, 1.5)) +
    framed(r, p, 204, 34, 130, 84, path('M204 90Q250 60 334 96V118H204Z', p.mid) + circle(300, 62, 13, p.a)) +
    framed(r, p, 212, 146, 74, 74, at(249, 183, head(r, p, r.pick(ROUND), 28, p.a))) +
    framed(r, p, 306, 150, 40, 60, rect(306, 150, 40, 60, p.b)) +
    cluster(r, p, 96, 262, 22, 6),
];

const video = [
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
        [
          [-76, -22],
          [76, -22],
          [-72, 14],
          [72, 14],
        ]
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

const music = [
  (r, p) =>
    room(r, p) +
    rect(196, 120, 8, 140, p.ink) +
    oval(200, 262, 54, 9, p.ink) +
    circle(200, 92, 40, mix(p.paper, p.ink, 0.4)) +
    line('M164 80H236M162 96H238M170 112H230M186 56V128M214 56V128', p.ink, 2) +
    rect(164, 100, 72, 12, p.a, 4) +
    festoon(p, -10, 20, 410, 20, 34, 13, bulbs(p)) +
    cluster(r, p, 84, 262, 26, 6) +
    cluster(r, p, 320, 266, 22, 5),
  (r, p) =>
    rect(0, 0, 400, 300, p.near) +
    rect(-10, 120, 420, 190, p.paper) +
    Array.from(
      { length: 11 },
      (_, i) =>
        line(`M${i * 40} 120V300`, mix(p.paper, p.ink, 0.4), 2) +
        (i % 7 === 2 || i % 7 === 6 ? '' : rect(i * 40 - 12, 120, 24, 104, p.ink, 3)),
    ).join('') +
    rect(0, 104, 400, 18, mix(p.ink, p.a, 0.3)) +
    cluster(r, p, 90, 96, 28, 7) +
    cluster(r, p, 300, 90, 22, 6),
  (r, p) =>
    room(r, p) +
    circle(200, 214, 62, p.a) +
    circle(200, 214, 50, p.paper) +
    at(200, 214, head(r, p, r.pick(ROUND), 30, p.a)) +
    [
      [108, 160],
      [292, 160],
    ]
      .map(([x, y]) => rect(x - 38, y, 76, 44, p.b, 6) + oval(x, y, 38, 11, p.paper))
      .join('') +
    [
      [76, 96],
      [324, 96],
    ]
      .map(([x, y]) => line(`M${x} ${y}V264`, p.ink, 3) + oval(x, y, 50, 8, p.c, x < 200 ? -8 : 8))
      .join('') +
    line(
      `M150 120L${polar(150, 120, 40, 90).join(' ')}M250 120L${polar(250, 120, 140, 90).join(' ')}`,
      mix(p.b, p.ink, 0.5),
      5,
    ),
];

/** By category: scenes beside those that `picture` draws, and how many those are. */
const byCategory = {
  photographers: { scenes: photographers, classic: 2 },
  video: { scenes: video, classic: 1 },
  music: { scenes: music, classic: 3 },
};

/** The n-th scene of a supplier, where every supplier begins with another; null where `picture` draws it. */
export function tradeScene(category, n, begin, p, r) {
  const own = byCategory[category];
  if (own === undefined) return null;
  const index = (begin + n) % (own.scenes.length + own.classic);
  return own.scenes[index]?.(r, p) ?? null;
}
