import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps, ReactionsModule } from '@posy/shared-contracts/mount-props';
import { followConversations } from '#talk/follow-conversations';

type Booking = Pick<EventPayload<'supplier.booked'>, 'weddingId' | 'supplierId' | 'supplierType'>;

/** Who is booked has no rivals: the category's other conversations end, and come back with the booking's undo. */
const followBooking = async ({ api }: MountProps, booking: Booking, isBooked: boolean): Promise<void> => {
  const { weddingId, supplierId, supplierType } = booking;
  await api.call('followBooking', { params: { weddingId }, body: { supplierId, supplierType, isBooked } });
};

/**
 * The inbox's headless part: the unread mark in the header is right on every screen, conversations that end are published, and
 * bookings end those that nobody needs any more. A call that fails rejects, so that the event is delivered again.
 */
export const createReactions: ReactionsModule['createReactions'] = (host) => {
  const follow = followConversations(host);
  return {
    'session.changed': (payload) => follow((payload as EventPayload<'session.changed'>).uid),
    'supplier.booked': (payload) => followBooking(host, payload as EventPayload<'supplier.booked'>, true),
    'supplier.unbooked': (payload) => followBooking(host, payload as EventPayload<'supplier.unbooked'>, false),
  };
};
