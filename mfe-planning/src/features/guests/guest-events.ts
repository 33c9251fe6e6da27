import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { SeatingTable, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { invitedEvents, type InvitedEvent } from '../../domain/guests/invited-events';

/** The events that guests answer to; while they are not known, the main one. */
export const useInvitedEvents = (wedding: Identified<Wedding>): readonly [InvitedEvent, ...InvitedEvent[]] => {
  const { value } = useLive({ collection: collections.events(wedding.id) });
  return useMemo(() => invitedEvents(wedding, value ?? []), [wedding, value]);
};

/** The names of the tables, by id. */
export const useTableNames = (weddingId: string): ReadonlyMap<string, string> => {
  const { value } = useLive<SeatingTable>({ collection: collections.tables(weddingId) });
  return useMemo(() => new Map((value ?? []).map(({ id, name }) => [id, name])), [value]);
};
