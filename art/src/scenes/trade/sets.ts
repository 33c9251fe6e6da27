import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { type Palette, SKIN } from '#ink/palettes';
import { hill } from '#paper/curves';
import { at, circle, path, rect } from '#paper/shapes';

/** A composition of 400 by 300. */
export type Scene = (r: Chance, p: Palette) => string;

export const couple = (r: Chance, p: Palette, x: number, y: number, s: number) =>
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
export const landscape = (r: Chance, p: Palette) =>
  rect(0, 0, 400, 300, p.sky) +
  circle(r(90, 310), r(80, 130), r(34, 54), mix(p.c, p.sky, 0.15)) +
  hill(r, 190, 50, p.far) +
  hill(r, 220, 30, p.mid);
export const room = (r: Chance, p: Palette) => {
  const wall = r.pick([p.sky, p.far, mix(p.a, p.paper, 0.6)]);
  return (
    rect(0, 0, 400, 300, wall) +
    circle(200, 150, 140, mix(wall, p.paper, 0.28)) +
    rect(0, 252, 400, 48, mix(wall, p.ink, 0.25))
  );
};
export const framed = (_r: Chance, p: Palette, x: number, y: number, w: number, h: number, inner: string) =>
  rect(x - 6, y - 6, w + 12, h + 12, mix(p.c, p.ink, 0.2), 2) + rect(x, y, w, h, '#fffdf8') + inner;
