import { collections } from '@posy/shared-contracts/collections';
import { nativeConstants, supplierConstants } from '@posy/shared-contracts/constants';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { Entry } from '#shortlist/rules/entry';
import { asksByAddress, hasBookedAround, isOtherEnquiry, isVenueTask, type VenueTrigger } from '../rules/occasions';
import { isReminderDue } from '../rules/showing';
import { lastShown } from './stored';
import { venueAsks } from './venue-asks';

/** What follows an enquiry speaks first: the question about notifications, which this one then waits for. */
const afterEnquiryMs = 2 * nativeConstants.pushPromptDelayMs;

/** Asks once a sign-in whether the time has come to remind the couple. Source: S4-venue-trigger-05. */
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

/** Whether it is worth a look: one of a couple who has no venue yet. Helpers may not read the list. */
const isConcerned = ({ session }: MountProps): boolean => {
  const person = session.get();
  return person.status === 'signed-in' && person.role !== 'helper' && person.wedding?.bookings.venue === false;
};

/** Events that may mean that a couple has its venue, and the ask for the popup that they come to. Source: S4-venue-trigger. */
export const createVenueOccasions = (host: MountProps) => {
  const { bus, clock, firestore, location, telemetry } = host;
  const failed = (error: unknown): void => telemetry.error('venue-confirmation', error);
  // A moment later: a state is heard of while the reactions are still being made, and nobody listens yet.
  const ask = (trigger: VenueTrigger): void =>
    void clock.after(0, () => void bus.publish('venue-confirmation.requested', { trigger }).catch(failed));
  /** A list that cannot be read is no reason to have the event delivered again. */
  const askIf = async (
    weddingId: string,
    says: (entries: readonly Entry[]) => boolean,
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
    supplierBooked: ({ weddingId }: EventPayload<'supplier.booked'>): Promise<void> =>
      askIf(
        weddingId,
        hasBookedAround,
        () => void clock.after(supplierConstants.twoNonVenuePopupDelayMs, () => ask('two-non-venues')),
      ),
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
