import { at, moved, n1, path } from '#paper/shapes';

// ---------- botany -------------------------------------------------------------------------------------------
export const leaf = (x: number, y: number, len: number, wide: number, deg: number, fill: string) =>
  at(
    x,
    y,
    path(
      `M0 0C${n1(len * 0.25)} ${n1(-wide)} ${n1(len * 0.75)} ${n1(-wide * 0.9)} ${n1(len)} 0C${n1(len * 0.7)} ${n1(wide * 0.75)} ${n1(len * 0.25)} ${n1(wide * 0.8)} 0 0Z`,
      fill,
    ),
    deg,
  );
export const petal = (len: number, wide: number, fill: string) =>
  path(
    `M0 0C${n1(-wide)} ${n1(-len * 0.35)} ${n1(-wide * 0.95)} ${n1(-len)} 0 ${n1(-len)}C${n1(wide * 0.95)} ${n1(-len)} ${n1(wide)} ${n1(-len * 0.35)} 0 0Z`,
    fill,
  );
export const ring = (count: number, make: (i: number) => string, start = 0) =>
  Array.from({ length: count }, (_, i) => moved(`rotate(${n1(start + (360 / count) * i)})`, make(i))).join('');
