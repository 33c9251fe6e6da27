import { useLive, useReading } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { SeatingTable, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { type InvitedEvent, invitedEvents } from '../rules/invited-events';

/** Returns the events that guests answer, and whether they are still loading; until then only the main one. */
export const useAwaitedEvents = (
  wedding: Identified<Wedding>,
): { events: readonly [InvitedEvent, ...InvitedEvent[]]; isWaiting: boolean } => {
  const live = useLive({ collection: collections.events(wedding.id) });
  const { value } = live;
  const { state, isKnown } = useReading(live, false);
  const events = useMemo(() => invitedEvents(wedding, value ?? []), [wedding, value]);
  return { events, isWaiting: !isKnown && state !== 'failed' };
};

/** Returns the events that guests answer; only the main one while they are loading. */
export const useInvitedEvents = (wedding: Identified<Wedding>): readonly [InvitedEvent, ...InvitedEvent[]] =>
  useAwaitedEvents(wedding).events;

const noTables: readonly Identified<SeatingTable>[] = [];

/** The tables, and their names by id. */
export const useTables = (
  weddingId: string,
): { tables: readonly Identified<SeatingTable>[]; names: ReadonlyMap<string, string> } => {
  const { value } = useLive<SeatingTable>({ collection: collections.tables(weddingId) });
  const tables = value ?? noTables;
  return useMemo(() => ({ tables, names: new Map(tables.map(({ id, name }) => [id, name])) }), [tables]);
};
