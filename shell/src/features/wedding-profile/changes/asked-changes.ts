import type { Wedding } from '@posy/shared-contracts/entities';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import type { ProfileChange } from './profile-changes';

/** A change that is asked about first: what hangs on the state before, once there is one. */
export type AskedChange = Extract<WeddingChange, { kind: 'place' | 'guests' }>;

const askedPlace = (from: Wedding['location'], to: Wedding['location']): AskedChange[] =>
  from === null || from.name === to?.name ? [] : [{ kind: 'place', from, to }];

const askedGuests = (from: number | null, to: number | null): AskedChange[] =>
  from === null || from === to ? [] : [{ kind: 'guests', from, to }];

/** What is asked about before the profile's changes are saved: another place, and another number of guests. */
export const askedChanges = (wedding: Wedding, changes: readonly ProfileChange[]): AskedChange[] =>
  changes.flatMap((change) => {
    if (change.kind === 'location') return askedPlace(wedding.location, change.location);
    return change.kind === 'guests' ? askedGuests(wedding.guests.estimate ?? null, change.estimate) : [];
  });
