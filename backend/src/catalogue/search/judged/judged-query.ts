import { marketCountrySchema, supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import independentJson from '#content/search/independent.json';
import judgedJson from '#content/search/judged.json';
import tuningJson from '#content/search/tuning.json';

export const groups = ['sentence', 'typo', 'place', 'words', 'short', 'everyday', 'foreign', 'none'] as const;

/** Facts that a good answer to a query has; written by hand beside the query. */
export interface QueryFacts {
  category: SupplierCategory | null;
  kind: string | null;
  /** A circle, or the name of a county or region. */
  at: { lat: number; lng: number; radiusKm: number } | null;
  within: string | null;
  guests: number | null;
  /** Minor units. */
  priceMax: number | null;
  features: string[];
  styles: string[];
}

export interface JudgedQuery {
  countryCode: CountryCode;
  group: (typeof groups)[number];
  text: string;
  /** Null when no supplier is a good answer. */
  facts: QueryFacts | null;
}

const file = v.array(v.string());
const country = marketCountrySchema;
const group = v.picklist(groups);
const category = v.picklist(supplierCategories);

const factsOf = (text: string): QueryFacts | null => {
  if (text === 'none') return null;
  const given = text
    .split(' ')
    .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)] as const);
  const all = (key: string) => given.filter(([name]) => name === key).map(([, value]) => value);
  const one = (key: string) => all(key)[0] ?? null;
  const [lat, lng, radiusKm] = (one('at') ?? '').split(',').map(Number);
  const number = (key: string) => (one(key) === null ? null : Number(one(key)));
  const price = number('p');
  return {
    category: one('c') === null ? null : v.parse(category, one('c')),
    kind: one('k'),
    at: lat === undefined || lng === undefined || radiusKm === undefined ? null : { lat, lng, radiusKm },
    within: one('in')?.replace(/_/g, ' ') ?? null,
    guests: number('g'),
    priceMax: price === null ? null : price * 100,
    features: all('f'),
    styles: all('s'),
  };
};

const read = (json: unknown): JudgedQuery[] =>
  v.parse(file, json).map((line) => {
    const [market, name, text = '', facts = ''] = line.split('|');
    return { countryCode: v.parse(country, market), group: v.parse(group, name), text, facts: factsOf(facts) };
  });

/** Written before anything was tuned, and never looked at while tuning. */
export const judgedQueries = (): JudgedQuery[] => read(judgedJson);
/**
 * Queries as people type them in forums and under pictures: abbreviations, slips, words of other languages. They were
 * written without looking at an answer or at a file of content, and are held out: search is not changed to satisfy one
 * of them.
 */
export const independentQueries = (): JudgedQuery[] => read(independentJson);
/** For tuning. */
export const tuningQueries = (): JudgedQuery[] => read(tuningJson);
