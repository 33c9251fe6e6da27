import { head, ROUND } from '#botany/heads';
import { cluster } from '#botany/planting';
import { mix } from '#ink/colour';
import { polar } from '#paper/curves';
import { bulbs, festoon } from '#paper/scenery';
import { at, circle, line, oval, rect } from '#paper/shapes';
import type { Scene } from './sets';
import { room } from './sets';

export const musicScenes: readonly Scene[] = [
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
    (
      [
        [108, 160],
        [292, 160],
      ] as const
    )
      .map(([x, y]) => rect(x - 38, y, 76, 44, p.b, 6) + oval(x, y, 38, 11, p.paper))
      .join('') +
    (
      [
        [76, 96],
        [324, 96],
      ] as const
    )
      .map(([x, y]) => line(`M${x} ${y}V264`, p.ink, 3) + oval(x, y, 50, 8, p.c, x < 200 ? -8 : 8))
      .join('') +
    line(
      `M150 120L${polar(150, 120, 40, 90).join(' ')}M250 120L${polar(250, 120, 140, 90).join(' ')}`,
      mix(p.b, p.ink, 0.5),
      5,
    ),
];
