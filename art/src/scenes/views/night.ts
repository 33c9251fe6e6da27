import { meadow } from '#botany/planting';
import { type Chance, chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { hill } from '#paper/curves';
import { bulbs, festoon } from '#paper/scenery';
import { at, circle, path, rect } from '#paper/shapes';
import { beforeTheDoor, building, table, type Venue } from './surroundings';

export const nightView = (venue: Venue, r: Chance): string => {
  const { p } = venue;
  const sky = mix(p.ink, p.near, 0.28);
  const dark = {
    ...p,
    sky,
    far: mix(p.far, sky, 0.75),
    mid: mix(p.mid, sky, 0.6),
    near: mix(p.near, p.ink, 0.4),
    paper: mix(p.paper, sky, 0.38),
    leaf: mix(p.leaf, p.ink, 0.4),
  };
  const stars = Array.from({ length: 40 }, () =>
    circle(r(0, 400), r(0, 120), r(0.6, 1.6), p.paper, 'opacity=".8"'),
  ).join('');
  const lit = { ...dark, c: p.c, a: p.a };
  return (
    rect(0, 0, 400, 300, sky) +
    stars +
    circle(320, 56, 20, mix(p.paper, p.c, 0.3)) +
    hill(chance(`around:${venue.base}`), 196, 40, dark.far) +
    (beforeTheDoor.has(venue.kind)
      ? path('M0 232Q200 214 400 232V300H0Z', dark.mid) + at(0, 6, building({ ...venue, p: lit }))
      : at(0, 6, building({ ...venue, p: lit })) + path('M0 232Q200 214 400 232V300H0Z', dark.mid)) +
    festoon(p, -10, 130, 206, 158, 26, 11, bulbs(p)) +
    festoon(p, 194, 158, 410, 126, 26, 11, bulbs(p)) +
    table(r, dark, 90, 262, 0.8) +
    table(r, dark, 310, 262, 0.8) +
    meadow(r, dark, 40, 10)
  );
};
