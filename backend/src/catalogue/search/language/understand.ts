import { searchConstants } from '@posy/shared-contracts/constants';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { correctTokens } from '../words/correct-tokens';
import { readAmounts } from './amounts';
import { type Meaning } from './lexicon';
import { type Correction, type Part, type Understanding } from './parts';
import { isPreposition, isUnknown, type Reading, readSpans, type Span } from './read-spans';
import { type Token, tokensOf } from './tokens';

export interface UnderstandOptions extends Reading {
  /** Chosen beside the sentence: what a feature or style of the sentence belongs to. */
  category?: SupplierCategory | undefined;
  /** Whether suppliers of the market use this word: it is not a mistake then. */
  isKnownWord: (word: string) => boolean;
  /** Read what is typed as it is typed. */
  literally?: boolean | undefined;
}

type Read = Span & { from: number; to: number; isCorrected: boolean };

function located(span: Span, tokens: readonly Token[], corrections: readonly Correction[]): Read {
  const from = tokens[span.at]?.from ?? 0;
  const to = tokens[span.at + span.count - 1]?.to ?? 0;
  return { ...span, from, to, isCorrected: corrections.some((one) => one.from >= from && one.to <= to) };
}

/** Meanings that say a category by themselves. */
const saysCategory = ({ kind }: Meaning): boolean => kind === 'category';

/** The category that a sentence is about: the one it names, or the one that its features belong to. */
function categoryOf(spans: readonly Read[], chosen: SupplierCategory | undefined): SupplierCategory | undefined {
  if (chosen !== undefined) return chosen;
  const all = spans.flatMap(({ meanings }) => (isPreposition(meanings) ? [] : meanings.slice(0, 1)));
  const named = all.find(saysCategory);
  if (named?.kind === 'category') return named.category;
  for (const meaning of all) {
    if (meaning.kind === 'feature' || meaning.kind === 'style') return meaning.category;
    if (meaning.kind === 'venue-kind') return 'venues';
  }
  return undefined;
}

/** Which of its meanings a phrase has in a sentence about a category; null when none fits. */
function fitting(meanings: readonly Meaning[], category: SupplierCategory | undefined): Meaning | null {
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
}

const isSame = (a: Part, b: Part): boolean =>
  a.kind === b.kind && (a.kind === 'category' || a.kind === 'place' || ('key' in a && 'key' in b && a.key === b.key));

function addPart(parts: Part[], part: Part): void {
  if (!parts.some((known) => isSame(known, part))) parts.push(part);
}

interface Collected {
  parts: Part[];
  words: string[];
  unknownPlaces: string[];
}

function collect(
  sentence: string,
  spans: readonly Read[],
  category: SupplierCategory | undefined,
  isKnown: (word: string) => boolean,
  words: readonly Token[],
): Collected {
  const result: Collected = { parts: [], words: [], unknownPlaces: [] };
  spans.forEach((span, number) => {
    const before = spans[number - 1];
    const { from, to } = span;
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
    const own = words.slice(span.at, span.at + span.count).map(({ text }) => text);
    if (isUnknown(span)) {
      const text = own[0] ?? '';
      if (before !== undefined && isPreposition(before.meanings) && !isKnown(text) && !/^\d+$/.test(text))
        result.unknownPlaces.push(sentence.slice(from, to));
      else result.words.push(text);
      return;
    }
    const meaning = fitting(span.meanings, category);
    if (meaning === null) {
      if (!span.meanings.some(saysCategory)) result.words.push(...own);
    } else if (meaning.kind !== 'noise' && meaning.kind !== 'preposition')
      addPart(result.parts, { ...meaning, from, to });
  });
  return result;
}

function readWithCorrections(
  tokens: readonly Token[],
  options: UnderstandOptions,
): { tokens: readonly Token[]; spans: Span[]; corrections: Correction[] } {
  const spans = readSpans(tokens, options);
  if (options.literally === true || !spans.some(isUnknown)) return { tokens, spans, corrections: [] };
  const { tokens: read, corrections } = correctTokens(tokens, spans, options.countryCode, options.isKnownWord);
  return corrections.length === 0
    ? { tokens, spans, corrections }
    : { tokens: read, spans: readSpans(read, options), corrections };
}

/** The parts of a sentence that a search can act on, and what is left of it. */
export function understand(sentence: string, options: UnderstandOptions): Understanding {
  // Amounts are read by patterns with much freedom, which only a short text may meet.
  const text = sentence.normalize('NFC').slice(0, searchConstants.textLength);
  const { parts: amounts, rest } = readAmounts(text, options.countryCode);
  const { tokens, spans, corrections } = readWithCorrections(tokensOf(rest), options);
  const read = spans.map((span) => located(span, tokens, corrections));
  const category = categoryOf(read, options.category);
  const { parts, words, unknownPlaces } = collect(text, read, category, options.isKnownWord, tokens);
  const implied =
    category !== undefined && options.category === undefined && !parts.some(({ kind }) => kind === 'category');
  const said: Part[] = implied ? [{ kind: 'category', category, from: 0, to: 0 }, ...parts] : parts;
  return {
    parts: [...said, ...amounts].sort((a, b) => a.from - b.from),
    words,
    unknownPlaces,
    corrections: corrections.map((one) => ({ ...one, typed: text.slice(one.from, one.to) })),
  };
}
