import { readEntry } from '@posy/remote-kit';
import { shortlistStateOf } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps, ReactionsModule } from '@posy/shared-contracts/mount-props';
import { followConversations } from '#talk/follow-conversations';

type Booking = Pick<EventPayload<'supplier.booked'>, 'weddingId' | 'supplierId' | 'supplierType' | 'closesOthers'>;

/**
 * A booking closes the category's other conversations unless the couple decided otherwise; its undo reopens them. An
 * event that came late says nothing: the supplier was booked, or unbooked, again meanwhile.
 */
const followBooking = async (host: MountProps, booking: Booking, isBooked: boolean): Promise<void> => {
  const { weddingId, supplierId, supplierType, closesOthers = true } = booking;
  if (isBooked && !closesOthers) return;
  const entry = await readEntry(host, booking);
  const isBookedNow = entry != null && shortlistStateOf(entry) === 'booked';
  if (entry !== undefined && isBookedNow !== isBooked) return;
  await host.api.call('followBooking', { params: { weddingId }, body: { supplierId, supplierType, isBooked } });
};

/**
 * The inbox's part without a screen: it keeps the unread mark in the header correct on every screen, publishes closed
 * conversations, and closes those that a booking made unnecessary. A failed call rejects, so that the event is
 * delivered again.
 */
export const createReactions: ReactionsModule['createReactions'] = (host) => {
  const follow = followConversations(host);
  return {
    'session.changed': (payload) => follow((payload as EventPayload<'session.changed'>).uid),
    'supplier.booked': (payload) => followBooking(host, payload as EventPayload<'supplier.booked'>, true),
    'supplier.unbooked': (payload) => followBooking(host, payload as EventPayload<'supplier.unbooked'>, false),
  };
};
