import { comes, quoteComes } from './booked/booking-comes';
import { goes } from './booked/booking-goes';
import { takenBackFollower } from './booked/taken-back';
import type { ReactionTable } from './reaction';

/** What was agreed with a supplier, and when it is paid, stands in the budget as long as they are booked. Both can be undone. */
export const bookedCostReactions: ReactionTable = {
  'supplier.booked': comes,
  // A price that a couple took from a conversation stands where the booking will look for it.
  'quote.received': quoteComes,
  'supplier.unbooked': (host, left) => goes(host, left, { left, mayStandAgain: true }),
  // Published on the device that took it back; any other finds it in the wedding's documents.
  'today-task.init': async (host, plan) => takenBackFollower(host).start(host, plan),
  'today-task.stop': async (host, plan) => takenBackFollower(host).stop(host, plan),
  'supplier.removed': (host, about) => goes(host, about, { left: { price: null }, mayStandAgain: false }),
  // Who is set aside costs nothing, though they may have named a price.
  'supplier.ignored': (host, about) => goes(host, about, { left: { price: null }, mayStandAgain: false }),
};
