import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { categoryContent } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';
import abroadJson from '#content/places/abroad.json';
import everydayDe from '#content/search/everyday.de.json';
import everydayEn from '#content/search/everyday.en.json';
import everydayFr from '#content/search/everyday.fr.json';
import everydayOther from '#content/search/everyday.other.json';
import de from '#content/search/lexicon.de.json';
import en from '#content/search/lexicon.en.json';
import fr from '#content/search/lexicon.fr.json';
import { type SearchLanguage } from '../spelling/stem';
import { everydaySchema, lexiconSchema } from './lexicon-schema';
import { type Meaning } from './meaning';

export type LexiconEntry = readonly [phrase: string, meaning: Meaning];

const list = v.array(v.string());
const contents = { en: v.parse(lexiconSchema, en), de: v.parse(lexiconSchema, de), fr: v.parse(lexiconSchema, fr) };
const everyday = {
  en: v.parse(everydaySchema, everydayEn),
  de: v.parse(everydaySchema, everydayDe),
  fr: v.parse(everydaySchema, everydayFr),
};
const other = v.parse(v.record(v.string(), v.array(v.string())), everydayOther);

const abroad = v.parse(v.object({ en: list, de: list, fr: list, markets: v.record(v.string(), list) }), abroadJson);

const isCategory = (slug: string): slug is SupplierCategory => supplierCategories.some((one) => one === slug);
const categoryNamed = (slug: string): SupplierCategory => {
  if (!isCategory(slug)) throw new Error(`The search's words know a category that is none: ${slug}`);
  return slug;
};

const spelled = (key: string): { category: SupplierCategory; key: string } => {
  const [category = '', name = ''] = key.split(':');
  return { category: categoryNamed(category), key: name };
};

/** Returns the meaning of a key in a category's words: the category itself, a feature, `only`, `style:…` or `kind:…`. */
const meaningOf = (category: SupplierCategory, key: string): Meaning => {
  const [before = '', after] = key.split(':');
  if (key === '') return { kind: 'category', category, isHint: true };
  if (key === 'only') return { kind: 'category', category, isHint: true, isNarrow: true };
  if (after === undefined) return { kind: 'feature', category, key };
  return before === 'kind' ? { kind: 'venue-kind', key: after } : { kind: 'style', category, key: after };
};

const all = function* (phrases: readonly string[], meaning: Meaning): Generator<LexiconEntry> {
  for (const phrase of phrases) yield [phrase, meaning];
};

/** Meanings of the domain's words in a language. */
export const entriesOf = function* (language: SearchLanguage): Generator<LexiconEntry> {
  const content = contents[language];
  for (const [slug, phrases] of Object.entries(content.categories))
    yield* all(phrases, { kind: 'category', category: categoryNamed(slug) });
  for (const [key, phrases] of Object.entries(content.kinds)) yield* all(phrases, { kind: 'venue-kind', key });
  for (const [key, phrases] of Object.entries(content.features))
    yield* all(phrases, { kind: 'feature', ...spelled(key) });
  for (const [key, phrases] of Object.entries(content.styles)) yield* all(phrases, { kind: 'style', ...spelled(key) });
  yield* all(content.noise, { kind: 'noise' });
  yield* all(content.everyday, { kind: 'everyday' });
  yield* all(content.cheap, { kind: 'cheap' });
  yield* all(content.nearMe, { kind: 'near-me' });
  yield* all(content.negations, { kind: 'negation' });
  yield* all(content.prepositions, { kind: 'preposition' });
};

/** Everyday words that people type beside them, in a language. */
export const everydayEntriesOf = function* (language: SearchLanguage): Generator<LexiconEntry> {
  const { categories, noise, prepositions, cheap, unoffered } = everyday[language];
  for (const [slug, byKey] of Object.entries(categories))
    for (const [key, phrases] of Object.entries(byKey)) yield* all(phrases, meaningOf(categoryNamed(slug), key));
  for (const [slug, phrases] of Object.entries(unoffered))
    yield* all(phrases, { kind: 'unoffered', near: slug === '' ? null : categoryNamed(slug) });
  yield* all(cheap, { kind: 'cheap' });
  yield* all(noise, { kind: 'noise' });
  yield* all(prepositions, { kind: 'preposition' });
};

/** Words of languages that no market speaks, which visitors type everywhere. */
export const otherEntries = function* (): Generator<LexiconEntry> {
  for (const [slug, phrases] of Object.entries(other))
    yield* all(phrases, slug === 'noise' ? { kind: 'noise' } : { kind: 'category', category: categoryNamed(slug) });
};

/** The catalogue's labels of its categories, features and styles in the market's language. */
export const labelEntries = function* (countryCode: CountryCode): Generator<LexiconEntry> {
  const { locale } = marketOf(countryCode);
  for (const category of supplierCategories) {
    const { labels, features, styles } = categoryContent(category);
    yield* all(Object.values(labels[locale]), { kind: 'category', category });
    for (const { key, labels: own } of features) yield [own[locale], { kind: 'feature', category, key }];
    for (const { key, labels: own } of styles) yield [own[locale], { kind: 'style', category, key }];
  }
};

/** Countries and regions outside a market, in every language. */
export const abroadEntries = function* (countryCode: CountryCode): Generator<LexiconEntry> {
  const others = Object.entries(abroad.markets).flatMap(([country, names]) => (country === countryCode ? [] : names));
  yield* all([...abroad.en, ...abroad.de, ...abroad.fr, ...others], { kind: 'abroad' });
};

export const compoundsOf = (language: SearchLanguage): readonly string[] => contents[language].compounds;

/** The label of a kind of venue in the market's language. */
export const kindLabel = (key: string, countryCode: CountryCode): string =>
  contents[marketOf(countryCode).language].kinds[key]?.[0] ?? contents.en.kinds[key]?.[0] ?? key;
