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

interface Versions {
  /** As they were stored when somebody began to change them here. */
  base: readonly GuestQuestion[];
  /** As they are stored now. */
  stored: readonly GuestQuestion[];
  /** As they were changed here. */
  mine: readonly GuestQuestion[];
}

const isSame = (one: GuestQuestion, other: GuestQuestion | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the questions after a save, by id: those that were changed here as they are here, all others as another member
 * stored them meanwhile. A question goes when it was removed here, or there and not changed here. New ones stand last: where both
 * sides add more than guests are asked, nothing that is stored goes.
 */
export const mergeQuestions = ({ base, stored, mine }: Versions): GuestQuestion[] => {
  const find = (list: readonly GuestQuestion[], { id }: GuestQuestion) => list.find((one) => one.id === id);
  const isNew = (question: GuestQuestion): boolean => find(base, question) === undefined;
  const own = mine.flatMap((question) => {
    const before = find(base, question);
    const isUntouched = before !== undefined && isSame(question, before);
    return isUntouched ? (find(stored, question) ?? []) : [question];
  });
  const added = stored.filter((question) => isNew(question) && find(mine, question) === undefined);
  const [mineBefore, mineNew] = [own.filter((question) => !isNew(question)), own.filter(isNew)];
  return [...mineBefore, ...added, ...mineNew].slice(0, websiteConstants.mostQuestions);
};

/** Returns what a question lacks before a guest can reply to it; null when it is whole. */
export const faultOf = (draft: QuestionDraft): QuestionFault | null => {
  const { kind, words, choices } = questionOf(draft);
  if (words === '') return 'words';
  return kind === 'choice' && choices.length < 2 ? 'choices' : null;
};
