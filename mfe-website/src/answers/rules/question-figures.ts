import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { questionsFor, replyTo } from '@posy/shared-contracts/rules';
import type { InvitedHousehold, InvitedPerson } from '#households/public';

/** Returns a guest's reply to a question; empty while it is open, and null for a guest who is not asked. */
export const replyOfPerson = (
  question: GuestQuestion,
  person: Pick<InvitedPerson, 'id' | 'rsvp'>,
  { answer }: Pick<InvitedHousehold, 'answer'>,
): string | null =>
  questionsFor([question], person.rsvp).length === 0 ? null : replyTo(answer?.people[person.id]?.replies, question.id);

/** Replies to one of the couple's own questions. */
export interface QuestionFigures {
  /** Guests who are asked, and those of them who replied. */
  asked: number;
  replied: number;
  /** Replies by how many gave them, in the order of the choices; texts in the order of the list. */
  replies: { reply: string; people: InvitedPerson[] }[];
  /** The sum of the numbers; null for other kinds. */
  total: number | null;
}

/** Counts the replies of guests who come. */
export const questionFigures = (question: GuestQuestion, households: readonly InvitedHousehold[]): QuestionFigures => {
  const given = households.flatMap((household) =>
    household.people.flatMap((person) => {
      const reply = replyOfPerson(question, person, household);
      return reply === null ? [] : [{ person, reply }];
    }),
  );
  const replied = given.filter(({ reply }) => reply !== '');
  const byReply = new Map<string, InvitedPerson[]>(question.choices.map((choice) => [choice, []]));
  for (const { person, reply } of replied) byReply.set(reply, [...(byReply.get(reply) ?? []), person]);
  return {
    asked: given.length,
    replied: replied.length,
    replies: [...byReply].map(([reply, people]) => ({ reply, people })),
    total: question.kind === 'number' ? replied.reduce((sum, { reply }) => sum + (Number(reply) || 0), 0) : null,
  };
};
