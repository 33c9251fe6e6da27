import { taskNameLength } from '@posy/shared-contracts/constants';
import type { DoneReason } from '@posy/shared-contracts/entities';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { bookingTasks } from '@posy/shared-contracts/rules';

/** An action that completes tasks, with the reason that their rows show. */
export interface Cause {
  reason: DoneReason;
  /** Name of the person or supplier that the action was about; null when the reason needs none. */
  name: string | null;
  /** Keys of the tasks that the action completes. */
  keys: readonly string[];
  /** Completes the tasks but not their steps, which are still to be done. */
  leavesSteps?: boolean;
}

const always = (reason: DoneReason, key: string) => (): Cause => ({ reason, name: null, keys: [key] });

/**
 * An answer completes its task but not the steps: a date is chosen although nobody was asked yet whether they can come.
 */
const answer = (reason: DoneReason, key: string) => (): Cause => ({ ...always(reason, key)(), leavesSteps: true });

/** Every pair of section 4, "Auto-completion of checklist items", and further actions that complete tasks. */
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

/** Answers of the profile and of onboarding that complete tasks, so that no task asks again. */
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
