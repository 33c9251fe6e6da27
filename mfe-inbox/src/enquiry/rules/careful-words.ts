import { mentionsBank } from '#talk/rules/bank-details';

const address = /(?:https?:\/\/|www\.)\S+/i;

/** What a couple's own words to a stranger had better not have: where money is, or where a stranger is led. */
export type CarefulWord = 'bank' | 'link';

export const carefulWords = (message: string): CarefulWord[] => [
  ...(mentionsBank(message) ? (['bank'] as const) : []),
  ...(address.test(message) ? (['link'] as const) : []),
];
