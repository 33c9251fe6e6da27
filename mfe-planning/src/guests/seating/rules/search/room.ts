import { groupBy, inTableOrder, type SeatingGuest, type SeatingPlan, type Table } from '../seating-plan';

/** A guest in the search. A guest who was seated before is fixed and never moved. */
export interface SearchPerson {
  guest: SeatingGuest;
  spot: Spot | null;
  isFixed: boolean;
  bonds: Bond[];
  apart: Set<SearchPerson>;
  needsStepFree: boolean;
  needsQuiet: boolean;
}

/** A table and the people at it now. */
export interface Spot {
  table: Table;
  people: Set<SearchPerson>;
}

/** People who belong at one table: a household, or a wish. */
export interface Bond {
  kind: 'household' | 'together';
  people: readonly SearchPerson[];
}

/** The state that the search changes in place; it is not visible outside this folder. */
export interface Room {
  people: readonly SearchPerson[];
  spots: readonly Spot[];
  bonds: readonly Bond[];
}

const personOf = (guest: SeatingGuest): SearchPerson => ({
  guest,
  spot: null,
  isFixed: false,
  bonds: [],
  apart: new Set(),
  needsStepFree: false,
  needsQuiet: false,
});

const separate = (people: readonly SearchPerson[]): void => {
  for (const person of people) for (const other of people) if (other !== person) person.apart.add(other);
};

const applyWish = (
  kind: SeatingPlan['wishes'][number]['kind'],
  people: readonly SearchPerson[],
  bonds: Bond[],
): void => {
  if (kind === 'apart') separate(people);
  else if (kind === 'together') bonds.push({ kind, people });
  else for (const person of people) person[kind === 'quiet' ? 'needsQuiet' : 'needsStepFree'] = true;
};

const householdBonds = (people: readonly SearchPerson[]): Bond[] =>
  [...groupBy(people, ({ guest }) => guest.household).values()]
    .filter(({ length }) => length > 1)
    .map((members) => ({ kind: 'household', people: members }));

/** Returns the number of free seats at a table; below zero when two devices overfilled it. */
export const freeAt = ({ table, people }: Spot): number => table.seats - people.size;

/** Seats a person at a table, or removes their seat. */
export const sit = (person: SearchPerson, spot: Spot | null): void => {
  person.spot?.people.delete(person);
  spot?.people.add(person);
  person.spot = spot;
};

/** Makes the room of a plan; seated guests start at their tables. */
export const makeRoom = ({ guests, tables, wishes }: SeatingPlan): Room => {
  const spots = inTableOrder(tables).map((table) => ({ table, people: new Set<SearchPerson>() }));
  const spotOf = new Map(spots.map((spot) => [spot.table.id, spot]));
  const people = guests.map(personOf);
  const personById = new Map(people.map((person) => [person.guest.id, person]));
  for (const person of people) {
    const spot = spotOf.get(person.guest.table ?? '') ?? null;
    person.isFixed = spot !== null;
    sit(person, spot);
  }
  const bonds = householdBonds(people);
  for (const { kind, guests: ids } of wishes)
    applyWish(
      kind,
      [...new Set(ids)].flatMap((id) => personById.get(id) ?? []),
      bonds,
    );
  for (const bond of bonds) for (const person of bond.people) person.bonds.push(bond);
  return { people, spots, bonds };
};
