import { compareText, groupBy } from '../seating-plan';
import { makeMoves, wayBack, type Move } from './cost';
import { freeAt, type Person, type Room, type Spot } from './room';

/** People who are placed in one step. */
export type Unit = readonly Person[];

const joined = (people: readonly Person[]): Unit[] => {
  const seen = new Set<Person>();
  const reach = (start: Person): Person[] => {
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

/** The people to seat, in ever smaller units: by all that binds them, by household, one by one. */
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

/** Orders in which units may be placed; each leads to another plan, and the best is taken. */
export const placingOrders: readonly ((a: Unit, b: Unit) => number)[] = [
  (a, b) => b.length - a.length || demands(b) - demands(a) || compareText(firstId(a), firstId(b)),
  (a, b) => demands(b) - demands(a) || b.length - a.length || compareText(firstId(a), firstId(b)),
  (a, b) =>
    compareText(a[0]?.guest.category ?? '', b[0]?.guest.category ?? '') ||
    b.length - a.length ||
    compareText(firstId(a), firstId(b)),
];

/** Where a unit costs least among the tables that take all of it, unless it had rather stay unseated. */
const seatAtBest = (spots: readonly Spot[], unit: Unit): boolean => {
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of spots) {
    if (freeAt(spot) < unit.length) continue;
    const moves: Move[] = unit.map((person) => ({ person, to: spot }));
    const back = wayBack(moves);
    const cost = makeMoves(moves);
    makeMoves(back);
    if (cost < 0 && (best === null || cost < best.cost)) best = { spot, cost };
  }
  if (best === null) return false;
  const to = best.spot;
  makeMoves(unit.map((person) => ({ person, to })));
  return true;
};

const byWeight = (unit: Unit): Unit[] =>
  [...unit]
    .sort((a, b) => demands([b]) - demands([a]) || compareText(a.guest.id, b.guest.id))
    .map((person) => [person]);

/** Fills the tables that have most room with as many of the unit as fit: a split in as few parts as can be. */
const seatInParts = (spots: readonly Spot[], unit: Unit): void => {
  const widest = [...spots].sort((a, b) => freeAt(b) - freeAt(a))[0];
  const part = unit.slice(0, Math.max(1, widest === undefined ? 1 : freeAt(widest)));
  if (part.length === unit.length || !seatAtBest(spots, part)) {
    for (const single of byWeight(unit)) seatAtBest(spots, single);
    return;
  }
  seat(spots, unit.slice(part.length));
};

const seat = (spots: readonly Spot[], unit: Unit): void => {
  if (unit.length === 0 || seatAtBest(spots, unit)) return;
  const households = [...groupBy(unit, ({ guest }) => guest.household).values()];
  if (households.length > 1) for (const household of households) seat(spots, household);
  else seatInParts(spots, unit);
};

/** Seats everybody for whom there is a seat, the best seat first come by the order given. */
export const arrange = (room: Room, order: (a: Unit, b: Unit) => number): void => {
  for (const cluster of unitsOf(room).clusters.sort(order)) seat(room.spots, cluster);
};
