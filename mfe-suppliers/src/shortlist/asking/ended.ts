import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import { type MountProps, serverTime } from '@posy/shared-contracts/mount-props';
import { whereAllowed } from './where-allowed';

type EndedEnquiry = Pick<EventPayload<'enquiry.closed'>, 'weddingId' | 'supplierId'>;
type EndedFields = Partial<Pick<ShortlistedSupplier, 'askingEnded' | 'holdUntil'>>;

/** Writes to the couple's entry. When this member may not edit the list, the page of a member who may does it. */
const note = async (
  { firestore }: MountProps,
  { weddingId, supplierId }: EndedEnquiry,
  fields: EndedFields,
): Promise<void> => {
  const shortlist = collections.shortlist(weddingId);
  await whereAllowed(async () => {
    const entry = await firestore.readDocument(shortlist, supplierId);
    if (entry === null || (entry.askingEnded ?? null) === fields.askingEnded) return;
    const data = { ...fields, updatedAt: serverTime() };
    await firestore.commit([{ kind: 'update', collection: shortlist, id: supplierId, data }], { byItself: true });
  });
};

/** Saves the reason why a conversation was closed, and removes the hold. */
export const noteEnded = (host: MountProps, ended: EventPayload<'enquiry.closed'>): Promise<void> =>
  note(host, ended, { askingEnded: ended.reason, holdUntil: null });

/** Clears the reason when it is reopened. */
export const noteGoesOn = (host: MountProps, again: EventPayload<'enquiry.reopened'>): Promise<void> =>
  note(host, again, { askingEnded: null });
