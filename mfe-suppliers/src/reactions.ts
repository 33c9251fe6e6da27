import { ApiError } from '@posy/shared-contracts';
import type { Reactions } from '@posy/shared-contracts/bus';
import { collections } from '@posy/shared-contracts/collections';
import type { EventPayload } from '@posy/shared-contracts/events';
import {
  type FirestoreWrite,
  type MountProps,
  type ReactionsModule,
  serverTime,
} from '@posy/shared-contracts/mount-props';
import { followLocation, forgetSearches } from '#search/location/location-reactions';
import { noteHold, noteQuote, noteVisit } from '#shortlist/answer-reactions';
import { noteEnded, noteGoesOn } from '#shortlist/asking/ended';
import { unreachedOf } from '#shortlist/asking/unreached';
import { whereAllowed } from '#shortlist/asking/where-allowed';
import { enquiredFields } from '#shortlist/rules/enquired-supplier';
import { createVenueOccasions } from '#shortlist/venue/asking/venue-occasions';
import { forgetRatings } from '#supplier/rules/rating-changes';

/** The event has no public id; a supplier that has left the directory meanwhile keeps its id instead. */
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
  const { syncCount } = await import('#shortlist/entries/use-shortlist-edits');
  syncCount(host, enquiry.weddingId);
};

/** It happens once for each wedding, so the code loads on demand. */
const noteVenue = async (host: MountProps, answer: EventPayload<'onboarding.venue-answered'>): Promise<void> => {
  const { noteVenueAnswer } = await import('#shortlist/venue/asking/named-venue');
  await noteVenueAnswer(host, answer);
};

/**
 * Has the server count what the plan says of a supplier, for its own figures. The server counts once for each wedding
 * until a booking is taken back, and a supplier of the couple's own has no figures.
 */
const countInPlan = async (
  { api }: MountProps,
  { weddingId, supplierId }: Pick<EventPayload<'supplier.booked'>, 'weddingId' | 'supplierId'>,
): Promise<void> => {
  try {
    await api.call('countInPlan', { body: { weddingId, supplierId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
  }
};

/** The events that open the venue popup. Source: S4-venue-trigger. */
const venueReactions = (venue: ReturnType<typeof createVenueOccasions>): Reactions => ({
  'budget.venue-amount-set': (payload) => venue.venueAmountSet(payload as EventPayload<'budget.venue-amount-set'>),
  'task.completed': (payload) => venue.taskCompleted(payload as EventPayload<'task.completed'>),
  'guestlist.exported': () => venue.guestListExported(),
  'navigation.changed': () => venue.wentElsewhere(),
  'open-items.changed': (payload) => venue.itemsOpened(payload as EventPayload<'open-items.changed'>),
  'venue-confirmation.requested': (payload) => venue.requested(payload as EventPayload<'venue-confirmation.requested'>),
});

/**
 * Updates the shortlist after an enquiry, the search after a move, and the venue popup. A failed write rejects, so that
 * the event is delivered again.
 */
export const createReactions: ReactionsModule['createReactions'] = (host) => {
  const venue = createVenueOccasions(host);
  return {
    'wedding.location-changed': (payload) => followLocation(payload as EventPayload<'wedding.location-changed'>),
    'wedding.country-changed': () => forgetSearches(),
    async 'enquiry.sent'(payload) {
      const enquiry = payload as EventPayload<'enquiry.sent'>;
      unreachedOf(host).change(enquiry.supplierId, false);
      await whereAllowed(() => noteEnquiry(host, enquiry));
      await venue.enquirySent(enquiry);
    },
    'supplier.shortlisted': (payload) => countInPlan(host, payload as EventPayload<'supplier.shortlisted'>),
    async 'supplier.booked'(payload) {
      const booking = payload as EventPayload<'supplier.booked'>;
      // Counted first: a count that fails has the event delivered again, and the venue asked for once more.
      await countInPlan(host, booking);
      await venue.supplierBooked(booking);
    },
    'supplier.unbooked': (payload) => countInPlan(host, payload as EventPayload<'supplier.unbooked'>),
    'enquiry.failed': (payload) =>
      unreachedOf(host).change((payload as EventPayload<'enquiry.failed'>).supplierId, true),
    'enquiry.closed': (payload) => noteEnded(host, payload as EventPayload<'enquiry.closed'>),
    'enquiry.reopened': (payload) => noteGoesOn(host, payload as EventPayload<'enquiry.reopened'>),
    'quote.received': (payload) => noteQuote(host, payload as EventPayload<'quote.received'>),
    'date.held': (payload) => noteHold(host, payload as EventPayload<'date.held'>),
    'visit.planned': (payload) => noteVisit(host, payload as EventPayload<'visit.planned'>),
    'onboarding.venue-answered': (payload) => noteVenue(host, payload as EventPayload<'onboarding.venue-answered'>),
    'review.saved': forgetRatings,
    'review.published': forgetRatings,
    'review.removed': forgetRatings,
    ...venueReactions(venue),
  };
};
