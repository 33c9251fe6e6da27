import { head, ROUND } from '../botany/heads';
import { leaf } from '../botany/heads/petals';
import { hueOf } from '../botany/planting';
import { stem } from '../botany/stems';
import { type Chance, nth } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { polar } from '../paper/curves';
import { arch, at, circle, line, path, rect } from '../paper/shapes';

export const florists = (r: Chance, p: Palette): string => {
  const wall = r.pick([p.sky, mix(p.sky, p.paper, 0.4), p.near]);
  const bg =
    rect(0, 0, 400, 300, wall) +
    (r.yes() ? circle(200, 140, 128, mix(wall, p.paper, 0.35)) : arch(92, 24, 216, 300, mix(wall, p.c, 0.35)));
  if (r.yes(0.3)) {
    let o = bg;
    for (let i = 0; i < 26; i++) {
      const d = i * 13.8,
        [x, y] = polar(200, 150, d, 92);
      o += leaf(x, y, r(30, 46), 8, d + r(50, 120), r.pick([p.leaf, p.leaf2]));
    }
    for (let i = 0; i < 17; i++) {
      const d = 30 + i * 21.2 + r(-5, 5),
        [x, y] = polar(200, 150, d, 92 + r(-10, 10));
      o += at(x, y, head(r, p, r.pick(ROUND), r(11, 23), hueOf(r, p)));
    }
    return o;
  }
  const vase = r.yes();
  let o = '';
  const heads: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 15; i++) {
    const deg = -66 + i * 9.4;
    o += stem(r, p, 200, 214, r(104, 150), deg, r.pick(['fern', 'round', 'leafy']), r.pick([p.leaf, p.leaf2])).out;
  }
  for (let i = 0; i < 6; i++) {
    const deg = -52 + i * 21,
      [x, y] = polar(200, 214, -90 + deg, r(118, 148));
    o += at(x, y, head(r, p, r.pick(['umbel', 'bell', 'tulip']), r(18, 24), r.pick([p.b, p.c, p.paper])), deg);
  }
  for (const [rad2, k] of [
    [104, 7],
    [66, 5],
    [28, 2],
  ] as const)
    for (let i = 0; i < k; i++) {
      const deg = -62 + (124 / (k - 1)) * i + r(-5, 5),
        [x, y] = polar(200, 206, -90 + deg, rad2);
      heads.push([x, y, r(18, 27) + (rad2 < 80 ? 5 : 0)]);
    }
  heads.forEach(([x, y, s], i) => {
    o += at(x, y, head(r, p, r.pick(ROUND), s, nth([p.a, p.b, p.paper, p.a, p.c], i % 5)), r(0, 90));
  });
  const foot = vase
    ? path('M166 206Q158 250 176 292H224Q242 250 234 206Q200 220 166 206Z', p.paper) +
      path('M164 236Q200 248 237 236Q236 250 232 262Q200 272 168 262Z', p.a)
    : line('M186 206L166 300M196 210L190 300M206 210L212 300M215 206L238 300', p.leaf, 4) +
      path('M172 206Q200 222 228 206L222 240Q200 252 178 240Z', p.paper) +
      line('M178 226Q200 238 222 226', p.b, 3) +
      path('M200 234L176 286L190 280ZM204 234L232 282L216 280Z', p.b);
  return bg + (vase ? rect(0, 282, 400, 20, mix(wall, p.ink, 0.3)) : '') + (vase ? foot + o : o + foot);
};
