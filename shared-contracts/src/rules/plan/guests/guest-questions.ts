import type { GuestQuestion, PersonAnswer } from '#entities';

type Replies = NonNullable<PersonAnswer['replies']>;

/** A guest's answers by event; an open one is missing or `pending`. */
type EventAnswers = Readonly<Record<string, string>>;

/** Returns the questions that a guest with these answers is asked: of an event that they come to, or of any. */
export const questionsFor = <T extends Pick<GuestQuestion, 'event'>>(
  questions: readonly T[],
  events: EventAnswers,
): T[] =>
  questions.filter(({ event }) =>
    event === null ? Object.values(events).includes('attending') : events[event] === 'attending',
  );

/** Returns the reply to a question; empty while it is open. */
export const replyTo = (replies: Replies | undefined, questionId: string): string =>
  replies !== undefined && Object.hasOwn(replies, questionId) ? (replies[questionId] ?? '') : '';

const fits = ({ kind, choices }: GuestQuestion, reply: string): boolean => {
  if (kind === 'choice') return choices.includes(reply);
  return kind === 'text' || /^\d{1,2}$/.test(reply);
};

/**
 * Returns a guest's replies after an answer: a question that the answer leaves out keeps its reply, an empty reply is taken
 * back, and a question that the guest is not asked any more loses it. Replies to `unshown` questions, which the answer could
 * not name, stay. Null when a new reply fits its question not.
 */
export const mergeReplies = (
  questions: readonly GuestQuestion[],
  events: EventAnswers,
  {
    said = {},
    last = {},
    unshown = [],
  }: { said?: Replies | undefined; last?: Replies | undefined; unshown?: readonly Pick<GuestQuestion, 'id'>[] },
): Replies | null => {
  const replies: Replies = {};
  for (const question of questionsFor(questions, events)) {
    const { id } = question;
    const before = replyTo(last, id);
    const reply = Object.hasOwn(said, id) ? replyTo(said, id).trim() : before;
    if (reply === '') continue;
    // A choice that the couple has taken out of the list stays with the guests who made it.
    if (reply !== before && !fits(question, reply)) return null;
    replies[id] = reply;
  }
  for (const { id } of unshown) {
    const reply = replyTo(last, id);
    if (reply !== '') replies[id] = reply;
  }
  return replies;
};
