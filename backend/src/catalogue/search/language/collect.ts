import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Meaning } from './lexicon';
import { type Part, type Unwanted } from './parts';
import { isPreposition, isUnknown, type Span } from './read-spans';
import { type Token } from './tokens';

/** A span and the letters that it stands at. */
export interface Read extends Span {
  from: number;
  to: number;
  isCorrected: boolean;
  /** “not” stands before it. */
  isNegated: boolean;
}

/** Meanings that say a category by themselves. */
export const saysCategory = ({ kind }: Meaning): boolean => kind === 'category';

const isFiller = ({ meanings }: Span): boolean =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'preposition' || kind === 'noise');

const isNegation = ({ meanings }: Span): boolean => meanings.some(({ kind }) => kind === 'negation');

/** Marks what a “not” is said of: the next thing that means something, “not in London” and “not a barn” alike. */
export const negated = (spans: readonly Omit<Read, 'isNegated'>[]): Read[] => {
  let isNext = false;
  return spans.map((span) => {
    const isNegated = isNext && !isFiller(span) && !isNegation(span);
    if (isNegation(span)) isNext = true;
    else if (isNegated) isNext = false;
    return { ...span, isNegated };
  });
};

/** Which of its meanings a phrase has in a sentence about a category; null when none fits. */
const fitting = (meanings: readonly Meaning[], category: SupplierCategory | undefined): Meaning | null => {
  const fits = (meaning: Meaning): boolean => {
    if (meaning.kind === 'category' || meaning.kind === 'feature' || meaning.kind === 'style')
      return meaning.category === category;
    if (meaning.kind === 'venue-kind') return category === 'venues';
    return true;
  };
  const specific = meanings.find(
    (meaning) => fits(meaning) && (meaning.kind === 'feature' || meaning.kind === 'style'),
  );
  return specific ?? meanings.find(fits) ?? null;
};

const isSame = (a: Part, b: Part): boolean =>
  a.kind === b.kind && (a.kind === 'category' || a.kind === 'place' || ('key' in a && 'key' in b && a.key === b.key));

const addPart = (parts: Part[], part: Part): void => {
  if (!parts.some((known) => isSame(known, part))) parts.push(part);
};

export interface Collected {
  parts: Part[];
  words: string[];
  unknownPlaces: string[];
  unoffered: string[];
  unwanted: Unwanted[];
  otherCategories: SupplierCategory[];
  isNearMe: boolean;
  /** Where a low price is asked for without naming one. */
  cheap: { from: number; to: number } | null;
}

/** What a negated span leaves out; null when it says nothing that could be. */
const unwantedOf = (
  span: Read,
  own: readonly string[],
  category: SupplierCategory | undefined,
): Unwanted['is'] | null => {
  if (span.place !== null) return { kind: 'place', place: span.place };
  if (isUnknown(span)) return { kind: 'words', words: own };
  const meaning = fitting(span.meanings, category) ?? span.meanings[0];
  switch (meaning?.kind) {
    case 'venue-kind':
    case 'feature':
    case 'style':
    case 'category':
      return meaning;
    default:
      return null;
  }
};

interface Sentence {
  text: string;
  tokens: readonly Token[];
  category: SupplierCategory | undefined;
  isKnown: (word: string) => boolean;
  /** Whether a word means nothing by itself. */
  isNoise: (word: string) => boolean;
}

/** Sorts what the spans of a sentence mean. */
export const collect = (
  spans: readonly Read[],
  { text: sentence, tokens, category, isKnown, isNoise }: Sentence,
): Collected => {
  const result: Collected = {
    parts: [],
    words: [],
    unknownPlaces: [],
    unoffered: [],
    unwanted: [],
    otherCategories: [],
    isNearMe: false,
    cheap: null,
  };
  spans.forEach((span, number) => {
    const before = spans[number - 1];
    const { from, to } = span;
    const own = tokens.slice(span.at, span.at + span.count).map(({ text }) => text);
    if (span.isNegated) {
      const is = unwantedOf(span, own, category);
      if (is !== null) result.unwanted.push({ typed: sentence.slice(from, to), is });
      return;
    }
    if (span.place !== null) {
      if (span.isCorrected && spans.some((other) => other.place !== null && !other.isCorrected)) return;
      addPart(result.parts, {
        kind: 'place',
        place: span.place,
        from: before !== undefined && isPreposition(before.meanings) ? before.from : from,
        to,
      });
      return;
    }
    if (isUnknown(span)) {
      const text = own[0] ?? '';
      if (before !== undefined && isPreposition(before.meanings) && !isKnown(text) && !/^\d+$/.test(text))
        result.unknownPlaces.push(sentence.slice(from, to));
      else result.words.push(text);
      return;
    }
    const meaning = fitting(span.meanings, category);
    if (meaning === null) {
      const other = span.meanings.find((one) => one.kind === 'category');
      if (other === undefined) result.words.push(...own.filter((word) => !isNoise(word)));
      else if (!result.otherCategories.includes(other.category)) result.otherCategories.push(other.category);
    } else if (meaning.kind === 'unoffered') result.unoffered.push(sentence.slice(from, to));
    else if (meaning.kind === 'near-me') result.isNearMe = true;
    else if (meaning.kind === 'everyday') result.words.push(...own);
    else if (meaning.kind === 'cheap') result.cheap = { from, to };
    else if (meaning.kind !== 'noise' && meaning.kind !== 'preposition' && meaning.kind !== 'negation')
      addPart(result.parts, { ...meaning, from, to });
  });
  return result;
};
