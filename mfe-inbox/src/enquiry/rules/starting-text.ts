/** The facts of a wedding as text in the reader's language; null when unknown. */
export interface EnquiryFacts {
  names: string | null;
  date: string | null;
  place: string | null;
}

/** The sentences of a suggested text. */
export type StartingSentence = 'hello' | 'names' | 'when-and-where' | 'when' | 'where' | 'ask-date' | 'ask';

const setting = ({ date, place }: EnquiryFacts): StartingSentence[] => {
  if (date !== null) return [place === null ? 'when' : 'when-and-where'];
  return place === null ? [] : ['where'];
};

/** Returns the sentences that fit the known facts: none asks for or claims a fact that the couple has not given. */
export const startingSentences = (facts: EnquiryFacts): StartingSentence[] => [
  'hello',
  ...(facts.names === null ? [] : (['names'] as const)),
  ...setting(facts),
  facts.date === null ? 'ask' : 'ask-date',
];
