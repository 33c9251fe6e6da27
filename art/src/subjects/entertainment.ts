import { petal, ring } from '../botany/heads/petals';
import { cluster, hueOf, meadow } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { hill, polar } from '../paper/curves';
import { at, circle, line, n1, path, rect } from '../paper/shapes';

export const entertainment = (r: Chance, p: Palette): string => {
  const v = r.int(0, 2);
  let o = '';
  const confetti = (k: number, area = 300) =>
    Array.from({ length: k }, () => {
      const x = r(0, 400),
        y = r(0, area),
        hue = r.pick([p.a, p.b, p.c, p.paper]);
      return r.yes(0.4)
        ? circle(x, y, r(2, 5), hue)
        : at(x, y, r.yes() ? rect(-6, -2, 12, 4, hue, 1) : petal(12, 4, hue), r(0, 180));
    }).join('');
  if (v === 0) {
    // big top
    o =
      rect(0, 0, 400, 300, p.sky) +
      Array.from({ length: 18 }, (_, i) =>
        i % 2
          ? path(
              `M200 300L${n1(nth(polar(200, 300, -180 + i * 10, 420), 0))} ${n1(nth(polar(200, 300, -180 + i * 10, 420), 1))}L${n1(nth(polar(200, 300, -170 + i * 10, 420), 0))} ${n1(nth(polar(200, 300, -170 + i * 10, 420), 1))}Z`,
              mix(p.sky, p.paper, 0.5),
            )
          : '',
      ).join('');
    o += confetti(34, 170);
    const cols = [p.a, p.paper];
    for (let i = 0; i < 8; i++) {
      const x0 = 96 + i * 26,
        x1 = x0 + 26;
      o += path(
        `M200 70Q${n1(200 + (x0 - 200) * 0.5)} 140 ${x0} 176V290H${x1}V176Q${n1(200 + (x1 - 200) * 0.5)} 140 200 70Z`,
        nth(cols, i % 2),
      );
      o += path(`M${x0} 174h26v10a13 13 0 0 1 -26 0Z`, nth(cols, (i + 1) % 2));
    }
    o +=
      path('M172 290Q172 210 200 190Q228 210 228 290Z', p.ink) +
      line('M200 70V38', p.ink, 3) +
      path('M201 38Q216 34 230 42Q216 50 201 54Z', p.b);
    return o + path('M0 278Q200 262 400 278V300H0Z', p.near) + meadow(r, p, 46, 12);
  }
  if (v === 1) {
    // fireworks
    const night = mix(p.ink, p.near, 0.35);
    o = rect(0, 0, 400, 300, night);
    for (let i = 0; i < 46; i++) o += circle(r(0, 400), r(0, 200), r(0.6, 1.6), p.paper, 'opacity=".7"');
    for (const [x, y, s] of [
      [120, 96, 70],
      [276, 82, 84],
      [196, 150, 46],
      [352, 168, 34],
      [44, 176, 36],
    ] as const) {
      const hue = hueOf(r, p),
        k = r.int(14, 20);
      o += at(
        x + r(-14, 14),
        y + r(-10, 10),
        ring(
          k,
          (i) =>
            line(`M0 ${n1(-s * 0.24)}Q3 ${n1(-s * 0.6)} 0 ${n1(-s * (i % 2 ? 1 : 0.72))}`, i % 2 ? hue : p.c, 2) +
            circle(0, -s * (i % 2 ? 1.06 : 0.78), i % 2 ? 3 : 2, i % 2 ? p.paper : hue),
        ) + circle(0, 0, 4, p.c),
      );
    }
    return (
      o +
      hill(r, 244, 26, p.near) +
      hill(r, 268, 18, mix(p.near, p.ink, 0.35)) +
      meadow(r, { ...p, leaf: mix(p.leaf, p.ink, 0.3) }, 50, 12)
    );
  }
  o = rect(0, 0, 400, 300, mix(p.near, p.ink, 0.2)); // mirror ball
  for (let i = 0; i < 12; i++) {
    const a = polar(200, 118, i * 30 + 6, 380),
      b = polar(200, 118, i * 30 + 20, 380);
    o += path(
      `M200 118L${n1(nth(a, 0))} ${n1(nth(a, 1))}L${n1(nth(b, 0))} ${n1(nth(b, 1))}Z`,
      nth([p.a, p.b, p.c], i % 3),
      'opacity=".26"',
    );
  }
  o += confetti(40) + line('M200 0V50', p.paper, 2) + circle(200, 118, 72, p.sky);
  for (let row = -3; row <= 3; row++) {
    const y = 118 + row * 20,
      half = Math.sqrt(72 * 72 - (row * 20) ** 2),
      k = Math.max(3, Math.round(half / 10));
    for (let i = 0; i < k; i++) {
      const t0 = Math.sin((-0.5 + i / k) * Math.PI),
        t1 = Math.sin((-0.5 + (i + 1) / k) * Math.PI);
      o += rect(
        200 + half * t0 + 0.8,
        y - 9,
        half * (t1 - t0) - 1.6,
        18,
        r.pick([p.sky, p.far, p.paper, p.paper, p.b, p.a, p.mid]),
        1,
      );
    }
  }
  return o + cluster(r, p, 60, 268, 26, 6) + cluster(r, p, 344, 270, 26, 6);
};
