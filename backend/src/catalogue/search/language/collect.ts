import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Meaning } from '../lexicon/meaning';
import { type Position, type SentencePart, type Unwanted } from '../request/parts';
import { isPreposition, isUnknown, type Span } from './read-spans';
import { type ReadSpan, type Sentence } from './sentence';
import { unknownPlaceAt } from './unknown-place';
import { weekdaysIn } from './words/date-words';
import { isArticle, isAside } from './words/small-words';
import { type Token } from './words/tokens';

const isFiller = ({ meanings }: Span): boolean =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'preposition' || kind === 'noise');

const isNegation = ({ meanings }: Span): boolean => meanings.some(({ kind }) => kind === 'negation');

/** Marks the spans after a “not”: the next meaningful one, “not in London” and “not a barn” alike. */
export const negated = (spans: readonly Omit<ReadSpan, 'isNegated'>[]): ReadSpan[] => {
  let isNext = false;
  return spans.map((span) => {
    const isNegated = isNext && !isFiller(span) && !isNegation(span);
    if (isNegation(span)) isNext = true;
    else if (isNegated) isNext = false;
    return { ...span, isNegated };
  });
};

/** Returns the meaning that a phrase has in a sentence about a category; null when none fits. */
const fitting = (meanings: readonly Meaning[], category: SupplierCategory | undefined): Meaning | null => {
  const fits = (meaning: Meaning): boolean => {
    if (meaning.kind === 'category' || meaning.kind === 'feature' || meaning.kind === 'style')
      return meaning.category === category;
    if (meaning.kind === 'venue-kind') return category === 'venues';
    return true;
  };
  const specific = meanings.find(
    (meaning) =>
      fits(meaning) && (meaning.kind === 'feature' || meaning.kind === 'style' || meaning.kind === 'venue-kind'),
  );
  return specific ?? meanings.find(fits) ?? null;
};

const isSame = (a: SentencePart, b: SentencePart): boolean => {
  if (a.kind === 'place' && b.kind === 'place')
    return a.place.name === b.place.name && a.place.within === b.place.within;
  return a.kind === b.kind && (a.kind === 'category' || ('key' in a && 'key' in b && a.key === b.key));
};

const addPart = (parts: SentencePart[], part: SentencePart): void => {
  if (!parts.some((known) => isSame(known, part))) parts.push(part);
};

export interface Collected {
  parts: SentencePart[];
  words: string[];
  /** Words that say which of a kind come first. */
  hints: string[];
  /** Words of trades that few suppliers of the category have. */
  narrow: string[];
  /** Days of the week, as they were typed. */
  weekdays: string[];
  unknownPlaces: string[];
  unknownAt: Position[];
  unoffered: string[];
  /** The nearest categories to those that are not offered. */
  unofferedNear: SupplierCategory[];
  unwanted: Unwanted[];
  otherCategories: SupplierCategory[];
  isNearMe: boolean;
  /** Position of words that ask for a low price without an amount. */
  cheap: { from: number; to: number } | null;
}

/** Returns the meaning that a negated span excludes; null when it has none. */
const unwantedOf = (
  span: ReadSpan,
  own: readonly string[],
  category: SupplierCategory | undefined,
): Unwanted['is'] | null => {
  if (span.place !== null) return { kind: 'place', place: span.place };
  if (isUnknown(span)) return { kind: 'words', words: own };
  const meaning = fitting(span.meanings, category) ?? span.meanings[0];
  switch (meaning?.kind) {
    case 'category':
      return meaning.isNarrow === true ? { kind: 'words', words: own } : meaning;
    case 'venue-kind':
    case 'feature':
    case 'style':
      return meaning;
    default:
      return null;
  }
};

const addOther = (result: Collected, span: ReadSpan, own: readonly string[], sentence: Sentence): void => {
  const other = span.meanings.find((one) => one.kind === 'category');
  const isBeside = other === undefined || isAside(sentence.tokens, span.at);
  // The venue kind is the location: a photographer for a castle is no castle.
  const isKind = span.meanings.every(({ kind }) => kind === 'venue-kind');
  if (isKind) result.hints.push(...own);
  else if (isBeside) result.words.push(...own.filter((word) => !sentence.isNoise(word)));
  else if (!result.otherCategories.includes(other.category)) result.otherCategories.push(other.category);
};

const addMeaning = (
  result: Collected,
  meaning: Meaning,
  span: ReadSpan,
  own: readonly string[],
  { text, isGerman }: Pick<Sentence, 'text' | 'isGerman'>,
): void => {
  const { from, to } = span;
  switch (meaning.kind) {
    case 'unoffered':
      result.unoffered.push(text.slice(from, to));
      if (meaning.near !== null && !result.unofferedNear.includes(meaning.near))
        result.unofferedNear.push(meaning.near);
      return;
    case 'abroad':
      result.unknownPlaces.push(text.slice(from, to));
      return;
    case 'near-me':
      result.isNearMe = true;
      return;
    case 'everyday':
      result.words.push(...own);
      return;
    case 'cheap':
      result.cheap = { from, to };
      return;
    case 'noise':
      result.weekdays.push(...weekdaysIn(text.slice(from, to), isGerman));
      return;
    case 'preposition':
    case 'negation':
      return;
    case 'category':
      if (meaning.isNarrow === true) result.narrow.push(...own);
      else if (meaning.isHint === true) result.hints.push(...own);
      addPart(result.parts, { kind: 'category', category: meaning.category, from, to });
      return;
    default:
      addPart(result.parts, { ...meaning, from, to });
  }
};

/** Returns the start of a place with the preposition before it, which is dropped along with the place. */
const leadOf = (spans: readonly ReadSpan[], number: number, tokens: readonly Token[]): number => {
  const own = spans[number];
  let before = number - 1;
  while (before > 0 && isArticle(tokens[spans[before]?.at ?? 0]?.text)) before -= 1;
  const lead = spans[before];
  return lead !== undefined && isPreposition(lead.meanings) ? lead.from : (own?.from ?? 0);
};

/** Sorts what the spans of a sentence mean. */
export const collect = (spans: readonly ReadSpan[], sentence: Sentence): Collected => {
  const { text, tokens, category } = sentence;
  const result: Collected = {
    parts: [],
    words: [],
    hints: [],
    narrow: [],
    weekdays: [],
    unknownPlaces: [],
    unknownAt: [],
    unoffered: [],
    unofferedNear: [],
    unwanted: [],
    otherCategories: [],
    isNearMe: false,
    cheap: null,
  };
  let next = 0;
  spans.forEach((span, number) => {
    if (number < next) return;
    const own = tokens.slice(span.at, span.at + span.count).map(({ text: word }) => word);
    if (span.isNegated) {
      const is = unwantedOf(span, own, category);
      if (is !== null) result.unwanted.push({ typed: text.slice(span.from, span.to), is });
      return;
    }
    const unknown = unknownPlaceAt(spans, number, sentence);
    if (unknown !== null) {
      result.unknownPlaces.push(text.slice(unknown.from, unknown.to));
      result.unknownAt.push({ from: leadOf(spans, number, tokens), to: unknown.to });
      next = unknown.next;
      return;
    }
    if (span.place !== null) {
      if (span.isCorrected && spans.some((other) => other.place !== null && !other.isCorrected)) return;
      addPart(result.parts, { kind: 'place', place: span.place, from: leadOf(spans, number, tokens), to: span.to });
      return;
    }
    if (isUnknown(span)) {
      result.words.push(own[0] ?? '');
      return;
    }
    const meaning = fitting(span.meanings, category);
    if (meaning?.kind === 'abroad') result.unknownAt.push({ from: leadOf(spans, number, tokens), to: span.to });
    if (meaning === null) addOther(result, span, own, sentence);
    else addMeaning(result, meaning, span, own, sentence);
  });
  return result;
};
