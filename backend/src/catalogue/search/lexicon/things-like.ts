import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { categoryContent } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';
import { fold } from '../spelling/fold';
import { entriesOf, everydayEntriesOf, kindLabel } from './lexicon-entries';
import { type Meaning } from './meaning';

/** A kind of supplier, or something that one has, as it is called in a market. */
export type Thing =
  | { kind: 'category'; category: SupplierCategory; label: string }
  | { kind: 'feature'; category: SupplierCategory; key: string; label: string };

interface Spelled {
  thing: Thing;
  /** Folded spellings that people type; its label first. */
  spellings: readonly string[];
}

const keyOf = (thing: Thing): string =>
  thing.kind === 'category' ? thing.category : `${thing.category}:${thing.key}:${thing.label}`;

const labelled = (
  category: SupplierCategory,
  key: string,
  isStyle: boolean,
  countryCode: CountryCode,
): Thing | null => {
  const { features, styles } = categoryContent(category);
  const found = (isStyle ? styles : features).find((one) => one.key === key);
  return found === undefined
    ? null
    : { kind: 'feature', category, key, label: found.labels[marketOf(countryCode).locale] };
};

const thingOf = (meaning: Meaning, countryCode: CountryCode): Thing | null => {
  switch (meaning.kind) {
    case 'category': {
      const { plural } = categoryContent(meaning.category).labels[marketOf(countryCode).locale];
      return { kind: 'category', category: meaning.category, label: plural };
    }
    case 'venue-kind':
      return { kind: 'feature', category: 'venues', key: meaning.key, label: kindLabel(meaning.key, countryCode) };
    case 'feature':
    case 'style':
      return labelled(meaning.category, meaning.key, meaning.kind === 'style', countryCode);
    default:
      return null;
  }
};

const build = (countryCode: CountryCode): Spelled[] => {
  const { language } = marketOf(countryCode);
  const found = new Map<string, { thing: Thing; spellings: string[] }>();
  const take = (thing: Thing | null, spelling: string): void => {
    if (thing === null) return;
    const known = found.get(keyOf(thing)) ?? { thing, spellings: [fold(thing.label)] };
    known.spellings.push(fold(spelling));
    found.set(keyOf(thing), known);
  };
  for (const category of supplierCategories) {
    const { features, styles } = categoryContent(category);
    take(thingOf({ kind: 'category', category }, countryCode), '');
    for (const { key } of features) take(labelled(category, key, false, countryCode), '');
    for (const { key } of styles) take(labelled(category, key, true, countryCode), '');
  }
  for (const [phrase, meaning] of [...entriesOf(language), ...everydayEntriesOf(language)])
    take(thingOf(meaning, countryCode), phrase);
  return [...found.values()];
};

const built = new Map<CountryCode, Spelled[]>();

/**
 * Returns the rank of a match with typed text: the label, another spelling, or a word within one; null without a match.
 */
const rankOf = ({ spellings: [label = '', ...others] }: Spelled, term: string): number | null => {
  if (label.startsWith(term)) return 0;
  if (others.some((one) => one.startsWith(term))) return 1;
  return ` ${label}`.includes(` ${term}`) ? 2 : null;
};

/** Most categories, so that their features get space too. */
const kindsAtMost = 3;

/** Kinds of suppliers, and what they have, that what is typed begins like; of one category where it is chosen. */
export const thingsLike = (
  typed: string,
  countryCode: CountryCode,
  { size, category }: { size: number; category?: SupplierCategory | undefined },
): Thing[] => {
  const term = fold(typed);
  if (term.length < 2) return [];
  const known = built.get(countryCode) ?? build(countryCode);
  built.set(countryCode, known);
  const ranked = known.flatMap((one) => {
    const rank = category === undefined || one.thing.category === category ? rankOf(one, term) : null;
    return rank === null ? [] : [{ ...one, rank }];
  });
  const sorted = ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing);
  const kinds = sorted.filter(({ kind }) => kind === 'category').slice(0, kindsAtMost);
  return [...kinds, ...sorted.filter(({ kind }) => kind !== 'category')].slice(0, size);
};
