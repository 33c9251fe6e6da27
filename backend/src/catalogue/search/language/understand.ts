import { searchConstants } from '@posy/shared-contracts/constants';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { isNoise, lexiconOf } from '../lexicon/lexicon';
import { speaksGerman } from '../lexicon/market-words';
import { categoryOfMeaning } from '../lexicon/meaning';
import { gazetteerOf } from '../places/gazetteer';
import { type Correction, type SentencePart, type Understanding } from '../request/parts';
import { isCommonWord } from '../spelling/common-words';
import { spellingsOf } from '../spelling/fold';
import { lowBudget, readAmounts } from './amounts';
import { guestsByFigure } from './bare-figure';
import { categoryOf } from './category-of';
import { collect, type Collected, negated } from './collect';
import { correctNamesakes } from './correct-namesakes';
import { correctTokens } from './correct-tokens';
import { nameCheck } from './dates/name-dates';
import { idleIn } from './idle-words';
import { isUnknown, readSpans, type Span, type SpanContext } from './read-spans';
import { apart } from './run-together';
import { type ReadSpan } from './sentence';
import { type Token, tokensOf } from './words/tokens';

export interface UnderstandOptions extends SpanContext {
  /** Chosen beside the sentence: what a feature or style of the sentence belongs to. */
  category?: SupplierCategory | undefined;
  /** Returns true when suppliers of the market use this word: it is not a mistake then. */
  isKnownWord: (word: string) => boolean;
  /** True for a supplier's name: none of its words is a negation. */
  isName?: boolean | undefined;
  /** Returns true when a supplier's name, whole or from its beginning, is these words in their order. */
  isCalled?: ((words: readonly string[], isWhole: boolean) => boolean) | undefined;
  /** Read what is typed as it is typed. */
  literally?: boolean | undefined;
  /** An ISO date, after which a month without a year is the next one; without it such a month is no date. */
  today?: string | undefined;
}

const locate = (
  span: Span,
  tokens: readonly Token[],
  corrections: readonly Correction[],
): Omit<ReadSpan, 'isNegated'> => {
  const from = tokens[span.at]?.from ?? 0;
  const to = tokens[span.at + span.count - 1]?.to ?? 0;
  return { ...span, from, to, isCorrected: corrections.some((one) => one.from >= from && one.to <= to) };
};

interface ReadTokens {
  tokens: readonly Token[];
  spans: Span[];
  corrections: Correction[];
}

const unlocated = (spans: readonly Span[]): ReadSpan[] =>
  negated(spans.map((span) => ({ ...span, from: 0, to: 0, isCorrected: false })));

/** Returns true when no word of a sentence says anything about a supplier: then a list would be the whole market. */
const saysNothing = ({ spans }: ReadTokens): boolean =>
  spans.every(({ place, meanings }) => place === null && meanings.every(({ kind }) => kind === 'noise'));

/**
 * Corrections to leave: what is read as a word that means no more, alone or with all others, as another kind of supplier than the sentence names, or
 * as a second place.
 */
const harmful = (typed: ReadTokens, read: ReadTokens, chosen: SupplierCategory | undefined): readonly Correction[] => {
  const category = categoryOf(unlocated(typed.spans), typed.tokens, chosen);
  const isPlaced = typed.spans.some(({ place }) => place !== null);
  if (saysNothing(read)) return read.corrections;
  return read.corrections.filter(({ from, to }) => {
    const own = read.spans.filter(({ at }) => {
      const token = read.tokens[at];
      return token !== undefined && token.from >= from && token.to <= to;
    });
    return own.some((span) => {
      if (isUnknown(span) || (span.place !== null && isPlaced)) return true;
      const says = span.meanings.map(categoryOfMeaning).filter((one) => one !== undefined);
      return category !== undefined && says.length > 0 && !says.includes(category);
    });
  });
};

/** Corrects towns that are not in the named county first, then unknown words. */
const readWithCorrections = (typed: readonly Token[], options: UnderstandOptions): ReadTokens => {
  const read = readSpans(typed, options);
  if (options.literally === true) return { tokens: typed, spans: read, corrections: [] };
  const { tokens, corrections } = correctNamesakes(typed, read, options.countryCode);
  if (corrections.length === 0) return readUnknown(tokens, read, options);
  const rest = readUnknown(tokens, readSpans(tokens, options), options);
  return { ...rest, corrections: [...corrections, ...rest.corrections].sort((a, b) => a.from - b.from) };
};

const readUnknown = (tokens: readonly Token[], spans: Span[], options: UnderstandOptions): ReadTokens => {
  if (!spans.some(isUnknown)) return { tokens, spans, corrections: [] };
  const { countryCode, category: chosen } = options;
  const { languages } = lexiconOf(countryCode);
  // A word of the language is no mistake, though the catalogue may have one like it.
  const isKnownWord = (word: string) => options.isKnownWord(word) || isCommonWord(word, languages);
  const corrected = (isKnown: (word: string) => boolean): ReadTokens => {
    const { tokens: read, corrections } = correctTokens(tokens, spans, countryCode, isKnown);
    return corrections.length === 0
      ? { tokens, spans, corrections }
      : { tokens: read, spans: readSpans(read, options), corrections };
  };
  const first = corrected(isKnownWord);
  const wrong = harmful({ tokens, spans, corrections: [] }, first, chosen);
  const asTyped = new Set(wrong.flatMap(({ typed }) => typed.split(' ')));
  return asTyped.size === 0 ? first : corrected((word) => asTyped.has(word) || isKnownWord(word));
};

/** Returns the corrected word in its written form: the name of a place, a noun with its capital. */
const asWritten = ({ read, from, to }: Correction, spans: readonly ReadSpan[], countryCode: CountryCode): string => {
  const place = spans.find((span) => span.place !== null && span.from <= from && span.to >= to)?.place ?? null;
  if (place !== null && spellingsOf(place.name).includes(read)) return place.name;
  const { written } = lexiconOf(countryCode);
  return read
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
};

/** A person who gives a number of guests and no category looks for a venue. */
const roomFor = (amounts: readonly SentencePart[], spans: readonly ReadSpan[]): SupplierCategory | undefined => {
  const isUnoffered = spans.some(({ meanings }) => meanings.some(({ kind }) => kind === 'unoffered'));
  return amounts.some(({ kind }) => kind === 'guests') && !isUnoffered ? 'venues' : undefined;
};

/** Replaces a low price without an amount by the amount that counts as cheap, so that it can be shown. */
const withLowBudget = (
  amounts: readonly SentencePart[],
  cheap: Collected['cheap'],
  category: SupplierCategory | undefined,
  countryCode: CountryCode,
): readonly SentencePart[] =>
  cheap === null || category === undefined || amounts.some(({ kind }) => kind === 'budget')
    ? amounts
    : [...amounts, { ...lowBudget(category, countryCode), ...cheap }];

/**
 * Returns the spans with trades that nobody of the market names as not offered, where the sentence is about them: an
 * “elvis impersonator” is no wish for any entertainment.
 */
const withoutNarrow = (
  spans: readonly ReadSpan[],
  tokens: readonly Token[],
  { category: chosen, isKnownWord }: UnderstandOptions,
): ReadSpan[] => {
  const about = chosen === undefined ? categoryOf(spans, tokens, undefined) : undefined;
  if (about === undefined) return [...spans];
  return spans.map((span) => {
    const { at, count, meanings, isNegated } = span;
    const [first] = meanings;
    const isOfThis = first?.kind === 'category' && first.isNarrow === true && first.category === about;
    if (!isOfThis || isNegated || tokens.slice(at, at + count).every(({ text }) => isKnownWord(text))) return span;
    return { ...span, meanings: [{ kind: 'unoffered', near: about }] };
  });
};

/** The parts of a sentence that a search can act on, and what is left of it. */
export const understand = (sentence: string, options: UnderstandOptions): Understanding => {
  // Amounts are read by patterns with much freedom, which only a short text may meet.
  const text = sentence.normalize('NFC').slice(0, searchConstants.textLength);
  const {
    parts: named,
    rest: unread,
    weekdays,
  } = readAmounts(text, options.countryCode, options.today ?? null, nameCheck(text, options));
  const typed = apart(tokensOf(unread), options.countryCode, options.isNameWord);
  const { tokens, spans, corrections } = readWithCorrections(typed, options);
  const located = spans.map((span) => locate(span, tokens, corrections));
  const known = options.isName === true ? located.map((span) => ({ ...span, isNegated: false })) : negated(located);
  const read = withoutNarrow(known, tokens, options);
  const ofAmounts = named.flatMap((part) => (part.kind === 'feature' ? [part.category] : []))[0];
  const category = categoryOf(read, tokens, options.category) ?? ofAmounts ?? roomFor(named, read);
  const collected = collect(read, {
    text,
    tokens,
    category,
    isKnown: options.isKnownWord,
    isCommon: (word) => isCommonWord(word, lexiconOf(options.countryCode).languages),
    isGerman: speaksGerman(options.countryCode),
    isRiver: (word) => gazetteerOf(options.countryCode).rivers.has(word),
    isNoise: (word) => isNoise(lexiconOf(options.countryCode), word),
  });
  const { parts, cheap, words: unknown, ...rest } = collected;
  const implied =
    category !== undefined && options.category === undefined && !parts.some(({ kind }) => kind === 'category');
  const figure = options.isName === true ? null : guestsByFigure(read, { text, tokens, category, amounts: named });
  const counted = figure === null ? named : [...named, figure.guests];
  const amounts = withLowBudget(counted, cheap, category, options.countryCode);
  const own = amounts.filter((part) => part.kind !== 'feature' || part.category === category);
  // “Rooms to sleep 40” says once, with its number, that there are bedrooms.
  const isCounted = (part: SentencePart) =>
    part.kind === 'feature' && own.some((one) => one.kind === 'feature' && one.key === part.key);
  const wishes = parts.filter((part) => !isCounted(part));
  const said: SentencePart[] = implied ? [{ kind: 'category', category, from: 0, to: 0 }, ...wishes] : wishes;
  return {
    ...rest,
    idle: idleIn({ text, spans: read, parts: [...said, ...own], collected }),
    words: unknown.filter((word) => figure?.words.includes(word) !== true),
    weekdays: [...weekdays, ...rest.weekdays],
    parts: [...said, ...own].sort((a, b) => a.from - b.from),
    corrections: corrections.map((one) => ({
      ...one,
      typed: text.slice(one.from, one.to),
      read: asWritten(one, read, options.countryCode),
    })),
  };
};
