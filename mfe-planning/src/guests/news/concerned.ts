import type { EventAudience, Guest } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { isInvitedTo } from '@posy/shared-contracts/rules';

type InvitedGuest = Pick<Identified<Guest>, 'id' | 'head' | 'invitationType' | 'rsvp'>;

/** A change to an event of the website; a deleted event has only its id. */
export type EventNews =
  | { kind: 'added'; eventId: string; audience: EventAudience }
  | { kind: 'changed'; eventId: string }
  | { kind: 'removed'; eventId: string };

/**
 * Counts the guests whom a change concerns: those invited to a new event, those who answered a changed event, and those
 * who would have come to a deleted one.
 */
export const concernedBy = (news: EventNews, guests: readonly InvitedGuest[]): number => {
  if (news.kind === 'added') return guests.filter((guest) => isInvitedTo(news, guest)).length;
  const answers = guests.map(({ rsvp }) => rsvp[news.eventId] ?? 'pending');
  return answers.filter((answer) => (news.kind === 'changed' ? answer !== 'pending' : answer === 'attending')).length;
};
