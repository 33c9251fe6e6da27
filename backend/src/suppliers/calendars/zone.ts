import { momentIn, wallIn } from './clock-in';

/** A day and an hour as clocks show them: milliseconds since the epoch as if the clocks were those of UTC. */
export type Wall = number;

/** A place's clocks. Moments are milliseconds since the epoch. */
export interface Zone {
  momentOf: (wall: Wall) => number;
  wallAt: (moment: number) => Wall;
}

export const utc: Zone = { momentOf: (wall) => wall, wallAt: (moment) => moment };

/** Returns the clocks of a zone that the platform knows by its name (IANA); null for another. */
export const platformZone = (name: string): Zone | null =>
  wallIn(name, 0) === null
    ? null
    : {
        momentOf: (wall) => momentIn(name, wall) ?? wall,
        wallAt: (moment) => wallIn(name, moment) ?? moment,
      };
