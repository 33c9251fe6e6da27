import { type Chance, chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { bulbs, festoon, WINDOW } from '#paper/scenery';
import { arch, circle, line, oval, path, rect } from '#paper/shapes';
import { table, timbered, type Venue } from './surroundings';

export const roomView = (venue: Venue, r: Chance): string => {
  const { p, kind } = venue;
  const own = chance(`room:${venue.base}`);
  const wall = mix(p.paper, own.pick([p.far, p.b, p.sky]), 0.22);
  const isRound = own.yes();
  const windows = [40, 128, 216, 304]
    .map(
      (x) =>
        (isRound
          ? arch(x, 62, 56, 116, mix(p.sky, WINDOW(p), 0.3))
          : rect(x, 62, 56, 116, mix(p.sky, WINDOW(p), 0.3), 2)) + line(`M${x + 28} 64v112M${x} 120h56`, wall, 3),
    )
    .join('');
  const beams = timbered.has(kind)
    ? line('M0 40L200 -20L400 40M0 26H400M100 26V0M300 26V0', mix(p.b, '#5f3a20', 0.6), 9)
    : [100, 200, 300]
        .map(
          (x) =>
            line(`M${x} 0v26`, p.ink, 1.6) +
            oval(x, 34, 26, 7, mix(p.c, p.ink, 0.1)) +
            [-20, 0, 20].map((d) => circle(x + d, 28, 3.4, p.c)).join(''),
        )
        .join('');
  const floor = mix(p.b, timbered.has(kind) ? '#7a5230' : p.paper, 0.5);
  return (
    rect(0, 0, 400, 300, wall) +
    windows +
    path('M0 196H400V300H0Z', floor) +
    line('M0 196H400', mix(floor, p.ink, 0.2), 3) +
    beams +
    festoon(p, -10, 44, 410, 44, 18, 15, bulbs(p)) +
    table(r, p, 108, 212, 0.75) +
    table(r, p, 292, 212, 0.75) +
    table(r, p, 200, 244, 1.15)
  );
};
