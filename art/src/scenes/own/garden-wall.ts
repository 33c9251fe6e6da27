import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, line, rect } from '#paper/shapes';

export const gardenWall = (r: Chance, p: Palette): string => {
  const brick = mix(p.a, p.paper, 0.35);
  return (
    rect(60, 166, 280, 64, brick) +
    rect(54, 160, 292, 8, mix(brick, p.ink, 0.2)) +
    arch(172, 138, 56, 92, mix(p.near, p.sky, 0.3)) +
    line('M172 230V166A28 28 0 0 1 228 166V230M200 140V230', mix(p.ink, p.near, 0.3), 3) +
    [86, 120, 280, 314].map((x) => cluster(r, p, x, 160, r(11, 16), 5)).join('') +
    cluster(r, p, 172, 146, 13, 5) +
    cluster(r, p, 228, 146, 13, 5)
  );
};
