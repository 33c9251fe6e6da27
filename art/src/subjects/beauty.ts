import { cluster } from '../botany/planting';
import { sprig } from '../botany/stems';
import type { Chance } from '../ink/chance';
import { mix } from '../ink/colour';
import type { Palette } from '../ink/palettes';
import { arch, at, circle, path, rect } from '../paper/shapes';

export const beauty = (r: Chance, p: Palette): string => {
  const wall = r.pick([mix(p.a, p.paper, 0.62), p.sky, p.far, mix(p.b, p.paper, 0.45)]),
    frame = mix(p.c, p.ink, 0.12);
  let o = rect(0, 0, 400, 300, wall);
  for (let i = 0; i < 9; i++) o += rect(i * 48 - 8, 0, 20, 300, p.paper, 0, 'opacity=".2"');
  const round = r.yes();
  o += round
    ? circle(196, 136, 96, frame) + circle(196, 136, 88, mix(p.sky, p.paper, 0.65))
    : arch(116, 30, 164, 214, frame) + arch(124, 38, 148, 206, mix(p.sky, p.paper, 0.65));
  o +=
    `<g opacity=".9">${path('M150 180L232 62L250 70L168 196Z', '#ffffff', 'opacity=".55"')}</g>` +
    sprig(r, p, 226, 236, 104, 8, 'peony', p.a, 22) +
    sprig(r, p, 204, 236, 84, -12, 'cosmos', p.b, 16) +
    sprig(r, p, 236, 236, 76, 24, 'round', p.leaf);
  o += rect(0, 236, 400, 64, mix(wall, p.ink, 0.3)) + rect(0, 236, 400, 7, mix(wall, p.ink, 0.16));
  const bottle = (x: number, hue: string) =>
    rect(x - 24, 184, 48, 56, hue, 10) +
    rect(x - 16, 206, 32, 24, p.paper, 3, 'opacity=".85"') +
    rect(x - 8, 168, 16, 18, p.c, 2) +
    circle(x, 162, 9, frame);
  const stick = (x: number, hue: string) =>
    rect(x - 9, 204, 18, 36, p.ink, 2) +
    rect(x - 7, 190, 14, 16, frame) +
    path(`M${x - 6} 190V168Q${x + 4} 160 ${x + 6} 174V190Z`, hue);
  const brush = (x: number, turn: number) =>
    at(
      x,
      240,
      rect(-3, -66, 6, 66, p.ink, 3) +
        rect(-5, -76, 10, 14, frame) +
        path('M-6 -76Q-13 -100 0 -112Q13 -100 6 -76Z', p.a),
      turn,
    );
  const pot = (x: number, hue: string) => rect(x - 20, 216, 40, 24, hue, 5) + rect(x - 22, 208, 44, 11, p.paper, 3);
  return (
    o +
    bottle(72, mix(p.b, p.paper, 0.2)) +
    stick(120, p.a) +
    brush(312, 10) +
    brush(332, -4) +
    brush(296, -10) +
    path('M286 200H344L338 242H292Z', p.paper) +
    pot(262, p.a) +
    cluster(r, p, 150, 246, 14, 5) +
    cluster(r, p, 376, 232, 16, 5)
  );
};
