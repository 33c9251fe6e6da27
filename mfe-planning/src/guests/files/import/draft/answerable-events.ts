import type { AnswerableEvent } from '#guests/files/rules/columns/guess-columns';
import { mainEventNames } from '#guests/files/rules/columns/header-words';

/**
 * Returns events with the names that files may use: the translated names, in every language, for one without a name.
 */
export const answerableEvents = (events: readonly { id: string; name: string }[]): AnswerableEvent[] =>
  events.map(({ id, name }) => ({ id, names: name === '' ? mainEventNames : [name] }));
