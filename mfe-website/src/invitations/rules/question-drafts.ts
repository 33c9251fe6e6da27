import { websiteConstants } from '@posy/shared-contracts/constants';
import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { linesOf } from './settings-edits';

/** A question as the couple types it: its choices one a line, '' for guests who come to anything. */
export interface QuestionDraft extends Pick<GuestQuestion, 'id' | 'kind' | 'words'> {
  choices: string;
  event: string;
}

/** Parts of a draft that are missing. */
export type QuestionFault = 'words' | 'choices';

export const draftsOf = (questions: readonly GuestQuestion[]): QuestionDraft[] =>
  questions.map(({ id, kind, words, choices, event }) => ({
    ...{ id, kind, words },
    choices: choices.join('\n'),
    event: event ?? '',
  }));

/** Returns the question of a draft; choices are left out of those that have none. */
export const questionOf = ({ id, kind, words, choices, event }: QuestionDraft): GuestQuestion => {
  const limits = { length: websiteConstants.choiceLength, most: websiteConstants.mostChoices };
  return {
    ...{ id, kind },
    words: words.replaceAll(/\s+/g, ' ').trim().slice(0, websiteConstants.questionLength),
    choices: kind === 'choice' ? linesOf(choices, limits) : [],
    event: event === '' ? null : event,
  };
};

/** Returns what a question lacks before a guest can reply to it; null when it is whole. */
export const faultOf = (draft: QuestionDraft): QuestionFault | null => {
  const { kind, words, choices } = questionOf(draft);
  if (words === '') return 'words';
  return kind === 'choice' && choices.length < 2 ? 'choices' : null;
};
