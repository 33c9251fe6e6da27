import type { AnswerableEvent } from '#guests/files/rules/columns/guess-columns';
import { mainEventNames } from '#guests/files/rules/columns/header-words';

/** Events as files may name them: one without a name by its translated one, in any language. */
export const answerableEvents = (events: readonly { id: string; name: string }[]): AnswerableEvent[] =>
  events.map(({ id, name }) => ({ id, names: name === '' ? mainEventNames : [name] }));
