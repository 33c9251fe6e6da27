import { type CountryCode } from '@posy/shared-contracts/markets';
import { marketOf } from '#catalogue/content/markets';
import { isCommonWord, isSilentWord } from '../spelling/common-words';
import { fold, spelledOut } from '../spelling/fold';
import { type SearchLanguage, stemAll } from '../spelling/stem';
import {
  abroadEntries,
  compoundsOf,
  entriesOf,
  everydayEntriesOf,
  labelEntries,
  type LexiconEntry,
  otherEntries,
} from './lexicon-entries';
import { categoryOfMeaning, type Meaning } from './meaning';

export { kindLabel } from './lexicon-entries';

export interface Lexicon {
  languages: readonly SearchLanguage[];
  /** By the phrase, stemmed in its language: meanings in languages that the market does not speak. */
  foreign: ReadonlyMap<SearchLanguage | 'other', ReadonlyMap<string, readonly Meaning[]>>;
  /** By the phrase, stemmed in its language. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Single words, folded, for corrections. */
  words: readonly string[];
  /** Written forms of those phrases. */
  written: ReadonlyMap<string, string>;
  /** Words of the longest phrase. */
  longest: number;
  firstParts: readonly string[];
}

const all: readonly SearchLanguage[] = ['en', 'de', 'fr'];

const spellings = (phrase: string): ReadonlySet<string> => new Set([fold(phrase), fold(spelledOut(phrase))]);

const unhinted = { isHint: undefined, isNarrow: undefined };
const same = (a: Meaning, b: Meaning): boolean =>
  JSON.stringify({ ...a, ...unhinted }) === JSON.stringify({ ...b, ...unhinted });

const add = (phrases: Map<string, Meaning[]>, key: string, meaning: Meaning): void => {
  const known = phrases.get(key);
  if (known === undefined) phrases.set(key, [meaning]);
  else if (!known.some((one) => same(one, meaning))) known.push(meaning);
};

/** Length below which words are too often names or other things. */
const leastForeign = 4;

const foreignOf = (entries: Iterable<LexiconEntry>, stemmed: (phrase: string) => string): Map<string, Meaning[]> => {
  const found = new Map<string, Meaning[]>();
  for (const [phrase, meaning] of entries)
    for (const spelling of spellings(phrase))
      if (spelling.length >= leastForeign || meaning.kind === 'noise') add(found, stemmed(spelling), meaning);
  return found;
};

/**
 * Phrases that people may use in other languages than the market's: a person who marries in England may look for a
 * “Fotograf”.
 */
const foreignPhrases = (languages: readonly SearchLanguage[]): Lexicon['foreign'] => {
  const found = new Map<SearchLanguage | 'other', Map<string, Meaning[]>>();
  for (const language of all.filter((one) => !languages.includes(one)))
    found.set(
      language,
      foreignOf([...entriesOf(language), ...everydayEntriesOf(language)], (phrase) => stemAll(phrase, language)),
    );
  return found.set(
    'other',
    foreignOf(otherEntries(), (phrase) => phrase),
  );
};

/**
 * Returns true for meanings that a typo may be corrected to: things on offer, and the words that nearly every search
 * has.
 */
const isCorrectable = ({ kind }: Meaning): boolean =>
  ['category', 'venue-kind', 'feature', 'style', 'cheap'].includes(kind);

const build = (countryCode: CountryCode): Lexicon => {
  const own = marketOf(countryCode).language;
  const languages: SearchLanguage[] = own === 'en' ? ['en'] : [own, 'en'];
  const phrases = new Map<string, Meaning[]>();
  const written = new Map<string, string>();
  let longest = 1;
  const take = (
    language: SearchLanguage,
    entries: Iterable<LexiconEntry>,
    isCorrection: (meaning: Meaning) => boolean,
  ) => {
    for (const [phrase, meaning] of entries)
      for (const spelling of spellings(phrase)) {
        add(phrases, stemAll(spelling, language), meaning);
        const ofPhrase = spelling.split(' ');
        longest = Math.max(longest, ofPhrase.length);
        // No word is corrected to a trade that is not offered (“riding” is no “ring”), or to its opposite.
        if (!isCorrection(meaning)) continue;
        const asWritten = phrase.split(/[\s-]+/);
        ofPhrase.forEach((word, number) => {
          const own = asWritten.length === ofPhrase.length ? asWritten[number] : undefined;
          if (word.length > 3 && !written.has(word)) written.set(word, own ?? word);
        });
      }
  };
  const isOfCore = (meaning: Meaning) => isCorrectable(meaning) || ['noise', 'preposition'].includes(meaning.kind);
  for (const language of languages) take(language, entriesOf(language), isOfCore);
  take(own, labelEntries(countryCode), isCorrectable);
  take(own, abroadEntries(countryCode), () => false);
  for (const language of languages)
    take(language, everydayEntriesOf(language), (meaning) => meaning.kind !== 'cheap' && isCorrectable(meaning));
  return {
    languages,
    foreign: foreignPhrases(languages),
    phrases,
    words: [...written.keys()],
    written,
    longest,
    firstParts: languages.flatMap(compoundsOf),
  };
};

const lexicons = new Map<CountryCode, Lexicon>();

/** The words of a market: its own language, and English, which visitors use everywhere. */
export const lexiconOf = (countryCode: CountryCode): Lexicon => {
  const known = lexicons.get(countryCode) ?? build(countryCode);
  lexicons.set(countryCode, known);
  return known;
};

const silence: readonly Meaning[] = [{ kind: 'noise' }];
const nothing: readonly Meaning[] = [];

/**
 * Returns the meanings of a phrase in a language that the market does not speak; a word of the market's own language is
 * not looked up as a foreign one.
 */
const foreignMeanings = ({ languages, foreign }: Lexicon, phrase: string): readonly Meaning[] => {
  if (!phrase.includes(' ') && isCommonWord(phrase, languages.slice(0, 1))) return nothing;
  for (const [language, phrases] of foreign) {
    const found = phrases.get(language === 'other' ? phrase : stemAll(phrase, language));
    if (found !== undefined) return found;
  }
  return nothing;
};

/** Returns the meanings of a folded phrase; an empty list when it is no phrase of the domain. */
export const meaningsOf = (lexicon: Lexicon, phrase: string): readonly Meaning[] => {
  const { languages, phrases } = lexicon;
  for (const language of languages) {
    const found = phrases.get(stemAll(phrase, language));
    if (found !== undefined) return found;
  }
  if (isSilentWord(phrase, languages)) return silence;
  return foreignMeanings(lexicon, phrase);
};

/** Returns true when a word means nothing by itself. */
export const isNoise = (lexicon: Lexicon, word: string): boolean => {
  const meanings = meaningsOf(lexicon, word);
  return meanings.length > 0 && meanings.every(({ kind }) => kind === 'noise' || kind === 'preposition');
};

/** Phrases of each category in a language, for statistics. */
export const phrasesByCategory = (language: SearchLanguage): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [phrase, meaning] of [...entriesOf(language), ...everydayEntriesOf(language)]) {
    const category = categoryOfMeaning(meaning);
    if (category === undefined) continue;
    const known = found.get(category) ?? new Set();
    found.set(category, known.add(stemAll(fold(phrase), language)));
  }
  return found;
};
