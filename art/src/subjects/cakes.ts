import { cluster } from '../botany/planting';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { arch, circle, line, n1, oval, path, rect } from '../paper/shapes';

export const cakes = (r: Chance, p: Palette): string => {
  const wall = r.pick([p.sky, mix(p.a, p.paper, 0.6), p.near, mix(p.b, p.paper, 0.5)]),
    tiers = r.int(2, 4),
    icing = r.pick([p.paper, mix(p.a, p.paper, 0.7), mix(p.c, p.paper, 0.5), mix(p.b, p.paper, 0.62)]);
  let o =
    rect(0, 0, 400, 300, wall) +
    (r.yes() ? circle(200, 132, 120, mix(wall, p.paper, 0.3)) : arch(104, 22, 192, 260, mix(wall, p.paper, 0.3))) +
    path('M0 262H400V300H0Z', mix(wall, p.ink, 0.28));
  o +=
    path('M186 246H214L224 274H176Z', mix(p.c, p.ink, 0.1)) +
    oval(200, 274, 44, 6, mix(p.c, p.ink, 0.2)) +
    oval(200, 246, 104, 9, mix(p.c, p.ink, 0.05));
  let y = 244;
  const h = nth([0, 0, 62, 52, 43], tiers);
  const spots: (readonly [number, number, number])[] = [];
  for (let i = 0; i < tiers; i++) {
    const w = 168 - i * (tiers === 2 ? 58 : tiers === 3 ? 44 : 36),
      x = 200 - w / 2,
      style = r.int(0, 5),
      t = i % 2 ? mix(icing, p.b, 0.22) : icing;
    y -= h;
    o += rect(x, y, w, h, t, 4) + rect(200 + w * 0.26, y, w * 0.24, h, p.ink, 4, 'opacity=".05"');
    if (style === 0)
      o += path(
        `M${x} ${y + 4}` +
          Array.from({ length: 9 }, () => `q${n1(w / 36)} ${n1(r(12, 28))} ${n1(w / 18)} 0t${n1(w / 18)} 0`).join('') +
          `V${y}H${x}Z`,
        p.a,
      );
    if (style === 1)
      for (let k = 0; k < w / 12 - 1; k++)
        for (let m = 0; m < h / 14 - 1; m++) o += circle(x + 10 + k * 12, y + 12 + m * 14, 1.8, p.a);
    if (style === 2)
      for (let k = 1; k < w / 9; k++) o += line(`M${n1(x + k * 9)} ${y + 3}V${y + h - 3}`, mix(t, p.ink, 0.1), 1.6);
    if (style === 3)
      for (let m = 0; m < 3; m++)
        for (let k = 0; k < 8; k++)
          o += path(
            `M${n1(x + (k * w) / 8)} ${n1(y + h - 2 - (m * h) / 3)}a${n1(w / 16)} ${n1(h / 3)} 0 0 1 ${n1(w / 8)} 0Z`,
            mix(t, m % 2 ? p.b : p.a, 0.24 + m * 0.08),
          );
    if (style === 4)
      o += path(
        `M${x} ${y + h * 0.5}Q${200 - w * 0.2} ${y + h * 0.2} 200 ${y + h * 0.55}T${x + w} ${y + h * 0.4}V${y + h - 4}q0 4 -4 4H${x + 4}q-4 0 -4 -4Z`,
        mix(p.leaf2, p.paper, 0.45),
      );
    if (style === 5)
      o +=
        rect(x, y + h * 0.64, w, 5, p.c) +
        Array.from({ length: 10 }, (_, k) => circle(x + (w / 10) * (k + 0.5), y + h - 4, w / 30, p.paper)).join('');
    spots.push([200 + (i % 2 ? -1 : 1) * w * 0.34, y + 2, 11]);
  }
  spots.forEach(([x, yy, s], i) => {
    o += cluster(r, p, x, yy + 4, s + (i ? 0 : 3), 5);
  });
  return o + cluster(r, p, 200, y - 6, 17, 6) + cluster(r, p, 110, 250, 11, 4);
};
