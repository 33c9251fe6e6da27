import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { blob } from './curves';
import { circle, line, n1, oval, path, rect } from './shapes';

export const shade = (p: Palette, deep = 0.16) => `fill="${p.ink}" opacity="${deep}"`;
export const under = (p: Palette, d: string, dx = 4, dy = 6) =>
  `<path d="${d}" ${shade(p)} transform="translate(${dx} ${dy})"/>`;
export const disc = (r: Chance, p: Palette, x = r(80, 320), y = r(60, 120), s = r(34, 58)) =>
  circle(x, y, s, mix(p.c, p.sky, 0.15));
export const trees = (r: Chance, p: Palette, y: number, count: number) => {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = r.yes() ? r(-10, 110) : r(290, 410),
      h = r(34, 74),
      tone = mix(p.mid, p.near, r(0.2, 0.9));
    if (r.yes(0.4)) out += oval(x, y - h * 0.5, h * 0.15, h * 0.56, tone);
    else out += rect(x - 1.5, y - h * 0.4, 3, h * 0.45, p.ink) + blob(r, x, y - h * 0.62, h * 0.36, tone, 8, 0.14);
  }
  return out;
};
export const festoon = (
  p: Palette,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  bulb: (x: number, y: number, i: number) => string,
) => {
  const mx = (x0 + x1) / 2,
    my = (y0 + y1) / 2 + sag * 2;
  let out = line(`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`, p.ink, 1.4);
  for (let i = 1; i < count; i++) {
    const t = i / count,
      x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
      y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1;
    out += bulb(x, y, i);
  }
  return out;
};
export const flag = (p: Palette) => (x: number, y: number, i: number) =>
  path(`M${n1(x - 8)} ${n1(y)}L${n1(x + 8)} ${n1(y)}L${n1(x)} ${n1(y + 15)}Z`, nth([p.a, p.paper, p.b, p.c], i % 4));
export const bulbs = (p: Palette) => (x: number, y: number) =>
  circle(x, y + 5, 7.5, p.c, 'opacity=".28"') + circle(x, y + 5, 3.6, mix(p.c, '#ffffff', 0.35));
// ---------- the fifteen subjects -----------------------------------------------------------------------------
export const WINDOW = (p: Palette) => mix(p.c, p.paper, 0.15);
