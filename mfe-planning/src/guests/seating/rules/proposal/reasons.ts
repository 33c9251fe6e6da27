import { groupBy, type SeatingGuest, type SeatingPlan, type Table, type Wish } from '../seating-plan';

/** The reason for a proposed table; the screen has the sentence. Guests and tables are ids. */
export type Reason =
  | { kind: 'asked-together'; guests: readonly string[] }
  | { kind: 'asked-apart'; guests: readonly string[] }
  /** A wish that could not be met. */
  | { kind: 'not-together'; guests: readonly string[] }
  | { kind: 'step-free' | 'quiet' | 'no-step-free' | 'no-quiet' }
  /** The rest of the household already sits there. */
  | { kind: 'household-there'; guests: readonly string[] }
  /** No table had seats for all of them. */
  | { kind: 'split'; size: number; widest: number; parts: readonly { table: string; count: number }[] }
  | { kind: 'same-category'; category: string; count: number }
  /** There was no wish, and none of them is left alone. */
  | { kind: 'whole-household'; count: number }
  | { kind: 'own-table' }
  | { kind: 'room'; free: number };

interface Case {
  members: readonly SeatingGuest[];
  plan: SeatingPlan;
  after: SeatingPlan;
}

const ids = (guests: readonly SeatingGuest[]): Set<string> => new Set(guests.map(({ id }) => id));

const wishesOf = ({ members, after }: Case, kind: Wish['kind']): SeatingGuest[] => {
  const here = ids(members);
  const named = after.wishes.filter((wish) => wish.kind === kind && wish.guests.some((id) => here.has(id)));
  const others = new Set(named.flatMap(({ guests }) => guests).filter((id) => !here.has(id)));
  return after.guests.filter(({ id }) => others.has(id));
};

const tablesAt = (members: readonly SeatingGuest[]): Set<string | null> => new Set(members.map(({ table }) => table));

const togetherReasons = (at: Case): Reason[] => {
  const there = tablesAt(at.members);
  const others = wishesOf(at, 'together');
  const near = others.filter(({ table }) => there.has(table));
  const far = others.filter(({ table }) => !there.has(table));
  return [
    ...(near.length > 0 ? [{ kind: 'asked-together' as const, guests: near.map(({ id }) => id) }] : []),
    ...(far.length > 0 ? [{ kind: 'not-together' as const, guests: far.map(({ id }) => id) }] : []),
  ];
};

const apartReasons = (at: Case): Reason[] => {
  const there = tablesAt(at.members);
  const others = wishesOf(at, 'apart').filter(({ table }) => table !== null && !there.has(table));
  return others.length > 0 ? [{ kind: 'asked-apart', guests: others.map(({ id }) => id) }] : [];
};

const needReasons = ({ members, after }: Case): Reason[] => {
  const tables = new Map<string | null, Table>(after.tables.map((table) => [table.id, table]));
  const needing = (kind: 'step-free' | 'quiet') => {
    const wished = new Set(after.wishes.filter((wish) => wish.kind === kind).flatMap(({ guests }) => guests));
    return members.filter(({ id }) => wished.has(id));
  };
  const reason = (kind: 'step-free' | 'quiet', holds: (table: Table | undefined) => boolean): Reason[] => {
    const people = needing(kind);
    if (people.length === 0) return [];
    return [{ kind: people.every(({ table }) => holds(tables.get(table))) ? kind : `no-${kind}` }];
  };
  return [
    ...reason('step-free', (table) => table?.stepFree === true),
    ...reason('quiet', (table) => table?.quiet === true),
  ];
};

const freeSeats = ({ guests, tables }: SeatingPlan): number[] => {
  const taken = groupBy(guests, ({ table }) => table);
  return tables.map(({ id, seats }) => Math.max(0, seats - (taken.get(id)?.length ?? 0)));
};

const householdReasons = ({ members, plan, after }: Case): Reason[] => {
  const parts = [...groupBy(members, ({ table }) => table)];
  if (parts.length > 1)
    return [
      {
        kind: 'split',
        size: members.length,
        widest: Math.max(0, ...freeSeats(plan)),
        parts: parts
          .map(([table, there]) => ({ table: table as string, count: there.length }))
          .sort((a, b) => b.count - a.count),
      },
    ];
  const here = ids(members);
  const rest = after.guests.filter(
    ({ id, household, table }) => household === members[0]?.household && table === members[0].table && !here.has(id),
  );
  return rest.length > 0 ? [{ kind: 'household-there', guests: rest.map(({ id }) => id) }] : [];
};

const companyReasons = ({ members, plan, after }: Case): Reason[] => {
  const [first] = members;
  if (first === undefined || tablesAt(members).size > 1) return [];
  const here = ids(members);
  const neighbours = after.guests.filter(({ id, table }) => table === first.table && !here.has(id));
  const alike = neighbours.filter(({ category }) => first.category !== '' && category === first.category);
  if (alike.length > 0) return [{ kind: 'same-category', category: first.category, count: alike.length }];
  const household = after.guests.filter(({ household: of }) => of === first.household);
  const isWhole = household.every(({ table }) => table === first.table);
  if (members.length > 1 && isWhole) return [{ kind: 'whole-household', count: members.length }];
  if (neighbours.length === 0) return [{ kind: 'own-table' }];
  const index = plan.tables.findIndex(({ id }) => id === first.table);
  return [{ kind: 'room', free: freeSeats(plan)[index] ?? 0 }];
};

/** Returns the reasons for a household's seats, wishes first; other facts are given only when there is no wish. */
export const reasonsFor = (members: readonly SeatingGuest[], plan: SeatingPlan, after: SeatingPlan): Reason[] => {
  const at = { members, plan, after };
  const wished = [...togetherReasons(at), ...apartReasons(at), ...needReasons(at), ...householdReasons(at)];
  return wished.length > 0 ? wished : companyReasons(at);
};
