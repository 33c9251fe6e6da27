import { compareText, groupBy } from '../seating-plan';
import { makeMoves, type SeatMove, wayBack } from './cost';
import { freeAt, type Room, type SearchPerson, type Spot } from './room';

/** People who are placed in one step. */
export type Unit = readonly SearchPerson[];

const joined = (people: readonly SearchPerson[]): Unit[] => {
  const seen = new Set<SearchPerson>();
  const reach = (start: SearchPerson): SearchPerson[] => {
    const found = [start];
    seen.add(start);
    for (const person of found)
      for (const bond of person.bonds)
        for (const other of bond.people)
          if (!other.isFixed && !seen.has(other)) {
            seen.add(other);
            found.push(other);
          }
    return found;
  };
  return people.flatMap((person) => (seen.has(person) ? [] : [reach(person)]));
};

/** Returns the people to seat in ever smaller units: by all their bonds, by household, one by one. */
export const unitsOf = ({ people }: Room): { clusters: Unit[]; households: Unit[]; singles: Unit[] } => {
  const toSeat = people.filter(({ isFixed }) => !isFixed);
  return {
    clusters: joined(toSeat),
    households: [...groupBy(toSeat, ({ guest }) => guest.household).values()],
    singles: toSeat.map((person) => [person]),
  };
};

const demands = (unit: Unit): number =>
  unit.reduce(
    (sum, { needsStepFree, needsQuiet, apart, bonds }) =>
      sum +
      (needsStepFree ? 4 : 0) +
      (needsQuiet ? 2 : 0) +
      apart.size +
      (bonds.some(({ people }) => people.some(({ isFixed }) => isFixed)) ? 8 : 0),
    0,
  );

const firstId = (unit: Unit): string => unit.map(({ guest }) => guest.id).sort(compareText)[0] ?? '';

/** Orders in which units are placed; each leads to another plan, and the best is used. */
export const placingOrders: readonly ((a: Unit, b: Unit) => number)[] = [
  (a, b) => b.length - a.length || demands(b) - demands(a) || compareText(firstId(a), firstId(b)),
  (a, b) => demands(b) - demands(a) || b.length - a.length || compareText(firstId(a), firstId(b)),
  (a, b) =>
    compareText(a[0]?.guest.category ?? '', b[0]?.guest.category ?? '') ||
    b.length - a.length ||
    compareText(firstId(a), firstId(b)),
];

/** Finds the cheapest table with seats for the whole unit; null when there is none. */
const bestFor = (spots: readonly Spot[], unit: Unit): { spot: Spot; cost: number } | null => {
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of spots) {
    if (freeAt(spot) < unit.length) continue;
    const moves: SeatMove[] = unit.map((person) => ({ person, to: spot }));
    const back = wayBack(moves);
    const cost = makeMoves(moves);
    makeMoves(back);
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best;
};

/** Seats a unit at one table, unless it costs less to leave it unseated. */
const seatAtBest = (spots: readonly Spot[], unit: Unit): boolean => {
  const best = bestFor(spots, unit);
  if (best === null || best.cost >= 0) return false;
  makeMoves(unit.map((person) => ({ person, to: best.spot })));
  return true;
};

const byWeight = (unit: Unit): Unit[] =>
  [...unit]
    .sort((a, b) => demands([b]) - demands([a]) || compareText(a.guest.id, b.guest.id))
    .map((person) => [person]);

/** Splits a unit: as many as the table with the most free seats takes, then the rest likewise. Moves nobody. */
const inParts = (spots: readonly Spot[], unit: Unit): Unit[] => {
  const parts: Unit[] = [];
  let rest = unit;
  for (const free of spots.map(freeAt).sort((a, b) => b - a)) {
    if (rest.length === 0 || free <= 0) break;
    parts.push(rest.slice(0, free));
    rest = rest.slice(free);
  }
  return rest.length === 0 ? parts : [];
};

/**
 * Seats each part at its cheapest table. Either all of them have a seat afterwards, at less cost than without, or
 * nothing changes.
 */
const seatParts = (spots: readonly Spot[], parts: readonly Unit[]): boolean => {
  const back = parts.flat().map((person) => ({ person, to: person.spot }));
  let cost = 0;
  for (const part of parts) {
    const best = bestFor(spots, part);
    if (best === null) {
      makeMoves(back);
      return false;
    }
    cost += makeMoves(part.map((person) => ({ person, to: best.spot })));
  }
  if (parts.length > 0 && cost < 0) return true;
  makeMoves(back);
  return false;
};

/** Seats a whole household: at one table, else in the fewest parts, else one by one; or none of it. */
export const seatHousehold = (spots: readonly Spot[], unit: Unit): boolean =>
  seatAtBest(spots, unit) || seatParts(spots, inParts(spots, unit)) || seatParts(spots, byWeight(unit));

const seat = (spots: readonly Spot[], unit: Unit): void => {
  if (unit.length === 0 || seatAtBest(spots, unit)) return;
  for (const household of groupBy(unit, ({ guest }) => guest.household).values()) seatHousehold(spots, household);
};

/** Seats everybody for whom there is a seat, units in the given order. */
export const arrange = (room: Room, order: (a: Unit, b: Unit) => number): void => {
  for (const cluster of unitsOf(room).clusters.sort(order)) seat(room.spots, cluster);
};
