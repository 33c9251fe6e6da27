import type { Wedding } from '@posy/shared-contracts/entities';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import type { ProfileChange } from './profile-changes';

/** A change that needs a confirmation, because other data depends on the former state. */
export type AskedChange = Extract<WeddingChange, { kind: 'place' | 'guests' }>;

const askedPlace = (from: Wedding['location'], to: Wedding['location']): AskedChange[] =>
  from === null || from.name === to?.name ? [] : [{ kind: 'place', from, to }];

const askedGuests = (from: number | null, to: number | null): AskedChange[] =>
  from === null || from === to ? [] : [{ kind: 'guests', from, to }];

/** Returns the changes that need a confirmation: another place, and another number of guests. */
export const askedChanges = (wedding: Wedding, changes: readonly ProfileChange[]): AskedChange[] =>
  changes.flatMap((change) => {
    if (change.kind === 'location') return askedPlace(wedding.location, change.location);
    return change.kind === 'guests' ? askedGuests(wedding.guests.estimate ?? null, change.estimate) : [];
  });
