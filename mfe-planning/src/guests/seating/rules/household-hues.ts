import { type Hue } from '@posy/shared-ui';

const flowers: readonly Hue[] = ['peony', 'bluebell', 'primrose', 'fern', 'sweetpea', 'apricot'];

type HueCounts = ReadonlyMap<Hue, number>;

const addTo = (worn: Map<Hue, number>, hue: Hue): void => void worn.set(hue, (worn.get(hue) ?? 0) + 1);

/** Counts how often each colour is used. */
const countWorn = (hues: Iterable<Hue>): HueCounts => {
  const worn = new Map<Hue, number>();
  for (const hue of hues) addTo(worn, hue);
  return worn;
};

/** Returns the available colour that the table uses least, then the whole room; otherwise in their order. */
const leastOf = (free: readonly Hue[], atTable: HueCounts, inRoom: HueCounts): Hue => {
  const difference = (worn: HueCounts, a: Hue, b: Hue): number => (worn.get(a) ?? 0) - (worn.get(b) ?? 0);
  return [...free].sort((a, b) => difference(atTable, a, b) || difference(inRoom, a, b))[0] ?? 'peony';
};

/**
 * Gives each household a colour, so that neighbours differ, the room uses all six before one repeats, and a table
 * repeats none while there are enough. `tables` holds the household of each taken seat, in the order of the seats
 * around the table. `waiting` holds the households of guests without a seat.
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
