import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EventPayload } from '@posy/shared-contracts/events';
import {
  serverTime,
  type FirestoreWrite,
  type MountProps,
  type ReactionsModule,
} from '@posy/shared-contracts/mount-props';
import { followLocation, forgetSearches } from '#search/location/location-reactions';
import { noteHold, noteQuote, noteVisit } from '#shortlist/answer-reactions';
import { enquiredFields } from '#shortlist/rules/enquired-supplier';

/** The event does not carry the public id; a supplier that has left the directory meanwhile keeps its id instead. */
const publicIdOf = async ({ api }: MountProps, supplierId: string): Promise<string> => {
  try {
    return (await api.call('supplier', { params: { id: supplierId } })).publicId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return supplierId;
    throw error;
  }
};

const noteEnquiry = async (host: MountProps, enquiry: EventPayload<'enquiry.sent'>): Promise<void> => {
  const shortlist = collections.shortlist(enquiry.weddingId);
  const existing = await host.firestore.readDocument(shortlist, enquiry.supplierId);
  const publicId = existing?.publicId ?? (await publicIdOf(host, enquiry.supplierId));
  const fields = enquiredFields(existing, enquiry, publicId);
  if (fields === null) return;
  const note: FirestoreWrite = {
    kind: 'merge',
    collection: shortlist,
    id: enquiry.supplierId,
    data: { ...fields, updatedAt: serverTime() },
  };
  await host.firestore.commit([note], { byItself: true });
};

/** Keeps the shortlist in step with enquiries, and the search with the wedding's place. A failed read or write rejects, so that the event is delivered again. */
export const createReactions: ReactionsModule['createReactions'] = (host) => ({
  'wedding.location-changed': (payload) => followLocation(payload as EventPayload<'wedding.location-changed'>),
  'wedding.country-changed': () => forgetSearches(),
  'enquiry.sent': (payload) => noteEnquiry(host, payload as EventPayload<'enquiry.sent'>),
  'quote.received': (payload) => noteQuote(host, payload as EventPayload<'quote.received'>),
  'date.held': (payload) => noteHold(host, payload as EventPayload<'date.held'>),
  'visit.planned': (payload) => noteVisit(host, payload as EventPayload<'visit.planned'>),
});
