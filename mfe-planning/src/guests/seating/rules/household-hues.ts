import { type Hue } from '@posy/shared-ui';

const flowers: readonly Hue[] = ['peony', 'bluebell', 'primrose', 'fern', 'sweetpea', 'apricot'];

type Worn = ReadonlyMap<Hue, number>;

const addTo = (worn: Map<Hue, number>, hue: Hue): void => void worn.set(hue, (worn.get(hue) ?? 0) + 1);

/** How often each flower is worn. */
const countWorn = (hues: Iterable<Hue>): Worn => {
  const worn = new Map<Hue, number>();
  for (const hue of hues) addTo(worn, hue);
  return worn;
};

/** Of the flowers that are free to take, the one that its table has least of, then the whole room; else in their order. */
const leastOf = (free: readonly Hue[], atTable: Worn, inRoom: Worn): Hue => {
  const difference = (worn: Worn, a: Hue, b: Hue): number => (worn.get(a) ?? 0) - (worn.get(b) ?? 0);
  return [...free].sort((a, b) => difference(atTable, a, b) || difference(inRoom, a, b))[0] ?? 'peony';
};

/**
 * A flower for each household, so that no two side by side share one, none is worn twice in the room before all six are, and
 * none at a table as long as there are enough. `tables`: the household of each seat that is taken, in the order of the seats,
 * which meet around the table. `waiting`: the households of those who have no seat yet.
 */
export const householdHues = (
  tables: readonly (readonly string[])[],
  waiting: readonly string[] = [],
): ReadonlyMap<string, Hue> => {
  const hues = new Map<string, Hue>();
  const inRoom = new Map<Hue, number>();
  const give = (household: string, hue: Hue): void => {
    hues.set(household, hue);
    addTo(inRoom, hue);
  };
  for (const seats of tables) {
    for (const household of seats) {
      if (hues.has(household)) continue;
      const beside = [...seats.entries()]
        .filter(([, one]) => one === household)
        .flatMap(([seat]) => [seats.at(seat - 1), seats[(seat + 1) % seats.length]])
        .filter((one) => one !== undefined && one !== household)
        .map((one) => hues.get(one as string));
      const worn = [...new Set(seats)].flatMap((one) => hues.get(one) ?? []);
      const free = flowers.filter((hue) => !beside.includes(hue));
      give(household, leastOf(free, countWorn(worn), inRoom));
    }
  }
  for (const household of waiting) if (!hues.has(household)) give(household, leastOf(flowers, new Map(), inRoom));
  return hues;
};
