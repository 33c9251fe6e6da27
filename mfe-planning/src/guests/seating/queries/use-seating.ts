import { useLive, useReading } from '@posy/remote-kit';
import type { SeatingScope } from '@posy/shared-contracts/rules';
import type { Hue } from '@posy/shared-ui';
import { useMemo } from 'react';
import type { GuestsOf } from '#guests/frame/guests-guard';
import { useGuestNames } from '#guests/names/guest-names';
import { useInvitedEvents } from '#guests/queries/guest-events';
import type { GuestItem } from '#guests/rules/guest-item';
import { type CrowdedTable, crowdedTables } from '../rules/crowded-tables';
import { guestsOfDay } from '../rules/guests-of-day';
import { householdHues } from '../rules/household-hues';
import { householdRims, type Rim } from '../rules/household-rims';
import { groupBy, inTableOrder, type SeatingGuest, type SeatingPlan, type Table } from '../rules/seating-plan';
import { type WishState, wishStates } from '../rules/wish-states';
import { tablesQuery, wishesQuery } from './seating-queries';

/** A loaded seating plan. */
export interface Seating {
  plan: SeatingPlan;
  /** In the order of the room. */
  tables: readonly Table[];
  /** Guests by the id of their table; under null the guests without a seat, including those whose table was deleted. */
  seated: ReadonlyMap<string | null, readonly SeatingGuest[]>;
  unseated: readonly SeatingGuest[];
  crowded: readonly CrowdedTable[];
  states: ReadonlyMap<string, WishState>;
  names: ReadonlyMap<string, string>;
  /** The colour of each household, in the room and in lists. */
  hues: ReadonlyMap<string, Hue>;
  /** The rim of each household's seats, which tells neighbours apart without colour. */
  rims: ReadonlyMap<string, Rim>;
  /** Every guest of the list, by id. */
  guests: ReadonlyMap<string, GuestItem>;
}

export type SeatingState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; seating: Seating };

const seatingOf = (plan: SeatingPlan, list: readonly GuestItem[], names: Seating['names']): Seating => {
  const tables = inTableOrder(plan.tables);
  const known = new Set(tables.map(({ id }) => id));
  const seated = groupBy(plan.guests, ({ table }) => (known.has(table ?? '') ? table : null));
  const guests = new Map(list.map((guest) => [guest.id, guest]));
  const latest = plan.guests.map(({ id, table }) => ({ id, table, updatedAt: guests.get(id)?.updatedAt ?? null }));
  const householdsAt = (table: string | null) => (seated.get(table) ?? []).map(({ household }) => household);
  const seats = tables.map(({ id }) => householdsAt(id));
  const hues = householdHues(seats, householdsAt(null));
  return {
    plan,
    tables,
    hues,
    rims: householdRims(seats, hues),
    seated,
    unseated: seated.get(null) ?? [],
    crowded: crowdedTables(plan.tables, latest),
    states: wishStates(plan),
    names,
    guests,
  };
};

/** The wedding's live tables, wishes and guests with a seat. */
export const useSeating = ({ wedding, list }: GuestsOf, scope: SeatingScope): SeatingState => {
  const tables = useLive(tablesQuery(wedding.id));
  const wishes = useLive(wishesQuery(wedding.id));
  const { isKnown } = useReading(tables, false);
  const names = useGuestNames(list.households);
  const [main] = useInvitedEvents(wedding);
  const seating = useMemo(() => {
    if (tables.value === null || wishes.value === null) return null;
    const guests = guestsOfDay(list.households, main.id, scope, names);
    return seatingOf({ guests, tables: tables.value, wishes: wishes.value }, list.guests, names);
  }, [tables.value, wishes.value, list, main.id, scope, names]);
  if (!isKnown && tables.value !== null) return { status: 'loading' };
  if (seating !== null) return { status: 'ready', seating };
  const failed = [tables, wishes].find(({ status }) => status === 'failed');
  return failed === undefined ? { status: 'loading' } : { status: 'failed', retry: failed.retry };
};
