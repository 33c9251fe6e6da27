import { settle, type TestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { createReactions } from '#reactions';

type Booking = EventPayload<'supplier.unbooked'>;

/** Writes to the shortlist whether a supplier is booked, as the remote that publishes it does before. */
export const storeBooking = async (host: TestHost, booking: Booking, booked: boolean): Promise<void> => {
  const collection = collections.shortlist(booking.weddingId);
  const { supplierId: id, supplierName: name, supplierType: type, price } = booking;
  const fresh = { type, name, slug: '', publicId: id, shortlisted: true, enquired: false, ignored: false };
  const listed = await host.firestore.readDocument(collection, id);
  const { id: _id, ...data } = {
    ...{ ...fresh, customSupplier: false, updatedAt: '2026-11-01T10:00:00.000Z', ...listed, id },
    ...{ booked, state: booked ? 'booked' : 'unbooked', agreedPrice: booked ? price : null },
  };
  host.firestore.writeElsewhere([{ kind: 'set', collection, id, data }]);
};

/** Delivers an event to planning's reactions as the host's bus does, each with the events that follow from it. */
export const delivering = (host: TestHost) => {
  const reactions = createReactions(host);
  return async <N extends EventName>(event: N, payload: EventPayload<N>): Promise<void> => {
    await reactions[event]?.(payload, { id: event, producer: 'mfe-test', publishedAt: host.clock.now() });
    await settle();
  };
};

/** The same for an event whose cause is still true: a booking of which it tells is on the shortlist. */
export const publishing = (host: TestHost) => {
  const deliver = delivering(host);
  return async <N extends EventName>(event: N, payload: EventPayload<N>): Promise<void> => {
    if (event === 'supplier.booked' || event === 'supplier.unbooked')
      await storeBooking(host, payload as Booking, event === 'supplier.booked');
    await deliver(event, payload);
  };
};
