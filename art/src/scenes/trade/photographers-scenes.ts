import { head, ROUND } from '#botany/heads';
import { cluster, meadow } from '#botany/planting';
import { nth } from '#ink/chance';
import { mix } from '#ink/colour';
import { at, circle, line, path, rect } from '#paper/shapes';
import type { Scene } from './sets';
import { couple, framed, landscape, room } from './sets';

export const photographersScenes: readonly Scene[] = [
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
        rect(x, y, 78, 70, nth([p.sky, mix(p.b, p.paper, 0.4), mix(p.c, p.paper, 0.3)], kind)) +
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
