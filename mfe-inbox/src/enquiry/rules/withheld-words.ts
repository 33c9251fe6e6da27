import type { SharedItem } from '@posy/shared-contracts/entities';
import type { EnquiryFacts } from './starting-text';

/** The facts of a wedding in a suggested text, by the facts that a couple may withhold. */
const inWords = { date: 'date', place: 'place' } as const satisfies Partial<Record<SharedItem, keyof EnquiryFacts>>;

const named = Object.keys(inWords) as (keyof typeof inWords)[];

/** Returns the facts for a suggested text, without the withheld ones. */
export const sharedInWords = (facts: EnquiryFacts, withheld: readonly SharedItem[]): EnquiryFacts => ({
  ...facts,
  ...Object.fromEntries(named.filter((item) => withheld.includes(item)).map((item) => [inWords[item], null])),
});

const letter = /[\p{L}\p{N}]/u;

/** Returns true when a text contains whole words: a couple in Bath may ask for a bathroom. */
const hasWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + words.length] ?? '')) return true;
  return false;
};

/** Returns the withheld facts that the couple's own text mentions. */
export const stillSaid = (message: string, facts: EnquiryFacts, withheld: readonly SharedItem[]): string[] =>
  named
    .filter((item) => withheld.includes(item))
    .flatMap((item) => facts[inWords[item]] ?? [])
    .filter((words) => hasWords(message, words));
