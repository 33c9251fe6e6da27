import { cluster, meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { hill, polar } from '../paper/curves';
import { bulbs, festoon, flag } from '../paper/scenery';
import { at, circle, line, n1, oval, path, rect } from '../paper/shapes';

export const decoration = (r: Chance, p: Palette): string => {
  const bg = r.pick([p.near, p.sky, mix(p.a, p.paper, 0.55), p.sky]);
  let o = rect(0, 0, 400, 300, bg) + circle(200, 330, 210, mix(bg, p.c, 0.22));
  const lantern = (x: number, y: number, s: number, hue: string) =>
    line(`M${n1(x)} -4V${n1(y - s)}`, p.ink, 1.2) +
    oval(x, y, s, s * 0.92, hue) +
    [0.68, 0.34]
      .map((k) => oval(x, y, s * k, s * 0.92, 'none', 0, `stroke="${mix(hue, p.ink, 0.16)}" stroke-width="1.2"`))
      .join('') +
    rect(x - s * 0.28, y - s * 0.98, s * 0.56, 5, p.ink, 2) +
    rect(x - s * 0.22, y + s * 0.86, s * 0.44, 4, p.ink, 2) +
    line(`M${n1(x)} ${n1(y + s * 0.92)}v${n1(s * 0.5)}`, hue, 2);
  const plan = r.int(0, 2);
  if (plan === 0) {
    // ceremony ring, aisle and chairs
    o =
      rect(0, 0, 400, 300, bg) +
      hill(r, 190, 30, mix(p.far, bg, 0.3)) +
      hill(r, 216, 22, mix(p.mid, bg, 0.25)) +
      path('M0 226Q200 214 400 226V300H0Z', mix(p.near, p.mid, 0.35)) +
      path('M176 228H224L292 300H108Z', mix(p.paper, p.b, 0.2)) +
      circle(200, 138, 88, 'none', `stroke="${mix(p.c, p.ink, 0.2)}" stroke-width="5"`);
    for (let i = 0; i < 13; i++) {
      const [x, y] = polar(200, 138, 100 + i * 15, 88);
      o += cluster(r, p, x, y, r(10, 17), 4);
    }
    for (const [x, y, s] of [
      [84, 252, 1],
      [132, 240, 0.8],
      [268, 240, 0.8],
      [316, 252, 1],
    ] as const)
      o +=
        at(
          x,
          y,
          rect(-13, -34, 26, 28, p.paper, 4) +
            rect(-15, -8, 30, 6, mix(p.paper, p.ink, 0.12), 2) +
            line('M-12 -2V22M12 -2V22', p.paper, 3),
          0,
          s,
        ) + cluster(r, p, x + (x < 200 ? 14 : -14) * s, y - 22 * s, 7 * s, 3);
    return o + festoon(p, -10, 20, 410, 14, 34, 13, bulbs(p)) + meadow(r, p, 40, 11);
  }
  if (plan === 1) {
    const xs = [52, 124, 200, 276, 348];
    xs.forEach((x, i) => {
      o += lantern(x + r(-8, 8), r(58, 148), r(22, 40), nth([p.a, p.b, p.c, p.paper, p.a], (i + r.int(0, 3)) % 5));
    });
    o += festoon(p, -10, 24, 410, 30, 40, 13, bulbs(p));
  } else
    o +=
      festoon(p, -10, 20, 410, 26, 44, 15, flag(p)) +
      festoon(p, -10, 66, 410, 60, 44, 14, bulbs(p)) +
      festoon(p, -10, 6, 240, -10, 40, 9, flag(p));
  o +=
    path('M-10 236Q200 222 410 236V310H-10Z', p.paper) +
    path('M-10 236Q200 222 410 236V244Q200 230 -10 244Z', mix(p.paper, p.ink, 0.1));
  [60, 110, 290, 342].forEach((x, i) => {
    const h = r(34, 66);
    o +=
      rect(x - 5, 238 - h, 10, h, nth([p.a, p.b, p.c, p.a], i), 2) +
      path(`M${x} ${n1(226 - h)}q6 8 0 13q-6 -5 0 -13Z`, mix(p.c, '#ff9d2e', 0.3)) +
      circle(x, 230 - h, 15, p.c, 'opacity=".25"') +
      oval(x, 240, 13, 4, mix(p.ink, p.c, 0.3));
  });
  return o + cluster(r, p, 200, 220, 25, 7) + cluster(r, p, 160, 236, 16, 5) + cluster(r, p, 242, 236, 16, 5);
};
