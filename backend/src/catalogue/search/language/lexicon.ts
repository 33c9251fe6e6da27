import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { categoryContent } from '#catalogue/generate/content';
import { marketOf } from '#catalogue/generate/market/markets';
import de from '#content/search/lexicon.de.json';
import en from '#content/search/lexicon.en.json';
import fr from '#content/search/lexicon.fr.json';
import { fold, spelledOut } from './fold';
import { type LexiconContent, lexiconSchema } from './lexicon-schema';
import { type SearchLanguage, stemAll } from './stem';

/** What a phrase of the domain means. */
export type Meaning =
  | { kind: 'category'; category: SupplierCategory }
  | { kind: 'venue-kind'; key: string }
  | { kind: 'feature' | 'style'; category: SupplierCategory; key: string }
  | { kind: 'noise' }
  | { kind: 'cheap' }
  | { kind: 'everyday' }
  | { kind: 'unoffered' }
  | { kind: 'near-me' }
  | { kind: 'negation' }
  | { kind: 'preposition' };

export interface Lexicon {
  languages: readonly SearchLanguage[];
  /** By the word as it is stemmed in its language: what suppliers are called where another language is at home. */
  foreign: ReadonlyMap<string, Meaning>;
  /** By the phrase as it is stemmed in its language. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Single words as they are written, for corrections. */
  words: readonly string[];
  /** Words of the longest phrase. */
  longest: number;
  firstParts: readonly string[];
}

const contents: Record<SearchLanguage, LexiconContent> = {
  en: v.parse(lexiconSchema, en),
  de: v.parse(lexiconSchema, de),
  fr: v.parse(lexiconSchema, fr),
};

type Entry = readonly [phrase: string, meaning: Meaning];

const spelled = (key: string): { category: SupplierCategory; key: string } => {
  const [category = '', name = ''] = key.split(':');
  return { category: category as SupplierCategory, key: name };
};

function* entriesOf(content: LexiconContent): Generator<Entry> {
  const { categories, kinds, features, styles, noise, cheap, everyday, unoffered, nearMe, negations, prepositions } =
    content;
  for (const [slug, phrases] of Object.entries(categories))
    for (const phrase of phrases) yield [phrase, { kind: 'category', category: slug as SupplierCategory }];
  for (const [key, phrases] of Object.entries(kinds))
    for (const phrase of phrases) yield [phrase, { kind: 'venue-kind', key }];
  for (const [key, phrases] of Object.entries(features))
    for (const phrase of phrases) yield [phrase, { kind: 'feature', ...spelled(key) }];
  for (const [key, phrases] of Object.entries(styles))
    for (const phrase of phrases) yield [phrase, { kind: 'style', ...spelled(key) }];
  for (const phrase of noise) yield [phrase, { kind: 'noise' }];
  for (const phrase of everyday) yield [phrase, { kind: 'everyday' }];
  for (const phrase of cheap) yield [phrase, { kind: 'cheap' }];
  for (const phrase of unoffered) yield [phrase, { kind: 'unoffered' }];
  for (const phrase of nearMe) yield [phrase, { kind: 'near-me' }];
  for (const phrase of negations) yield [phrase, { kind: 'negation' }];
  for (const phrase of prepositions) yield [phrase, { kind: 'preposition' }];
}

/** What the catalogue itself calls its categories, features and styles in the market's words. */
function* labelsOf(countryCode: CountryCode): Generator<Entry> {
  const { locale } = marketOf(countryCode);
  for (const category of supplierCategories) {
    const { labels, features, styles } = categoryContent(category);
    for (const label of Object.values(labels[locale])) yield [label, { kind: 'category', category }];
    for (const { key, labels: own } of features) yield [own[locale], { kind: 'feature', category, key }];
    for (const { key, labels: own } of styles) yield [own[locale], { kind: 'style', category, key }];
  }
}

const same = (a: Meaning, b: Meaning): boolean => JSON.stringify(a) === JSON.stringify(b);

const all: readonly SearchLanguage[] = ['en', 'de', 'fr'];

/** Short words are too often names and other things. */
const leastForeign = 5;

/** Kinds of suppliers in the other languages: somebody who marries in England may look for a “Fotograf”. */
const foreignWords = (languages: readonly SearchLanguage[]): Map<string, Meaning> => {
  const found = new Map<string, Meaning>();
  for (const language of all.filter((one) => !languages.includes(one)))
    for (const [category, phrases] of Object.entries(contents[language].categories))
      for (const spelling of phrases.flatMap((phrase) => [fold(phrase), fold(spelledOut(phrase))]))
        if (spelling.length >= leastForeign && !spelling.includes(' '))
          found.set(stemAll(spelling, language), { kind: 'category', category: category as SupplierCategory });
  return found;
};

/** No word is read as one of these by mistake. */
const uncorrected: readonly Meaning['kind'][] = ['unoffered', 'negation', 'near-me', 'everyday'];

const build = (countryCode: CountryCode): Lexicon => {
  const own = marketOf(countryCode).language;
  const languages: SearchLanguage[] = own === 'en' ? ['en'] : [own, 'en'];
  const phrases = new Map<string, Meaning[]>();
  const words = new Set<string>();
  let longest = 1;
  const add = (language: SearchLanguage, [phrase, meaning]: Entry) => {
    for (const spelling of new Set([fold(phrase), fold(spelledOut(phrase))])) {
      const key = stemAll(spelling, language);
      const known = phrases.get(key) ?? [];
      if (!known.some((one) => same(one, meaning))) phrases.set(key, [...known, meaning]);
      longest = Math.max(longest, spelling.split(' ').length);
      // Nothing is read as a trade that nobody offers (“riding” is no “ring”), or as the contrary of what it says.
      if (!uncorrected.includes(meaning.kind))
        for (const word of spelling.split(' ')) if (word.length > 3) words.add(word);
    }
  };
  for (const language of languages) for (const entry of entriesOf(contents[language])) add(language, entry);
  for (const entry of labelsOf(countryCode)) add(own, entry);
  const firstParts = languages.flatMap((language) => contents[language].compounds);
  return { languages, foreign: foreignWords(languages), phrases, words: [...words], longest, firstParts };
};

const lexicons = new Map<CountryCode, Lexicon>();

/** The words of a market: its own language, and English, which visitors use everywhere. */
export const lexiconOf = (countryCode: CountryCode): Lexicon => {
  const known = lexicons.get(countryCode) ?? build(countryCode);
  lexicons.set(countryCode, known);
  return known;
};

/** What a folded phrase means; none when it is no phrase of the domain. */
export const meaningsOf = ({ languages, phrases, foreign }: Lexicon, phrase: string): readonly Meaning[] => {
  for (const language of languages) {
    const found = phrases.get(stemAll(phrase, language));
    if (found !== undefined) return found;
  }
  for (const language of all) {
    const found = foreign.get(stemAll(phrase, language));
    if (found !== undefined) return [found];
  }
  return [];
};

/** Whether a word says nothing by itself. */
export const isNoise = (lexicon: Lexicon, word: string): boolean => {
  const meanings = meaningsOf(lexicon, word);
  return meanings.length > 0 && meanings.every(({ kind }) => kind === 'noise' || kind === 'preposition');
};

/** What a kind of venue is called in the words of a market. */
export const kindLabel = (key: string, countryCode: CountryCode): string => {
  const { language } = marketOf(countryCode);
  return contents[language].kinds[key]?.[0] ?? contents.en.kinds[key]?.[0] ?? key;
};
