import { meadow } from '#botany/planting';
import type { Chance } from '#ink/chance';
import { mix } from '#ink/colour';
import { at, path } from '#paper/shapes';
import { backdrop, beforeTheDoor, building, ground, type Venue } from './surroundings';

export const outsideView = (venue: Venue, r: Chance): string => {
  const { p } = venue;
  const house = at(0, 6, building(venue));
  const way = path('M188 234Q206 252 168 272T150 310H250Q222 276 222 258T212 234Z', mix(p.paper, p.b, 0.25));
  return (
    backdrop(venue) +
    (beforeTheDoor.has(venue.kind) ? ground(venue) + house : house + ground(venue) + way) +
    path('M0 276Q100 256 200 286T400 272V300H0Z', p.near) +
    meadow(r, p, 58, 12)
  );
};
