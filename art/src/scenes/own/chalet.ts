import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import type { Palette } from '#ink/palettes';
import { arch, line, path, rect } from '#paper/shapes';
import { panes } from './walls';

export const chalet = (r: Chance, p: Palette): string => {
  const wood = mix(p.b, '#6b4226', 0.55);
  const slats = Array.from({ length: 9 }, (_, i) => `M116 ${140 + i * 8}h168`).join('');
  return (
    path('M78 156L200 76L322 156L312 166L200 92L88 166Z', mix(p.ink, wood, 0.4)) +
    path('M108 150L200 92L292 150V192H108Z', wood) +
    line(slats, mix(wood, p.ink, 0.16), 1.2) +
    rect(112, 190, 176, 40, p.paper) +
    panes(p, 128, 152, 5, 1, 32, 0, 18, 22) +
    rect(104, 180, 192, 8, mix(wood, p.ink, 0.3)) +
    cluster(r, p, 140, 180, 8, 4) +
    cluster(r, p, 200, 180, 8, 4) +
    cluster(r, p, 260, 180, 8, 4) +
    arch(188, 198, 24, 32, p.a)
  );
};
