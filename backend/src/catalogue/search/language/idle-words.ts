import { type SentencePart } from '../request/parts';
import { type Collected } from './collect';
import { type ReadSpan } from './sentence';

/** A price class, or pictures: “£££”, “🎂”. */
const symbols = /[£$€]{2,}|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\u200d]*/gu;

/** Everybody here works for weddings: this word alone asks for all of them. */
const everything = /^(?:weddings?|hochzeit(?:en)?|mariages?|wedding suppliers?)$/iu;

interface Read {
  text: string;
  spans: readonly ReadSpan[];
  /** All parts of the sentence. */
  parts: readonly SentencePart[];
  collected: Collected;
}

/** Returns true when a sentence asks for nothing at all: its list is the whole market. */
const asksNothing = ({ parts, collected }: Read): boolean => {
  const { words, hints, narrow, weekdays, unknownPlaces, unoffered, unwanted, otherCategories, isNearMe } = collected;
  const said = [words, hints, narrow, weekdays, unknownPlaces, unoffered, unwanted, otherCategories, parts];
  return !isNearMe && said.every(({ length }) => length === 0);
};

/**
 * Returns the words and symbols that a search does not use, as they are typed: a low price of no category, symbols, and
 * all words of a sentence that asks for nothing.
 */
export const idleIn = (read: Read): string[] => {
  const { text, spans, parts, collected } = read;
  const { cheap } = collected;
  const isPriced = parts.some(({ kind }) => kind === 'budget');
  const low = cheap === null || isPriced ? [] : [text.slice(cheap.from, cheap.to)];
  const pictures = [...text.matchAll(symbols)].map(([symbol]) => symbol);
  const silent = asksNothing(read)
    ? spans
        .filter(({ meanings }) => meanings.length > 0 && meanings.every(({ kind }) => kind === 'noise'))
        .map(({ from, to }) => text.slice(from, to))
        .filter((word) => !everything.test(word))
    : [];
  return [...low, ...pictures, ...(low.length + pictures.length > 0 ? [] : silent)];
};
