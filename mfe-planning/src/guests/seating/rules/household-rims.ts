import { type Hue } from '@posy/shared-ui';

/** The rim of a seat's circle. */
export type Rim = 'none' | 'line' | 'dashes';

const rims: readonly Rim[] = ['none', 'line', 'dashes'];

/** Counts the households at a table whose seats have this rim: those of one colour count more than all others. */
const likeness = (rim: Rim, hue: Hue | undefined, others: readonly string[], of: Wearing): number =>
  others
    .filter((one) => of.rims.get(one) === rim)
    .reduce((sum, one) => sum + (of.hues.get(one) === hue ? others.length + 1 : 1), 0);

interface Wearing {
  hues: ReadonlyMap<string, Hue>;
  rims: ReadonlyMap<string, Rim>;
}

/**
 * Gives each household a rim, so that neighbours differ without colour, and two households with the same colour at a
 * table have different rims where they can. `tables` holds the household of each taken seat, in the order of the seats
 * around the table.
 */
export const householdRims = (
  tables: readonly (readonly string[])[],
  hues: ReadonlyMap<string, Hue>,
): ReadonlyMap<string, Rim> => {
  const given = new Map<string, Rim>();
  for (const seats of tables)
    for (const household of new Set(seats)) {
      if (given.has(household)) continue;
      const beside = [...seats.entries()]
        .filter(([, one]) => one === household)
        .flatMap(([seat]) => [seats.at(seat - 1), seats[(seat + 1) % seats.length]])
        .filter((one) => one !== household)
        .map((one) => given.get(one ?? ''));
      const others = [...new Set(seats)].filter((one) => one !== household);
      const score = (rim: Rim): number =>
        likeness(rim, hues.get(household), others, { hues, rims: given }) + (beside.includes(rim) ? Infinity : 0);
      given.set(
        household,
        [...rims].sort((a, b) => (score(a) < score(b) ? -1 : score(a) > score(b) ? 1 : 0))[0] ?? 'none',
      );
    }
  return given;
};
