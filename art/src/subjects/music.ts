import { head, ROUND } from '../botany/heads';
import { cluster, hueOf, meadow } from '../botany/planting';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { under } from '../paper/scenery';
import { arch, at, circle, line, n1, path, rect } from '../paper/shapes';

export const music = (r: Chance, p: Palette): string => {
  const bg = r.pick([p.near, p.sky, p.a]),
    v = r.int(0, 2);
  let o = rect(0, 0, 400, 300, bg);
  if (v === 0) {
    o +=
      circle(200, 150, 158, mix(bg, p.paper, 0.16)) +
      circle(206, 158, 118, p.ink, 'opacity=".2"') +
      circle(200, 150, 116, p.ink);
    for (let i = 0; i < 9; i++)
      o += circle(200, 150, 110 - i * 7.4, 'none', `stroke="${mix(p.ink, p.paper, 0.16)}" stroke-width="1"`);
    o +=
      circle(200, 150, 42, p.b) +
      at(200, 150, head(r, p, r.pick(ROUND), 32, p.a)) +
      circle(200, 150, 4, p.paper) +
      path('M200 150L268 52A116 116 0 0 1 300 92Z', '#ffffff', 'opacity=".12"') +
      line('M352 20Q356 110 300 168', p.c, 5) +
      rect(288, 160, 18, 24, p.c, 3, 'transform="rotate(32 297 172)"') +
      circle(352, 22, 14, p.paper);
    return o + cluster(r, p, 44, 268, 24) + cluster(r, p, 366, 280, 20, 4);
  }
  if (v === 1) {
    const wave = (k: number) =>
      `M-10 ${110 + k * 20}C80 ${40 + k * 20} 150 ${200 + k * 16} 240 ${122 + k * 18}S380 ${80 + k * 20} 420 ${120 + k * 20}`;
    o +=
      circle(r(90, 310), r(90, 130), 96, mix(bg, p.paper, 0.2)) +
      [0, 1, 2, 3, 4].map((k) => line(wave(k), mix(bg, p.paper, 0.75), 2.2)).join('');
    for (let i = 0; i < 8; i++) {
      const x = 30 + i * 48,
        y = 132 + Math.sin(i * 1.3 + r(0, 1)) * 36 + 12;
      o +=
        line(`M${x + 10} ${n1(y)}V${n1(y - 58)}${i % 3 ? '' : 'q14 6 12 26'}`, p.ink === bg ? p.paper : p.ink, 3) +
        at(x, y, head(r, p, r.pick(ROUND), r(13, 18), hueOf(r, p)));
    }
    return o + meadow(r, p, 54, 12);
  }
  const body =
    'M200 96C240 92 262 118 250 146C240 166 250 178 268 194C296 222 280 290 200 292C120 290 104 222 132 194C150 178 160 166 150 146C138 118 160 92 200 96Z';
  o +=
    arch(96, 22, 208, 300, mix(bg, p.paper, 0.2)) +
    under(p, body) +
    path(body, mix(p.b, '#8a4a24', 0.45)) +
    path('M193 0H207V200H193Z', p.ink) +
    line('M196 0V262M200 0V262M204 0V262', p.c, 1) +
    rect(182, 236, 36, 7, p.ink, 3) +
    path('M190 262H210L206 288H194Z', p.ink) +
    line('M158 188q-16 14 -4 34q6 14 -4 26M242 188q16 14 4 34q-6 14 4 26', p.ink, 4) +
    circle(157, 188, 4, p.ink) +
    circle(243, 188, 4, p.ink);
  return o + cluster(r, p, 82, 258, 27, 6) + cluster(r, p, 322, 262, 24, 6);
};
