import type { EventAudience, Guest } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { isInvitedTo } from '@posy/shared-contracts/rules';

type Asked = Pick<Identified<Guest>, 'id' | 'head' | 'invitationType' | 'rsvp'>;

/** What became of an event of the website; one that is gone is known by its id alone. */
export type EventNews =
  | { kind: 'added'; eventId: string; audience: EventAudience }
  | { kind: 'changed'; eventId: string }
  | { kind: 'removed'; eventId: string };

/** How many guests it matters to: who is asked to what is new, who answered what is now another, and who would have come. */
export const concernedBy = (news: EventNews, guests: readonly Asked[]): number => {
  if (news.kind === 'added') return guests.filter((guest) => isInvitedTo(news, guest)).length;
  const answers = guests.map(({ rsvp }) => rsvp[news.eventId] ?? 'pending');
  return answers.filter((answer) => (news.kind === 'changed' ? answer !== 'pending' : answer === 'attending')).length;
};
