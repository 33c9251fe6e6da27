import { taskNameLength } from '@posy/shared-contracts/constants';
import type { DoneReason } from '@posy/shared-contracts/entities';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { bookingTasks } from '../rules/booking-tasks';

/** An action that completes tasks by itself, with what is said about it. */
export interface Cause {
  reason: DoneReason;
  /** Whom or what it was about; null where the action says it all. */
  name: string | null;
  /** Keys of the tasks that it completes. */
  keys: readonly string[];
  /** It settles the tasks alone: their steps are still to be done. */
  leavesSteps?: boolean;
}

const always = (reason: DoneReason, key: string) => (): Cause => ({ reason, name: null, keys: [key] });

/** An answer settles what it answers: a date is chosen, though nobody was asked yet whether they can come. */
const answer = (reason: DoneReason, key: string) => (): Cause => ({ ...always(reason, key)(), leavesSteps: true });

/** Every pair of section 4, "Auto-completion of checklist items", and what else an action settles. */
export const causes = {
  'collaborator.invited': always('collaborator-invited', 'invite-your-partner'),
  'guest.added': always('guest-added', 'start-guest-list'),
  'budget.initialised': always('budget-initialised', 'outline-your-budget'),
  'note.saved': always('note-saved', 'start-saving-notes'),
  'guestlist.exported': always('guestlist-exported', 'finalise-and-export'),
  'website.published': always('website-published', 'create-your-wedding-website'),
  'supplier.booked': ({ supplierName, supplierType }) => ({
    reason: 'supplier-booked',
    name: supplierName.slice(0, taskNameLength),
    keys: bookingTasks(supplierType),
  }),
} as const satisfies { [N in EventName]?: (payload: EventPayload<N>) => Cause };

/** Answers of the profile and of onboarding that settle tasks: nothing is asked that was answered. */
export const answers = {
  'wedding.date-changed': answer('date-chosen', 'choose-your-date'),
  'wedding.location-changed': answer('place-chosen', 'decide-where-to-celebrate'),
  'wedding.guests-estimated': answer('guests-estimated', 'agree-on-a-guest-limit'),
  'onboarding.venue-answered': ({ booked, venue }) => ({
    reason: venue === null ? 'venue-answered' : 'supplier-booked',
    name: venue?.name.slice(0, taskNameLength) ?? null,
    keys: booked ? bookingTasks('venues') : [],
  }),
} as const satisfies { [N in EventName]?: (payload: EventPayload<N>) => Cause };
