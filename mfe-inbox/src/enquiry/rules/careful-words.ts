import { mentionsBank } from '#talk/rules/bank-details';

const address = /(?:https?:\/\/|www\.)\S+/i;

/** Risky content in a message to a stranger: bank details or links. */
export type CarefulWord = 'bank' | 'link';

export const carefulWords = (message: string): CarefulWord[] => [
  ...(mentionsBank(message) ? (['bank'] as const) : []),
  ...(address.test(message) ? (['link'] as const) : []),
];
