import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import type { Palette } from '#ink/palettes';
import { circle, line } from '#paper/shapes';
import { loft } from './loft';

export const rooftop = (r: Chance, p: Palette): string =>
  loft(r, p) +
  line('M96 92v-22M304 92v-22M96 76Q200 96 304 76', p.ink, 2) +
  [120, 150, 180, 250, 280].map((x) => circle(x, 84 - Math.abs(200 - x) / 14, 4, p.c)).join('') +
  cluster(r, p, 112, 92, 9, 4) +
  cluster(r, p, 290, 92, 9, 4);
