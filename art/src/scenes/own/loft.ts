import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { line, rect } from '#paper/shapes';
import { panes } from './walls';

export const loft = (r: Chance, p: Palette): string => {
  const brick = mix(p.a, p.ink, r(0.25, 0.45));
  const lines = Array.from({ length: 9 }, (_, i) => `M92 ${112 + i * 13}h216`).join('');
  return (
    rect(70, 150, 40, 80, mix(p.far, p.ink, 0.25)) +
    rect(296, 130, 46, 100, mix(p.far, p.ink, 0.32)) +
    rect(92, 100, 216, 130, brick) +
    line(lines, mix(brick, p.paper, 0.12), 1) +
    panes(p, 108, 112, 4, 2, 50, 52, 34, 40) +
    rect(88, 94, 224, 8, mix(p.ink, brick, 0.5)) +
    rect(228, 62, 34, 32, mix(p.b, p.ink, 0.5), 4) +
    line('M232 94v-6M258 94v-6', p.ink, 3)
  );
};
