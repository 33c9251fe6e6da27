import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, circle, line, path } from '#paper/shapes';
import { panes, roofed } from './walls';

export const mill = (_r: Chance, p: Palette): string => {
  const wall = mix(p.paper, p.mid, 0.2);
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    return `M276 202L${276 + Math.cos(turn) * 40} ${202 + Math.sin(turn) * 40}`;
  }).join('');
  const wheel =
    circle(276, 202, 40, 'none', `stroke="${mix(p.b, p.ink, 0.5)}" stroke-width="8"`) +
    line(spokes, mix(p.b, p.ink, 0.5), 5);
  return (
    roofed(118, 132, 140, 98, 52, wall, mix(p.near, p.ink, 0.35)) +
    panes(p, 134, 146, 4, 2, 30, 36, 15, 20) +
    arch(150, 194, 26, 36, p.a) +
    wheel +
    path('M216 232Q290 222 400 238V252H216Z', mix(p.sky, p.near, 0.35))
  );
};
