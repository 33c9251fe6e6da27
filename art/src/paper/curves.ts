import { type Chance, nth } from '../ink/chance';
import { n1, path } from './shapes';

export type CurvePoint = readonly [number, number];

export const rad = (deg: number) => (deg * Math.PI) / 180;
export const polar = (x: number, y: number, deg: number, len: number): CurvePoint => [
  x + Math.cos(rad(deg)) * len,
  y + Math.sin(rad(deg)) * len,
];
export const smooth = (points: readonly CurvePoint[], closed = false): string => {
  const get = (i: number) =>
    closed
      ? nth(points, (i + points.length) % points.length)
      : nth(points, Math.max(0, Math.min(points.length - 1, i)));
  let d = `M${n1(nth(nth(points, 0), 0))} ${n1(nth(nth(points, 0), 1))}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n1(nth(p1, 0) + (nth(p2, 0) - nth(p0, 0)) / 6)} ${n1(nth(p1, 1) + (nth(p2, 1) - nth(p0, 1)) / 6)} ${n1(nth(p2, 0) - (nth(p3, 0) - nth(p1, 0)) / 6)} ${n1(nth(p2, 1) - (nth(p3, 1) - nth(p1, 1)) / 6)} ${n1(nth(p2, 0))} ${n1(nth(p2, 1))}`;
  }
  return d + (closed ? 'Z' : '');
};
export const blob = (r: Chance, x: number, y: number, size: number, fill: string, k = 9, wobble = 0.12) =>
  path(
    smooth(
      Array.from({ length: k }, (_, i): CurvePoint => polar(x, y, (360 / k) * i, size * r(1 - wobble, 1 + wobble))),
      true,
    ),
    fill,
  );
export const hill = (r: Chance, y: number, rise: number, fill: string) => {
  const points = [-20, 70, 160, 250, 340, 430].map((x): CurvePoint => [x, y - r(0, rise)]);
  return path(`${smooth(points)}L430 320L-20 320Z`, fill);
};
