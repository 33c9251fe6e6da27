import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError, type MountProps, serverTime } from '@posy/shared-contracts/mount-props';

type About = Pick<EventPayload<'enquiry.closed'>, 'weddingId' | 'supplierId'>;
type Fields = Partial<Pick<ShortlistedSupplier, 'askingEnded' | 'holdUntil'>>;

/** Notes it with the couple's entry. Who may not edit the list leaves it to the page of somebody who may. */
const note = async ({ firestore }: MountProps, { weddingId, supplierId }: About, fields: Fields): Promise<void> => {
  const shortlist = collections.shortlist(weddingId);
  try {
    const entry = await firestore.readDocument(shortlist, supplierId);
    if (entry === null || (entry.askingEnded ?? null) === fields.askingEnded) return;
    const data = { ...fields, updatedAt: serverTime() };
    await firestore.commit([{ kind: 'update', collection: shortlist, id: supplierId, data }], { byItself: true });
  } catch (error) {
    if (!(error instanceof FirestoreError && error.failure === 'permission-denied')) throw error;
  }
};

/** A conversation ended: the list says why, and nobody keeps the couple's day any more. */
export const noteEnded = (host: MountProps, ended: EventPayload<'enquiry.closed'>): Promise<void> =>
  note(host, ended, { askingEnded: ended.reason, holdUntil: null });

/** It goes on. */
export const noteGoesOn = (host: MountProps, again: EventPayload<'enquiry.reopened'>): Promise<void> =>
  note(host, again, { askingEnded: null });
