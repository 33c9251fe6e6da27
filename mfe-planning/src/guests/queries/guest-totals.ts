import { useAccess, useHost } from '@posy/remote-kit';
import { type Figures, saysFigures, syncWeddingFigures } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, type Identified, increment, type MountProps } from '@posy/shared-contracts/mount-props';
import { type GuestTotals, guestTotals, isFullyCounted, totalsOfGuests } from '@posy/shared-contracts/rules';
import { useEffect } from 'react';

const figuresOf = ({ count, evening, attending, declined, eveningDeclined }: GuestTotals): Figures => ({
  'guests.count': count,
  'guests.evening': evening,
  'guests.attending': attending,
  'guests.declined': declined,
  'guests.eveningDeclined': eveningDeclined,
});

/** Returns the writes that add to the wedding's totals, for the same commit as the guests; empty without a change. */
export const totalsWrites = (weddingId: string, change: GuestTotals): FirestoreWrite[] => {
  const changed = Object.entries(figuresOf(change)).filter(([, by]) => by !== 0);
  const data = Object.fromEntries(changed.map(([field, by]) => [field, increment(by)]));
  return changed.length === 0 ? [] : [{ kind: 'update', collection: collections.weddings(), id: weddingId, data }];
};

/** Returns true when the wedding's totals equal a count of its guests. */
export const saysSame = (wedding: Pick<Wedding, 'guests'>, totals: GuestTotals): boolean =>
  saysFigures(wedding, figuresOf(totals));

/**
 * Writes the totals of the server's list to the wedding, 1.5 s after the last call, if the wedding still differs.
 * `counted` is this page's count; null when it has no list.
 */
export const syncGuestTotals = (host: MountProps, weddingId: string, counted: GuestTotals | null): void =>
  syncWeddingFigures(host, {
    feature: 'guest-totals',
    weddingId,
    after: checklistConstants.totalsWriteDelayMs,
    async wanted(wedding) {
      if (counted !== null && saysSame(wedding, counted)) return null;
      const totals = totalsOfGuests(await host.firestore.read({ collection: collections.guests(weddingId) }));
      return isFullyCounted(wedding) && saysSame(wedding, totals) ? null : figuresOf(totals);
    },
  });

/**
 * Returns the totals of the wedding's guests without loading their list. Null while they were never counted; a member
 * who may edit guests then counts them once, as where one of the totals is missing.
 */
export const useGuestTotals = (wedding: Identified<Wedding>): GuestTotals | null => {
  const host = useHost();
  const mayEdit = useAccess('guests') === 'edit';
  const totals = guestTotals(wedding);
  const isUnknown = !isFullyCounted(wedding);
  useEffect(() => {
    if (isUnknown && mayEdit) syncGuestTotals(host, wedding.id, null);
  }, [host, isUnknown, mayEdit, wedding.id]);
  return totals;
};
