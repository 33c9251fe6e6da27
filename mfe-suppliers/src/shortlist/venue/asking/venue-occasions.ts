import { collections } from '@posy/shared-contracts/collections';
import { nativeConstants, supplierConstants } from '@posy/shared-contracts/constants';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { asksByAddress, hasBookedAround, isOtherEnquiry, isVenueTask, type VenueTrigger } from '../rules/occasions';
import { isReminderDue } from '../rules/showing';
import { lastShown } from './stored';
import { venueAsks } from './venue-asks';

/** The question about notifications comes first after an enquiry, so this one waits for it. */
const afterEnquiryMs = 2 * nativeConstants.pushPromptDelayMs;

/** Checks once for each sign-in whether a reminder of the couple is due. Source: S4-venue-trigger-05. */
const followReminder = ({ session, clock }: MountProps, ask: (trigger: VenueTrigger) => void): void => {
  let askedOf: string | null = null;
  const consider = (): void => {
    const person = session.get();
    if (person.status === 'signed-out') askedOf = null;
    if (person.status !== 'signed-in' || person.wedding === null || askedOf === person.uid) return;
    askedOf = person.uid;
    if (isReminderDue(person, lastShown.read(), clock.now())) ask('reminder');
  };
  session.subscribe(consider);
  consider();
};

/** Returns true for a partner of a couple without a venue. Helpers may not read the list. */
const isConcerned = ({ session }: MountProps): boolean => {
  const person = session.get();
  return person.status === 'signed-in' && person.role !== 'helper' && person.wedding?.bookings.venue === false;
};

/** Turns events that suggest a booked venue into requests for the popup. Source: S4-venue-trigger. */
export const createVenueOccasions = (host: MountProps) => {
  const { bus, clock, firestore, location, telemetry } = host;
  const failed = (error: unknown): void => telemetry.error('venue-confirmation', error);
  // The delay lets the reactions finish starting: a state is received before anybody listens.
  const ask = (trigger: VenueTrigger): void =>
    void clock.after(0, () => void bus.publish('venue-confirmation.requested', { trigger }).catch(failed));
  /** A list that cannot be read must not cause the event to be delivered again. */
  const askIf = async (
    weddingId: string,
    says: (entries: readonly ShortlistEntry[]) => boolean,
    then: () => void,
  ): Promise<void> => {
    if (!isConcerned(host)) return;
    await firestore
      .read({ collection: collections.shortlist(weddingId) })
      .then((entries) => void (says(entries) && then()), failed);
  };
  followReminder(host, ask);
  let stopResting: () => void = () => undefined;
  return {
    venueAmountSet: ({ amount }: EventPayload<'budget.venue-amount-set'>): void =>
      void (amount.amount > 0 && ask('budget')),
    taskCompleted: ({ key }: EventPayload<'task.completed'>): void => void (isVenueTask(key) && ask('venue-task')),
    guestListExported: (): void => void (isConcerned(host) && ask('guest-list-export')),
    supplierBooked({ weddingId }: EventPayload<'supplier.booked'>): Promise<void> {
      // Read again after the delay: the booking may be undone by then.
      const askLater = (): void => void askIf(weddingId, hasBookedAround, () => ask('two-non-venues'));
      return askIf(
        weddingId,
        hasBookedAround,
        () => void clock.after(supplierConstants.twoNonVenuePopupDelayMs, askLater),
      );
    },
    enquirySent: (enquiry: EventPayload<'enquiry.sent'>): Promise<void> =>
      askIf(
        enquiry.weddingId,
        (entries) => isOtherEnquiry(enquiry, entries),
        () => void clock.after(afterEnquiryMs, () => ask('other-enquiry')),
      ),
    wentElsewhere: (): void => void (asksByAddress(location.get().search) && ask('url')),
    itemsOpened: ({ kinds }: EventPayload<'open-items.changed'>): void => {
      stopResting();
      if (kinds.length > 0) venueAsks.opened(kinds);
      else stopResting = clock.after(nativeConstants.promptRestMs, () => venueAsks.opened(kinds));
    },
    requested: ({ trigger }: EventPayload<'venue-confirmation.requested'>): void => venueAsks.ask(trigger),
  };
};
