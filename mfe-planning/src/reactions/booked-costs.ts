import { isStillBooked } from '@posy/remote-kit';
import { comes, quoteComes } from './booked/booking-comes';
import { goes, isBookedAgain } from './booked/booking-goes';
import { takenBackFollower } from './booked/taken-back';
import type { ReactionTable } from './reaction';

/**
 * The agreed price of a supplier and its payments are in the budget while the supplier is booked. Both can be undone. An
 * event may come late, so each looks at the booking as it is now.
 */
export const bookedCostReactions: ReactionTable = {
  'supplier.booked': async (host, booking) => {
    if (await isStillBooked(host, booking)) await comes(host, booking);
  },
  // A price that the couple took from a conversation is written where the booking will look for it.
  'quote.received': quoteComes,
  'supplier.unbooked': async (host, left) => {
    if (!(await isBookedAgain(host, left))) await goes(host, left, { left, mayStandAgain: true });
  },
  // The event is published on the device that removed the booking; other devices read it from the wedding's documents.
  'today-task.init': async (host, plan) => takenBackFollower(host).start(host, plan),
  'today-task.stop': async (host, plan) => takenBackFollower(host).stop(host, plan),
  'supplier.removed': (host, about) => goes(host, about, { left: { price: null }, mayStandAgain: false }),
  // An ignored supplier costs nothing, even with a price.
  'supplier.ignored': (host, about) => goes(host, about, { left: { price: null }, mayStandAgain: false }),
};
