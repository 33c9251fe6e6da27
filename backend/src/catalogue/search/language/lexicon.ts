import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import de from '#content/search/lexicon.de.json';
import en from '#content/search/lexicon.en.json';
import fr from '#content/search/lexicon.fr.json';
import { categoryContent } from '#catalogue/generate/content';
import { marketOf } from '#catalogue/generate/market/markets';
import { fold, spelledOut } from './fold';
import { type LexiconContent, lexiconSchema } from './lexicon-schema';
import { type SearchLanguage, stemAll } from './stem';

/** What a phrase of the domain means. */
export type Meaning =
  | { kind: 'category'; category: SupplierCategory }
  | { kind: 'venue-kind'; key: string }
  | { kind: 'feature' | 'style'; category: SupplierCategory; key: string }
  | { kind: 'noise' }
  | { kind: 'preposition' };

export interface Lexicon {
  languages: readonly SearchLanguage[];
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
  const { categories, kinds, features, styles, noise, prepositions } = content;
  for (const [slug, phrases] of Object.entries(categories))
    for (const phrase of phrases) yield [phrase, { kind: 'category', category: slug as SupplierCategory }];
  for (const [key, phrases] of Object.entries(kinds))
    for (const phrase of phrases) yield [phrase, { kind: 'venue-kind', key }];
  for (const [key, phrases] of Object.entries(features))
    for (const phrase of phrases) yield [phrase, { kind: 'feature', ...spelled(key) }];
  for (const [key, phrases] of Object.entries(styles))
    for (const phrase of phrases) yield [phrase, { kind: 'style', ...spelled(key) }];
  for (const phrase of noise) yield [phrase, { kind: 'noise' }];
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

function build(countryCode: CountryCode): Lexicon {
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
      for (const word of spelling.split(' ')) if (word.length > 3) words.add(word);
    }
  };
  for (const language of languages) for (const entry of entriesOf(contents[language])) add(language, entry);
  for (const entry of labelsOf(countryCode)) add(own, entry);
  const firstParts = languages.flatMap((language) => contents[language].compounds);
  return { languages, phrases, words: [...words], longest, firstParts };
}

const lexicons = new Map<CountryCode, Lexicon>();

/** The words of a market: its own language, and English, which visitors use everywhere. */
export function lexiconOf(countryCode: CountryCode): Lexicon {
  const known = lexicons.get(countryCode) ?? build(countryCode);
  lexicons.set(countryCode, known);
  return known;
}

/** What a folded phrase means; none when it is no phrase of the domain. */
export function meaningsOf({ languages, phrases }: Lexicon, phrase: string): readonly Meaning[] {
  for (const language of languages) {
    const found = phrases.get(stemAll(phrase, language));
    if (found !== undefined) return found;
  }
  return [];
}

/** What a kind of venue is called in the words of a market. */
export function kindLabel(key: string, countryCode: CountryCode): string {
  const { language } = marketOf(countryCode);
  return contents[language].kinds[key]?.[0] ?? contents.en.kinds[key]?.[0] ?? key;
}
