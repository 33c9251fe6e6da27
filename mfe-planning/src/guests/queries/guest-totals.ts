import { useAccess, useHost } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import {
  increment,
  type Firestore,
  type FirestoreWrite,
  type Identified,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import { guestTotals, totalsOfGuests, type GuestTotals } from '@posy/shared-contracts/rules';
import { useEffect } from 'react';
import { keepLater, type Commit } from '#plan/edits/keep-later';

const fields = ['count', 'evening', 'attending', 'declined'] as const satisfies readonly (keyof GuestTotals)[];

const onWedding = (weddingId: string, entries: readonly (readonly [string, unknown])[]): FirestoreWrite => ({
  kind: 'update',
  collection: collections.weddings(),
  id: weddingId,
  data: Object.fromEntries(entries.map(([field, value]) => [`guests.${field}`, value])),
});

/** Adds to the wedding's totals, in the same commit as the guests; nothing where nothing changes. */
export const totalsWrites = (weddingId: string, change: GuestTotals): FirestoreWrite[] => {
  const changed = fields.filter((field) => change[field] !== 0);
  return changed.length === 0
    ? []
    : [
        onWedding(
          weddingId,
          changed.map((field) => [field, increment(change[field])]),
        ),
      ];
};

/** Whether the wedding says of its guests what a count of them says. */
export const saysSame = ({ guests }: Pick<Wedding, 'guests'>, totals: GuestTotals): boolean =>
  fields.every((field) => (guests[field] ?? 0) === totals[field]);

const recount = async (
  firestore: Firestore,
  commit: Commit,
  { weddingId, counted }: { weddingId: string; counted: GuestTotals | null },
): Promise<void> => {
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || (counted !== null && saysSame(wedding, counted))) return;
  const totals = totalsOfGuests(await firestore.read({ collection: collections.guests(weddingId) }));
  if (guestTotals(wedding) !== null && saysSame(wedding, totals)) return;
  const write = onWedding(
    weddingId,
    fields.map((field) => [field, totals[field]]),
  );
  await commit([write]);
};

/**
 * Writes the totals to the wedding as they are counted from the server's list, 1.5 s after the last call and when the
 * wedding differs by then. `counted` is what this page counted; null when it has no list.
 */
export const keepGuestTotals = (host: MountProps, weddingId: string, counted: GuestTotals | null): void =>
  keepLater(host, { feature: 'guest-totals', of: weddingId, after: checklistConstants.totalsWriteDelayMs }, (commit) =>
    recount(host.firestore, commit, { weddingId, counted }),
  );

/**
 * The wedding's guests in figures, without their list. Null while they were never counted; whoever may edit them has
 * them counted once.
 */
export const useGuestTotals = (wedding: Identified<Wedding>): GuestTotals | null => {
  const host = useHost();
  const mayEdit = useAccess('guests') === 'edit';
  const totals = guestTotals(wedding);
  const isUnknown = totals === null;
  useEffect(() => {
    if (isUnknown && mayEdit) keepGuestTotals(host, wedding.id, null);
  }, [host, isUnknown, mayEdit, wedding.id]);
  return totals;
};
