import { search } from '../search/search';
import { compareText, groupBy, inTableOrder, type SeatingGuest, type SeatingPlan, type Table } from '../seating-plan';
import { wishStates } from '../wish-states';
import { type Reason, reasonsFor } from './reasons';

/** The guests of a household whom a proposal seats, with the reasons. */
export interface Placement {
  /** Id of the household. */
  household: string;
  guests: readonly { id: string; table: string }[];
  /** Ids of their tables; the table with most of them first. */
  tables: readonly string[];
  /** The most important first; never empty. */
  reasons: readonly Reason[];
}

/**
 * A household without seats: too few are free for all of it, or the free ones are at tables that one of them must
 * avoid. The household is not split in this case.
 */
export interface LeftOver {
  household: string;
  guests: readonly string[];
  why: 'full' | 'apart';
}

/** A first plan for every guest without a seat. */
export interface Proposal {
  placements: readonly Placement[];
  leftOver: readonly LeftOver[];
  /**
   * Number of further seats that would be enough for all guests without one, except those who must sit apart from
   * somebody.
   */
  missing: number;
  /**
   * The number of wishes it meets, of those about at least two guests who come, or about the seat of a guest who comes.
   */
  wishes: { met: number; of: number };
  /** Number of households spread over several tables. */
  split: number;
}

/** Returns the plan with the placements applied. */
export const withPlacements = (plan: SeatingPlan, placements: readonly Placement[]): SeatingPlan => {
  const tableOf = new Map(placements.flatMap(({ guests }) => guests.map(({ id, table }) => [id, table] as const)));
  return {
    ...plan,
    guests: plan.guests.map((guest) => ({ ...guest, table: tableOf.get(guest.id) ?? guest.table })),
  };
};

const tablesOf = (guests: readonly SeatingGuest[], tables: readonly Table[]): string[] => {
  const counts = groupBy(guests, ({ table }) => table);
  return tables
    .map(({ id }) => id)
    .filter((id) => counts.has(id))
    .sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0));
};

const placementsOf = (plan: SeatingPlan, after: SeatingPlan, isNew: (id: string) => boolean): Placement[] =>
  [
    ...groupBy(
      after.guests.filter(({ id }) => isNew(id)),
      ({ household }) => household,
    ),
  ].flatMap(([household, members]) => {
    const seated = members.filter(({ table }) => table !== null);
    if (seated.length === 0) return [];
    return [
      {
        household,
        guests: seated.map(({ id, table }) => ({ id, table: table as string })),
        tables: tablesOf(seated, inTableOrder(plan.tables)),
        reasons: reasonsFor(seated, plan, after),
      },
    ];
  });

const leftOverOf = (after: SeatingPlan): LeftOver[] => {
  const parted = new Set(after.wishes.filter(({ kind }) => kind === 'apart').flatMap(({ guests }) => guests));
  const open = after.guests.filter(({ table }) => table === null);
  return [...groupBy(open, ({ household }) => household)].map(([household, members]) => ({
    household,
    guests: members.map(({ id }) => id),
    why: members.some(({ id }) => parted.has(id)) ? 'apart' : 'full',
  }));
};

/** Returns the number of free seats; an overfull table has none. */
const freeSeats = ({ guests, tables }: SeatingPlan): number => {
  const taken = groupBy(guests, ({ table }) => table);
  return tables.reduce((sum, { id, seats }) => sum + Math.max(0, seats - (taken.get(id)?.length ?? 0)), 0);
};

const splitOf = ({ guests }: SeatingPlan, households: ReadonlySet<string>): number =>
  [
    ...groupBy(
      guests.filter(({ table }) => table !== null),
      ({ household }) => household,
    ),
  ].filter(([household, members]) => households.has(household) && new Set(members.map(({ table }) => table)).size > 1)
    .length;

/** Guests whose table was deleted on another device count as not seated. */
const settled = (plan: SeatingPlan): SeatingPlan => {
  const known = new Set(plan.tables.map(({ id }) => id));
  const guests = plan.guests.map((guest) => (known.has(guest.table ?? '') ? guest : { ...guest, table: null }));
  return { ...plan, guests: guests.sort((a, b) => compareText(a.id, b.id)) };
};

/**
 * Proposes a seat for every guest without one, with the reasons. No table gets more guests than it takes; a proposal
 * never seats guests at one table who must sit apart; seated guests stay.
 */
export const propose = (asked: SeatingPlan): Proposal => {
  const plan = settled(asked);
  const { tableOf } = search(plan);
  const after = { ...plan, guests: plan.guests.map((guest) => ({ ...guest, table: tableOf.get(guest.id) ?? null })) };
  const wasSeated = new Set(plan.guests.filter(({ table }) => table !== null).map(({ id }) => id));
  const placements = placementsOf(plan, after, (id) => !wasSeated.has(id));
  const states = [...wishStates(after).values()];
  const leftOver = leftOverOf(after);
  const waiting = leftOver.filter(({ why }) => why === 'full').flatMap(({ guests }) => guests).length;
  return {
    placements,
    leftOver,
    missing: waiting === 0 ? 0 : Math.max(1, waiting - freeSeats(after)),
    wishes: {
      met: states.filter((state) => state === 'met').length,
      of: states.filter((state) => state !== 'idle').length,
    },
    split: splitOf(after, new Set(placements.map(({ household }) => household))),
  };
};
