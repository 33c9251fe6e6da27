import { groupBy, type SeatingGuest, type SeatingPlan, type Table, type Wish } from './seating-plan';

/**
 * The state of a wish: met, broken by the seats of its guests, open while one of them has no seat, or idle because too
 * few of them come.
 */
export type WishState = 'met' | 'broken' | 'open' | 'idle';

const areTogether = (seated: readonly SeatingGuest[]): boolean => new Set(seated.map(({ table }) => table)).size <= 1;

const areApart = (seated: readonly SeatingGuest[]): boolean =>
  [...groupBy(seated, ({ table }) => table).values()].every(({ length }) => length === 1);

const rule = (kind: Wish['kind'], tables: ReadonlyMap<string, Table>) => {
  const all = (holds: (table: Table) => boolean) => (seated: readonly SeatingGuest[]) =>
    seated.every(({ table }) => table !== null && holds(tables.get(table) as Table));
  switch (kind) {
    case 'together':
      return { least: 2, isMet: areTogether };
    case 'apart':
      return { least: 2, isMet: areApart };
    case 'step-free':
      return { least: 1, isMet: all(({ stepFree }) => stepFree) };
    case 'quiet':
      return { least: 1, isMet: all(({ quiet }) => quiet) };
  }
};

/** Returns the state of each wish, by its id. Guests who do not come and deleted tables are ignored. */
export const wishStates = ({ guests, tables, wishes }: SeatingPlan): Map<string, WishState> => {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  const byId = new Map(tables.map((table) => [table.id, table]));
  const stateOf = (wish: Wish): WishState => {
    const present = wish.guests.flatMap((id) => known.get(id) ?? []);
    const seated = present.filter(({ table }) => table !== null && byId.has(table));
    const { least, isMet } = rule(wish.kind, byId);
    if (present.length < least) return 'idle';
    if (!isMet(seated)) return 'broken';
    return seated.length === present.length ? 'met' : 'open';
  };
  return new Map(wishes.map((wish) => [wish.id, stateOf(wish)]));
};
