import { type Bond, type Room, type SearchPerson, sit, type Spot } from './room';

/**
 * Costs of the faults of a plan, far enough apart that smaller kinds never outweigh a larger one in a wedding of a few
 * hundred guests: leaving guests unseated costs less than seating two at one table who must sit apart.
 */
export const weights = {
  apart: 10_000_000,
  unseated: 1_000_000,
  stepFree: 100_000,
  together: 60_000,
  quiet: 30_000,
  household: 8_000,
  childAlone: 6_000,
  loner: 1_500,
  parted: 1_000,
  topTable: 900,
  mixed: 120,
  fullness: 10,
} as const;

const apartPairs = (people: ReadonlySet<SearchPerson>): number => {
  let pairs = 0;
  for (const person of people) for (const other of person.apart) if (people.has(other)) pairs += 1;
  return pairs / 2;
};

const needsMissed = ({ table, people }: Spot): number => {
  let cost = 0;
  for (const person of people) {
    if (person.needsStepFree && !table.stepFree) cost += weights.stepFree;
    if (person.needsQuiet && !table.quiet) cost += weights.quiet;
    if (table.shape === 'top' && !person.isFixed) cost += weights.topTable;
  }
  return cost;
};

/** Counts the groups at a table beyond the first. Guests without a category count as their household. */
const strangers = (people: ReadonlySet<SearchPerson>): number => {
  const groups = new Set<string>();
  for (const { guest } of people) groups.add(guest.category === '' ? `\0${guest.household}` : guest.category);
  return Math.max(0, groups.size - 1);
};

/**
 * Returns the cost of a table. The term for fullness makes evenly filled tables cheaper than a full and an empty one.
 */
export const spotCost = (spot: Spot): number => {
  const { size } = spot.people;
  if (size === 0) return 0;
  return (
    weights.apart * apartPairs(spot.people) +
    needsMissed(spot) +
    weights.mixed * strangers(spot.people) +
    (weights.fullness * size * size) / spot.table.seats
  );
};

/**
 * Returns the cost of people who are seated while others of their household are not: as if they had no seat, and a
 * little more.
 */
const partedCost = (people: readonly SearchPerson[]): number => {
  const toSeat = people.filter(({ isFixed }) => !isFixed);
  const seated = toSeat.filter(({ spot }) => spot !== null).length;
  return seated === toSeat.length ? 0 : seated * (weights.unseated + weights.parted);
};

/** Returns the cost of a group that is spread: tables beyond the first, people alone, children without a grown-up. */
const spreadCost = ({ kind, people }: Bond): number => {
  const tables = new Map<Spot, { all: number; grown: number }>();
  for (const { spot, guest } of people) {
    if (spot === null) continue;
    const there = tables.get(spot) ?? { all: 0, grown: 0 };
    tables.set(spot, { all: there.all + 1, grown: there.grown + (guest.child ? 0 : 1) });
  }
  if (tables.size < 2) return 0;
  let cost = (kind === 'together' ? weights.together : weights.household) * (tables.size - 1);
  if (kind === 'together') return cost;
  for (const { all, grown } of tables.values()) {
    if (all === 1) cost += weights.loner;
    if (grown === 0) cost += weights.childAlone * all;
  }
  return cost;
};

/** Returns the cost of a group that belongs together. A household is seated whole or not at all. */
export const bondCost = (bond: Bond): number =>
  spreadCost(bond) + (bond.kind === 'household' ? partedCost(bond.people) : 0);

/** Returns the cost of a whole plan; only differences have a meaning. */
export const roomCost = ({ people, spots, bonds }: Room): number =>
  spots.reduce((sum, spot) => sum + spotCost(spot), 0) +
  bonds.reduce((sum, bond) => sum + bondCost(bond), 0) +
  people.filter(({ spot }) => spot === null).length * weights.unseated;

/** One person's move in a step of the search. */
export interface SeatMove {
  person: SearchPerson;
  to: Spot | null;
}

const costAround = (spots: ReadonlySet<Spot>, bonds: ReadonlySet<Bond>): number => {
  let cost = 0;
  for (const spot of spots) cost += spotCost(spot);
  for (const bond of bonds) cost += bondCost(bond);
  return cost;
};

/** Makes moves and returns the change of the plan's cost, calculated from the affected tables and groups only. */
export const makeMoves = (moves: readonly SeatMove[]): number => {
  const spots = new Set<Spot>();
  const bonds = new Set<Bond>();
  let seatless = 0;
  for (const { person, to } of moves) {
    if (person.spot !== null) spots.add(person.spot);
    if (to !== null) spots.add(to);
    for (const bond of person.bonds) bonds.add(bond);
    seatless += (to === null ? 1 : 0) - (person.spot === null ? 1 : 0);
  }
  const before = costAround(spots, bonds);
  for (const { person, to } of moves) sit(person, to);
  return costAround(spots, bonds) - before + seatless * weights.unseated;
};

/** Returns the moves that undo these. It must be called before they are made. */
export const wayBack = (moves: readonly SeatMove[]): SeatMove[] =>
  moves.map(({ person }) => ({ person, to: person.spot }));
