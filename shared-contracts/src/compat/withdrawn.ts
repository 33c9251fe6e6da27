/**
 * Parts that left the contract without a higher version of it: no package of any release left, filled, wrote or read
 * them, so no older package can miss them. The key is the change as `surfaceFaults` words it; the value says how one
 * knows that nobody used the part. An entry is for good: a part of that name does not come back with another meaning.
 */
export const withdrawn: Readonly<Record<string, string>> = {
  'The slot supplier-profile.actions is gone':
    'No screen left it and no manifest filled it: a review is written in the slot of reviews.',
  'The slot inbox.about is gone':
    'No screen left it and no manifest filled it: a conversation’s own column says what the shortlist knows.',
  'The slot guest.answers is gone':
    'No screen left it and no manifest filled it: answers from the website become fields of the guest.',
  'The event invitation.sent is gone': 'It was only planned: no package published or handled it.',
  'The event rsvp.answered is gone': 'It was only planned: no package published or handled it.',
  'The event address.collected is gone': 'It was only planned: no package published or handled it.',
  'conversations/{id}/messages.deliveredAt is gone':
    'It was optional, the backend alone writes messages and never wrote it, and no screen read it.',
};
