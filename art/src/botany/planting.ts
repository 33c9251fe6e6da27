import type { Chance } from '../ink/chance';
import type { Palette } from '../ink/palettes';
import { polar } from '../paper/curves';
import { at } from '../paper/shapes';
import { type Flower, head, ROUND } from './heads';
import { leaf } from './heads/petals';
import { sprig } from './stems';

export const KINDS: readonly Flower[] = ['daisy', 'poppy', 'cosmos', 'peony', 'ranunculus', 'tulip', 'umbel', 'bell'];
export const hueOf = (r: Chance, p: Palette) => r.pick([p.a, p.a, p.b, p.c]);
// Foreground planting along the bottom, thicker at the corners.
export const meadow = (r: Chance, p: Palette, height = 90, count = 13, y = 312) => {
  let back = '',
    front = '';
  for (let i = 0; i < count; i++) {
    const x = (400 / (count - 1)) * i + r(-14, 14),
      edge = Math.abs(x - 200) / 200,
      len = height * (0.35 + edge * 0.75) * r(0.75, 1.15);
    if (r.yes(0.45)) back += sprig(r, p, x, y, len * 1.05, r(-16, 16), r.pick(['fern', 'round', 'leafy']), p.leaf);
    const kind = r.pick(KINDS);
    front += sprig(
      r,
      p,
      x + r(-8, 8),
      y,
      len,
      r(-14, 14),
      kind,
      hueOf(r, p),
      (kind === 'bell' ? 17 : 11) * r(0.8, 1.25),
    );
  }
  return back + front;
};
export const cluster = (r: Chance, p: Palette, x: number, y: number, size: number, count = 5) => {
  let out = '';
  for (let i = 0; i < count + 3; i++)
    out += leaf(x, y, size * r(1.3, 2), size * 0.36, r(0, 360), r.pick([p.leaf, p.leaf2]));
  for (let i = 0; i < count; i++) {
    const [fx, fy] = i ? polar(x, y, (360 / (count - 1)) * i + r(-20, 20), size * r(0.85, 1.15)) : [x, y];
    const s = size * (i ? r(0.42, 0.72) : 0.92);
    out += at(
      fx,
      fy,
      head(r, p, i ? r.pick(ROUND) : r.pick(['peony', 'ranunculus', 'cosmos']), s, i ? hueOf(r, p) : p.a),
      r(0, 90),
    );
  }
  return out;
};
