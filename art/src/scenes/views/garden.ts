import { cluster, meadow } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { at, line, path, rect } from '#paper/shapes';
import { backdrop, building, type Venue } from './surroundings';

export const gardenView = (venue: Venue, r: Chance): string => {
  const { p } = venue;
  const chairs = (
    [
      [96, 262, 1],
      [140, 248, 0.8],
      [260, 248, 0.8],
      [304, 262, 1],
    ] as const
  )
    .map(([x, y, s]) =>
      at(
        x,
        y,
        rect(-13, -30, 26, 24, p.paper, 4) +
          rect(-15, -8, 30, 6, mix(p.paper, p.ink, 0.12), 2) +
          line('M-12 -2V20M12 -2V20', p.paper, 3),
        0,
        s,
      ),
    )
    .join('');
  const blooms = Array.from({ length: 9 }, (_, i) => {
    const t = Math.PI * (1 + i / 8);
    return cluster(r, p, 200 + Math.cos(t) * 54, 176 + Math.sin(t) * 54, r(8, 12), 4);
  }).join('');
  return (
    backdrop(venue) +
    at(150, 92, building(venue), 0, 0.6) +
    path('M0 226Q200 210 400 226V300H0Z', mix(p.near, p.mid, 0.35)) +
    path('M182 230H218L282 300H118Z', mix(p.paper, p.b, 0.2)) +
    line('M146 230V176A54 54 0 0 1 254 176V230', mix(p.c, p.ink, 0.3), 4) +
    blooms +
    chairs +
    meadow(r, p, 34, 10)
  );
};
