/** What is known of a wedding, already in the reader's words; null when it is not known. */
export interface EnquiryFacts {
  names: string | null;
  date: string | null;
  place: string | null;
}

/** The sentences that a starting text is made of. */
export type StartingSentence = 'hello' | 'names' | 'when-and-where' | 'when' | 'where' | 'ask-date' | 'ask';

const setting = ({ date, place }: EnquiryFacts): StartingSentence[] => {
  if (date !== null) return [place === null ? 'when' : 'when-and-where'];
  return place === null ? [] : ['where'];
};

/** Which sentences fit what is known: nothing is asked for or claimed that the couple has not told us. */
export const startingSentences = (facts: EnquiryFacts): StartingSentence[] => [
  'hello',
  ...(facts.names === null ? [] : (['names'] as const)),
  ...setting(facts),
  facts.date === null ? 'ask' : 'ask-date',
];
