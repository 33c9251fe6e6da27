import { type Guest, invitedParts } from '#entities/guests/guest';
import { audienceOf, type WeddingEvent } from '#entities/guests/wedding-event';

/** A guest as far as events ask for them; `id` is the guest's. */
export type InvitedGuest = Pick<Guest, 'head' | 'invitationType'> & { id: string };

/** The id of a guest's household: that of its head. */
export const householdOf = ({ id, head }: Pick<InvitedGuest, 'id' | 'head'>): string => head ?? id;

/** Returns true when a guest is asked to an event: everybody, those of its parts, or the chosen households. */
export const isInvitedTo = (event: Pick<WeddingEvent, 'audience'>, guest: InvitedGuest): boolean => {
  const { kind, parts, households } = audienceOf(event);
  if (kind === 'everyone') return true;
  if (kind === 'households') return Object.hasOwn(households, householdOf(guest));
  return invitedParts[guest.invitationType].some((part) => parts.includes(part));
};
