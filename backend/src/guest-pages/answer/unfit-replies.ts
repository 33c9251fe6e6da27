import { mergeReplies, replyTo } from '@posy/shared-contracts/rules';
import { type GuestInvitation, type InvitedPerson } from '../frame/guest-dates';
import { type GuestWords } from '../words/guest-words';

type Question = GuestInvitation['questions'][number];
type Replies = InvitedPerson['replies'];

/**
 * Returns the reply that a page shows again after a refusal. One that a question does not offer would be refused each time: the
 * stored one takes its place.
 */
export const replyShownAgain = ({ id, kind, choices }: Question, typed: Replies, stored: Replies): string => {
  const reply = replyTo(typed, id);
  return kind === 'choice' && !choices.includes(reply) && reply !== '' ? replyTo(stored, id) : reply;
};

/** Returns what a page says about replies that were refused, question by question; null where all of them fit. */
export const wordsOfUnfit = (
  { questions, people }: GuestInvitation,
  said: Readonly<Record<string, { events: InvitedPerson['answers']; replies: Replies }>>,
  words: GuestWords,
): string | null => {
  const unfit = questions.filter((question) =>
    people.some(({ id, replies: last }) => {
      const own = said[id];
      return own !== undefined && mergeReplies([question], own.events, { said: own.replies, last }) === null;
    }),
  );
  const lines = unfit.map(({ kind, words: asked }) =>
    kind === 'number' ? words.numberWanted(asked) : words.choiceChanged(asked),
  );
  return lines.length === 0 ? null : lines.join(' ');
};
