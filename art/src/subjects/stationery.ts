import { head, ROUND } from '../botany/heads';
import { cluster } from '../botany/planting';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { blob } from '../paper/curves';
import { at, circle, line, path, rect } from '../paper/shapes';

export const stationery = (r: Chance, p: Palette): string => {
  const desk = r.pick([p.near, p.sky, mix(p.a, p.paper, 0.5), mix(p.c, p.paper, 0.15), p.far]),
    liner = r.pick([p.a, p.leaf2, p.b]);
  const o = rect(0, 0, 400, 300, desk) + path('M0 0H170L90 300H0Z', mix(desk, p.paper, 0.16));
  const card = (w: number, h: number, inner: string) =>
    rect(-w / 2 + 5, -h / 2 + 7, w, h, p.ink, 3, 'opacity=".16"') + rect(-w / 2, -h / 2, w, h, '#fffdf8', 3) + inner;
  const words = (y: number, ws: readonly number[]) =>
    ws.map((w, i) => line(`M${-w / 2} ${y + i * 13}h${w}`, mix(p.ink, p.paper, 0.35), 2.4)).join('');
  const env =
    rect(-86 + 5, -58 + 7, 172, 116, p.ink, 4, 'opacity=".16"') +
    rect(-86, -58, 172, 116, mix(liner, p.paper, 0.72), 4) +
    path('M-86 -58L0 -122L86 -58L0 14Z', mix(liner, p.paper, 0.6)) +
    path('M-74 -58L0 -112L74 -58L0 2Z', liner) +
    Array.from({ length: 9 }, () => at(r(-34, 34), r(-84, -30), head(r, p, 'cosmos', 7, r.pick([p.c, p.paper])))).join(
      '',
    ) +
    path('M-86 -58L0 14L86 -58V54a4 4 0 0 1 -4 4H-82a4 4 0 0 1 -4 -4Z', mix(liner, p.paper, 0.74)) +
    line('M-84 56L-8 -2M84 56L8 -2', mix(liner, p.ink, 0.14), 1.2);
  const seal =
    blob(r, 0, 14, 15, mix(p.a, p.ink, 0.12), 10, 0.08) +
    circle(0, 14, 10, p.a) +
    at(0, 14, head(r, p, 'cosmos', 7, mix(p.a, p.paper, 0.3)));
  const invite = card(
    124,
    172,
    `<rect x="-54" y="-78" width="108" height="156" fill="none" stroke="${liner}" stroke-width="1.6"/>` +
      sprig(r, p, -8, 62, 44, -38, 'leafy') +
      sprig(r, p, 8, 62, 44, 38, 'leafy') +
      at(0, 52, head(r, p, r.pick(ROUND), 16, p.a)) +
      at(-19, 56, head(r, p, 'cosmos', 9, p.b)) +
      at(19, 56, head(r, p, 'daisy', 9, p.c)) +
      words(-52, [46, 70]) +
      line('M-34 -18Q-24 -34 -14 -18T6 -18T34 -22', p.ink, 2.6) +
      words(2, [60, 40]),
  );
  const reply = card(112, 78, words(-18, [64, 84, 40]) + circle(0, 26, 6, p.c));
  const flip = r.yes() ? 1 : -1;
  return (
    o +
    `<g transform="translate(200 0) scale(${flip} 1) translate(-200 0)">` +
    at(278, 196, env + seal, r(6, 14)) +
    at(140, 142, `<g transform="scale(${flip} 1)">${invite}</g>`, r(-12, -4)) +
    at(292, 70, reply, r(-8, 10)) +
    sprig(r, p, 218, 296, 128, -30, r.pick(['round', 'fern'])) +
    cluster(r, p, 46, 270, 20, 5) +
    '</g>'
  );
};
