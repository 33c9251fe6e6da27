import * as v from 'valibot';
import { documentLengths } from '#constants/documents';
import { websiteConstants } from '#constants/wedding/website';
import { textSchema } from '../common';

/** Ways to reply to a couple's own question: one of its choices, a whole number, a line of text. */
export const questionKinds = ['choice', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of the couple's own, such as for the bus or the nights at the hotel; each guest who comes may reply to it. */
export const guestQuestionSchema = v.object({
  /** Key of its replies: it stays when the words change. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  kind: v.picklist(questionKinds),
  /** The question, in the couple's words. */
  words: textSchema(websiteConstants.questionLength),
  /** Choices in the couple's words; only `choice` has some. */
  choices: v.pipe(v.array(textSchema(websiteConstants.choiceLength)), v.maxLength(websiteConstants.mostChoices)),
  /** Id of the event whose guests are asked, once they say that they come; null: guests who come to anything. */
  event: v.nullable(textSchema(documentLengths.id)),
});
export type GuestQuestion = v.InferOutput<typeof guestQuestionSchema>;

/** A guest's replies to such questions, by the question's id; a missing one is open. */
export const repliesSchema = v.pipe(
  v.record(v.string(), textSchema(websiteConstants.replyLength)),
  v.check((replies) => Object.keys(replies).length <= websiteConstants.mostQuestions, 'too many replies'),
);
