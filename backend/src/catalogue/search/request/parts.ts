import { type Money, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type NamedPlace } from '../places/place';

/** A meaning recognised in a sentence. */
export type PartMeaning =
  | { kind: 'category'; category: SupplierCategory }
  | { kind: 'venue-kind'; key: string }
  /** With `least` beds for so many people. */
  | { kind: 'feature' | 'style'; category: SupplierCategory; key: string; least?: number }
  | { kind: 'place'; place: NamedPlace }
  | { kind: 'radius'; km: number }
  | { kind: 'guests'; count: number }
  | { kind: 'budget'; min: Money | null; max: Money | null }
  | { kind: 'date'; firstDay: string; lastDay: string };

/** A piece of a sentence, by its first letter and the one behind its last. */
export interface Position {
  from: number;
  to: number;
}

/** A recognised part and where it stands in the sentence: the client removes it by leaving these letters out. */
export type SentencePart = PartMeaning & Position;

/** An exclusion in a sentence, as it was typed. */
export interface Unwanted {
  typed: string;
  is:
    | Extract<PartMeaning, { kind: 'category' | 'venue-kind' | 'feature' | 'style' | 'place' }>
    | { kind: 'words'; words: readonly string[] };
}

/** A word that was read as another one. */
export interface Correction {
  typed: string;
  read: string;
  from: number;
  to: number;
}

export interface Understanding {
  parts: SentencePart[];
  /** Folded words that mean nothing special: looked for in the texts of suppliers. */
  words: string[];
  /** Folded words that name a category and more: suppliers with these words come first. */
  hints: string[];
  /** Folded words of trades that few suppliers of the category have: those without these words are no fit. */
  narrow: string[];
  /** Days of the week without a date, as they were typed: no search uses them. */
  weekdays: string[];
  /** Words and symbols that mean nothing to a search, as they were typed: “the cheapest” of everything, “£££”. */
  idle: string[];
  /** Names that follow “in” or “near” and that no place bears, as they were typed. */
  unknownPlaces: string[];
  /** Positions of those places' words, each with its “in” or “near”. */
  unknownAt: Position[];
  /** Trades that no category holds, as they were typed. */
  unoffered: string[];
  /** The categories that come nearest to those. */
  unofferedNear: SupplierCategory[];
  /** Said with a “not” before it. */
  unwanted: Unwanted[];
  /** Kinds of suppliers that the sentence names beside the one that it is read as being about. */
  otherCategories: SupplierCategory[];
  /** True for “near me” without a place. */
  isNearMe: boolean;
  corrections: Correction[];
}

/** A sentence without one of its parts, as somebody would type it. */
export const without = (sentence: string, { from, to }: Position): string =>
  `${sentence.slice(0, from)} ${sentence.slice(to)}`.replace(/\s+/g, ' ').replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '');
