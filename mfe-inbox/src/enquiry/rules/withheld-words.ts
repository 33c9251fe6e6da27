import type { SharedItem } from '@posy/shared-contracts/entities';
import type { EnquiryFacts } from './starting-text';

/** What of a wedding stands in a starting text, by what a couple may withhold. */
const inWords = { date: 'date', place: 'place' } as const satisfies Partial<Record<SharedItem, keyof EnquiryFacts>>;

const named = Object.keys(inWords) as (keyof typeof inWords)[];

/** What suggested words may be made of: nothing that a couple withhold. */
export const sharedInWords = (facts: EnquiryFacts, withheld: readonly SharedItem[]): EnquiryFacts => ({
  ...facts,
  ...Object.fromEntries(named.filter((item) => withheld.includes(item)).map((item) => [inWords[item], null])),
});

const letter = /[\p{L}\p{N}]/u;

/** Whether a text has words as words of their own: a couple in Bath may ask for a bathroom. */
const hasWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + words.length] ?? '')) return true;
  return false;
};

/** What a couple withhold and their own words say all the same. */
export const stillSaid = (message: string, facts: EnquiryFacts, withheld: readonly SharedItem[]): string[] =>
  named
    .filter((item) => withheld.includes(item))
    .flatMap((item) => facts[inWords[item]] ?? [])
    .filter((words) => hasWords(message, words));
