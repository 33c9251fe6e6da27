import { type CountryCode } from '@posy/shared-contracts/markets';
import { gazetteerOf, liesIn, regionOfCounty } from '../places/gazetteer';
import { type Correction } from '../request/parts';
import { editsFor } from '../spelling/delete-index';
import { type Span } from './read-spans';
import { phraseOf, type Token } from './words/tokens';

interface Corrected {
  tokens: Token[];
  corrections: Correction[];
}

/** The town that was meant by one which does not lie where it was said to: “Pittsburg, Pennsylvania”. */
const meantBy = (typed: string, division: Span['place'], countryCode: CountryCode): string | null => {
  const { names, near } = gazetteerOf(countryCode);
  if (division === null || division.kind === 'town') return null;
  const isThere = (word: string) =>
    names.get(word)?.some((place) => liesIn(place, division, regionOfCounty(countryCode))) ?? false;
  return (
    near()
      .near(typed, editsFor(typed))
      .find(({ word }) => word !== typed && isThere(word))?.word ?? null
  );
};

/** Towns beside a county or state in which another of nearly that name lies are read as that one. */
export const correctNamesakes = (
  tokens: readonly Token[],
  spans: readonly Span[],
  countryCode: CountryCode,
): Corrected => {
  const result: Corrected = { tokens: [...tokens], corrections: [] };
  for (const [number, { at, count, place }] of [...spans.entries()].reverse()) {
    const next = spans[number + 1];
    const [first, last] = [tokens[at], tokens[at + count - 1]];
    if (place?.kind !== 'town' || next?.at !== at + count || first === undefined || last === undefined) continue;
    const typed = phraseOf(tokens, at, count);
    const read = meantBy(typed, next.place, countryCode);
    if (read === null) continue;
    result.corrections.push({ typed, read, from: first.from, to: last.to });
    result.tokens.splice(at, count, ...read.split(' ').map((text) => ({ ...first, text, to: last.to })));
  }
  return result;
};
