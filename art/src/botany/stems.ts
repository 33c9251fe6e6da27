import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { type CurvePoint, polar } from '../paper/curves';
import { at, line, n1, oval } from '../paper/shapes';
import { type Flower, head } from './heads';
import { leaf } from './heads/petals';

/** Stems without a flower. */
export type Green = 'fern' | 'round' | 'leafy';
interface Stem {
  out: string;
  tip: CurvePoint;
  deg: number;
}

export type StemStyle = Green | 'bare';

// A stem from (x,y), leaning `deg` from upright; returns the drawing and where its tip is.
export const stem = (
  r: Chance,
  p: Palette,
  x: number,
  y: number,
  len: number,
  deg: number,
  style: StemStyle,
  tone: string,
): Stem => {
  const up = -90 + deg,
    bend = r(-0.22, 0.22) * len,
    tip = polar(x, y, up, len);
  const c = polar((x + nth(tip, 0)) / 2, (y + nth(tip, 1)) / 2, up + 90, bend);
  const along = (t: number, i: 0 | 1): number =>
    (1 - t) ** 2 * ([x, y] as const)[i] + 2 * t * (1 - t) * c[i] + t * t * tip[i];
  const on = (t: number): CurvePoint => [along(t, 0), along(t, 1)];
  let out = line(
    `M${n1(x)} ${n1(y)}Q${n1(nth(c, 0))} ${n1(nth(c, 1))} ${n1(nth(tip, 0))} ${n1(nth(tip, 1))}`,
    tone,
    Math.max(1.6, len * 0.017),
  );
  const count = style === 'bare' ? 0 : style === 'fern' ? 13 : style === 'round' ? 8 : r.int(3, 5);
  for (let i = 1; i <= count; i++) {
    const t = 0.16 + (0.8 * i) / (count + 0.5),
      [lx, ly] = on(t),
      taper = 1.1 - t * 0.75;
    if (style === 'round')
      for (const s of [-1, 1]) {
        const [ox, oy] = polar(lx, ly, up + s * 65, len * 0.075 * taper);
        out += oval(ox, oy, len * 0.075 * taper, len * 0.06 * taper, mix(tone, p.paper, s > 0 ? 0.12 : 0), up + s * 65);
      }
    else if (style === 'fern')
      for (const s of [-1, 1]) out += leaf(lx, ly, len * 0.2 * taper, len * 0.03, up + s * 58, tone);
    else
      out += leaf(
        lx,
        ly,
        len * r(0.2, 0.3) * taper,
        len * 0.062,
        up + (i % 2 ? 1 : -1) * r(34, 56),
        i % 2 ? tone : mix(tone, p.paper, 0.1),
      );
  }
  return { out, tip, deg: deg + bend * -0.12 };
};
// One flowering stem, or greenery.
export const sprig = (
  r: Chance,
  p: Palette,
  x: number,
  y: number,
  len: number,
  deg: number,
  kind: Flower | Green,
  hue = '',
  size = 0,
): string => {
  const green = kind === 'fern' || kind === 'round' || kind === 'leafy';
  const s = stem(r, p, x, y, len, deg, green ? kind : 'leafy', r.yes(0.6) ? p.leaf : p.leaf2);
  if (green) return s.out;
  return (
    s.out +
    at(
      nth(s.tip, 0),
      nth(s.tip, 1),
      head(r, p, kind, size, hue),
      kind === 'tulip' || kind === 'umbel' || kind === 'bell' ? s.deg : 0,
    )
  );
};
