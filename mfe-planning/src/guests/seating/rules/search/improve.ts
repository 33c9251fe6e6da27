import { seatHousehold, type Unit, unitsOf } from './arrange';
import { makeMoves, roomCost, type SeatMove, wayBack } from './cost';
import { freeAt, type Room, type Spot } from './room';

/** Number of steps of a search: about half a second for 300 guests, and the same on every device. */
export const mostSteps = 60_000;

interface Budget {
  steps: number;
}

const isBetter = (moves: readonly SeatMove[], budget: Budget): boolean => {
  budget.steps -= 1;
  const back = wayBack(moves);
  if (makeMoves(moves) < -1e-6) return true;
  makeMoves(back);
  return false;
};

const moveTo = (unit: Unit, to: Spot | null): SeatMove[] =>
  unit.filter(({ spot }) => spot !== to).map((person) => ({ person, to }));

const relocate = (room: Room, unit: Unit, budget: Budget): boolean => {
  let isChanged = false;
  for (const spot of room.spots) {
    const moves = moveTo(unit, spot);
    if (budget.steps <= 0 || moves.length === 0 || freeAt(spot) < moves.length) continue;
    if (isBetter(moves, budget)) isChanged = true;
  }
  return isChanged;
};

const spotOf = (unit: Unit): Spot | null | undefined => {
  const [first] = unit;
  return first !== undefined && unit.every(({ spot }) => spot === first.spot) ? first.spot : undefined;
};

/**
 * Units that are whole households: only they gain or lose seats, so that no household is split between seated and
 * unseated.
 */
type WholeHouseholds = ReadonlySet<Unit>;

const fits = (spot: Spot | null, coming: Unit, going: Unit): boolean =>
  spot === null || freeAt(spot) + going.length >= coming.length;

/** Exchanges the places of two units; one of them may be unseated if both are whole households. */
const exchange = (a: Unit, b: Unit, whole: WholeHouseholds, budget: Budget): boolean => {
  const [atA, atB] = [spotOf(a), spotOf(b)];
  if (atA === undefined || atB === undefined || atA === atB || budget.steps <= 0) return false;
  if ((atA === null || atB === null) && !(whole.has(a) && whole.has(b))) return false;
  if (!fits(atA, b, a) || !fits(atB, a, b)) return false;
  return isBetter([...moveTo(a, atB), ...moveTo(b, atA)], budget);
};

const exchangeAll = (units: readonly Unit[], whole: WholeHouseholds, budget: Budget): boolean => {
  let isChanged = false;
  for (const [index, a] of units.entries())
    for (const b of units.slice(index + 1)) if (exchange(a, b, whole, budget)) isChanged = true;
  return isChanged;
};

/**
 * Moves a household to a table from which the smallest household that makes enough room leaves for a table where it
 * fits.
 */
const displace = (room: Room, units: readonly Unit[], budget: Budget): boolean => {
  let isChanged = false;
  for (const unit of units)
    for (const other of units) {
      const at = spotOf(other);
      if (at === undefined || at === null || other === unit || spotOf(unit) === at || budget.steps <= 0) continue;
      if (!fits(at, unit, other) || unit.some(({ spot }) => spot === at)) continue;
      const elsewhere = room.spots.find((spot) => spot !== at && freeAt(spot) >= other.length);
      if (elsewhere !== undefined && isBetter([...moveTo(other, elsewhere), ...moveTo(unit, at)], budget))
        isChanged = true;
    }
  return isChanged;
};

const hasNone = (unit: Unit): boolean => unit.every(({ spot }) => spot === null);

/** Seats whole households for which seats became free. */
const seatMore = (room: Room, households: readonly Unit[]): boolean => {
  let isChanged = false;
  for (const unit of households) if (hasNone(unit) && seatHousehold(room.spots, unit)) isChanged = true;
  return isChanged;
};

/** Cost of a swap in steps: it examines the whole room. */
const stepsOfSwap = 30;

/** Gives the seats of one household to another without seats, and fills the rest with households that fit. */
const swapIn = (room: Room, households: readonly Unit[], budget: Budget): boolean => {
  const everybody = households.flat();
  for (const coming of households.filter(hasNone))
    for (const going of households) {
      if (budget.steps <= 0) return false;
      if (hasNone(going)) continue;
      budget.steps -= stepsOfSwap;
      const [before, back] = [roomCost(room), everybody.map((person): SeatMove => ({ person, to: person.spot }))];
      makeMoves(moveTo(going, null));
      seatHousehold(room.spots, coming);
      seatMore(room, households);
      if (roomCost(room) < before - 1e-6) return true;
      makeMoves(back);
    }
  return false;
};

const distinct = (units: readonly Unit[]): Unit[] => {
  const seen = new Set<string>();
  return units.filter((unit) => {
    const key = unit.map(({ guest }) => guest.id).join('\n');
    return !seen.has(key) && seen.add(key);
  });
};

/** Moves, exchanges and displaces until nothing improves or the budget of steps is used up. */
export const improve = (room: Room, steps: number = mostSteps): void => {
  const budget = { steps };
  const { clusters, households, singles } = unitsOf(room);
  const units = distinct([...clusters, ...households]);
  const all = distinct([...units, ...singles]);
  const whole = new Set(units);
  const mayGain = (unit: Unit): boolean => whole.has(unit) || !hasNone(unit);
  for (let isChanged = true; isChanged && budget.steps > 0;) {
    isChanged = false;
    for (const unit of all) if (mayGain(unit) && relocate(room, unit, budget)) isChanged = true;
    if (seatMore(room, households)) isChanged = true;
    if (exchangeAll(units, whole, budget)) isChanged = true;
    if (!isChanged)
      isChanged = displace(room, units, budget) || exchangeAll(all, whole, budget) || swapIn(room, households, budget);
  }
};
