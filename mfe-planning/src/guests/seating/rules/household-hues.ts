import { type Hue } from '@posy/shared-ui';

const flowers: readonly Hue[] = ['peony', 'bluebell', 'primrose', 'fern', 'sweetpea', 'apricot'];

/** Of the flowers that are free to take, the one that its table has least of; the order of flowers decides between equals. */
const leastOf = (free: readonly Hue[], worn: readonly Hue[]): Hue =>
  [...free].sort((a, b) => worn.filter((hue) => hue === a).length - worn.filter((hue) => hue === b).length)[0] ??
  'peony';

/**
 * A flower for each household, so that no two side by side share one, and none at a table as long as there are enough.
 * `tables`: the household of each seat that is taken, in the order of the seats, which meet around the table.
 */
export const householdHues = (tables: readonly (readonly string[])[]): ReadonlyMap<string, Hue> => {
  const hues = new Map<string, Hue>();
  for (const seats of tables) {
    for (const [at, household] of seats.entries()) {
      if (hues.has(household)) continue;
      const beside = [...seats.entries()]
        .filter(([, one]) => one === household)
        .flatMap(([seat]) => [seats.at(seat - 1), seats[(seat + 1) % seats.length]])
        .filter((one) => one !== undefined && one !== household)
        .map((one) => hues.get(one as string));
      const worn = [...new Set(seats)].flatMap((one) => hues.get(one) ?? []);
      const free = flowers.filter((hue) => !beside.includes(hue));
      hues.set(
        household,
        at === 0 && worn.length === 0 ? (flowers[hues.size % flowers.length] ?? 'peony') : leastOf(free, worn),
      );
    }
  }
  return hues;
};
