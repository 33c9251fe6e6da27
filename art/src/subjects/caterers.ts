import { head, ROUND } from '../botany/heads';
import { leaf, ring } from '../botany/heads/petals';
import { hueOf } from '../botany/planting';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { polar } from '../paper/curves';
import { at, circle, line, n1, path, rect } from '../paper/shapes';

export const caterers = (r: Chance, p: Palette): string => {
  const cloth = r.pick([p.near, p.a, p.sky, mix(p.c, p.paper, 0.2)]),
    check = r.int(0, 2);
  let o = rect(0, 0, 400, 300, cloth);
  for (let i = 0; i < 14; i++) {
    if (check === 0) o += rect(i * 32, 0, 14, 300, p.paper, 0, 'opacity=".22"');
    if (check === 1)
      o += rect(i * 32, 0, 16, 300, p.paper, 0, 'opacity=".2"') + rect(0, i * 32, 400, 16, p.paper, 0, 'opacity=".2"');
  }
  o += path('M150 0H250V300H150Z', mix(cloth, p.paper, 0.55));
  const dish = (x: number, y: number, s: number, kind: number) => {
    let d =
      circle(x + 4, y + 6, s, p.ink, 'opacity=".18"') +
      circle(x, y, s, p.paper) +
      circle(x, y, s * 0.72, mix(p.paper, p.far, 0.3));
    if (kind === 0)
      for (let i = 0; i < 7; i++) {
        const [a, b] = polar(x, y, i * 51, s * 0.36);
        d += circle(a, b, s * 0.17, i % 2 ? p.a : p.b) + leaf(a, b, s * 0.3, s * 0.09, i * 51 + 60, p.leaf2);
      }
    if (kind === 1)
      d +=
        path(
          `M${x - s * 0.5} ${y}A${s * 0.5} ${s * 0.5} 0 0 0 ${x + s * 0.5} ${y}Q${x} ${y - s * 0.3} ${x - s * 0.5} ${y}Z`,
          p.b,
        ) +
        circle(x + s * 0.14, y - s * 0.28, s * 0.2, p.c) +
        [0, 1, 2].map((i) => leaf(x - s * 0.3, y - s * 0.2, s * 0.4, s * 0.1, -70 + i * 34, p.leaf)).join('');
    if (kind === 2)
      d += at(
        x,
        y,
        ring(9, (i) =>
          path(
            `M0 0L${n1(-s * 0.14)} ${n1(-s * 0.58)}A${n1(s * 0.6)} ${n1(s * 0.6)} 0 0 1 ${n1(s * 0.14)} ${n1(-s * 0.58)}Z`,
            i % 2 ? p.c : p.b,
          ),
        ) + circle(0, 0, s * 0.16, p.leaf),
      );
    if (kind === 3)
      d +=
        circle(x, y, s * 0.58, mix(p.b, p.paper, 0.1)) +
        Array.from({ length: 9 }, () => {
          const [a, b] = polar(x, y, r(0, 360), r(0, s * 0.42));
          return circle(a, b, s * 0.07, r.pick([p.a, p.leaf, p.paper]));
        }).join('');
    return d;
  };
  const fork = (x: number, y: number) => line(`M${x} ${y - 34}v68M${x - 6} ${y - 36}v14q0 8 6 8t6 -8v-14`, p.c, 3);
  const k = r.int(0, 3);
  o +=
    dish(92, 96, 60, k) +
    dish(314, 206, 64, (k + 1) % 4) +
    dish(300, 62, 42, (k + 2) % 4) +
    dish(88, 236, 44, (k + 3) % 4) +
    fork(174, 96) +
    fork(226, 214) +
    line('M392 172v70M398 60v44', p.c, 3);
  for (let i = 0; i < 8; i++)
    o += leaf(200, 12 + i * 38, r(34, 50), 9, i % 2 ? r(20, 60) : r(120, 160), r.pick([p.leaf, p.leaf2]));
  for (let i = 0; i < 4; i++) o += at(200 + r(-12, 12), 34 + i * 78, head(r, p, r.pick(ROUND), r(15, 24), hueOf(r, p)));
  return o + circle(186, 176, 17, p.paper, 'opacity=".55"') + circle(186, 176, 12, p.a, 'opacity=".7"');
};
