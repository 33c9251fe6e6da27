import { head, ROUND } from '#botany/heads';
import { cluster } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { bulbs, festoon } from '#paper/scenery';
import { at, circle, line, oval, path, rect } from '#paper/shapes';
import { backdrop, building, type Venue } from './surroundings';

export const tableView = (venue: Venue, r: Chance): string => {
  const { p } = venue;
  const cloth = mix(p.paper, p.b, 0.1);
  const setting = (x: number) =>
    oval(x, 238, 46, 15, mix(cloth, p.ink, 0.1)) +
    oval(x, 236, 44, 14, '#ffffff') +
    oval(x, 235, 29, 9, mix(p.paper, p.far, 0.35)) +
    path(`M${x - 8} 236l8 -16l8 16Z`, p.a) +
    line(`M${x - 56} 226v20M${x + 56} 226v20`, p.c, 3) +
    line(`M${x + 40} 196v18`, mix(p.sky, p.ink, 0.2), 2) +
    path(`M${x + 31} 176h18q0 20 -9 20q-9 0 -9 -20Z`, mix(p.sky, '#ffffff', 0.5));
  const candles = [60, 200, 340]
    .map(
      (x) =>
        rect(x - 4, 150, 8, 42, p.paper, 2) +
        path(`M${x} 132q6 9 0 16q-6 -7 0 -16Z`, p.c) +
        circle(x, 142, 16, p.c, 'opacity=".25"'),
    )
    .join('');
  return (
    backdrop(venue) +
    at(60, 8, building(venue), 0, 0.7) +
    rect(0, 0, 26, 300, mix(p.paper, p.far, 0.3)) +
    rect(374, 0, 26, 300, mix(p.paper, p.far, 0.3)) +
    path('M0 188H400V300H0Z', cloth) +
    path('M0 188H400V196H0Z', mix(cloth, p.ink, 0.1)) +
    candles +
    cluster(r, p, 130, 186, 24, 7) +
    cluster(r, p, 270, 186, 24, 7) +
    cluster(r, p, 200, 192, 18, 6) +
    setting(112) +
    setting(288) +
    at(200, 262, head(r, p, r.pick(ROUND), 14, p.a)) +
    festoon(p, 20, 20, 380, 20, 26, 13, bulbs(p))
  );
};
