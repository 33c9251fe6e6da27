import type { Guest } from '@posy/shared-contracts/entities';

/** How many guests come, cannot, and have still to say. */
export interface Replies {
  attending: number;
  declined: number;
  pending: number;
}

/** What a guest has said: coming to anything is coming; who declined all that they answered cannot. */
export const replyOf = ({ rsvp }: Pick<Guest, 'rsvp'>): keyof Replies => {
  const answers = Object.values(rsvp);
  if (answers.includes('attending')) return 'attending';
  return answers.includes('declined') && !answers.includes('pending') ? 'declined' : 'pending';
};

/** Counts the guests by what they said; the parts add up to all of them. */
export const countReplies = (guests: readonly Pick<Guest, 'rsvp'>[]): Replies => {
  const replies: Replies = { attending: 0, declined: 0, pending: 0 };
  for (const guest of guests) replies[replyOf(guest)] += 1;
  return replies;
};
