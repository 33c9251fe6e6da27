import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Span } from './read-spans';
import { type Token } from './words/tokens';

/** A span and the letters that it stands at. */
export interface ReadSpan extends Span {
  from: number;
  to: number;
  isCorrected: boolean;
  /** “not” stands before it. */
  isNegated: boolean;
}

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  category: SupplierCategory | undefined;
  isKnown: (word: string) => boolean;
  /** Returns true for a word of the language. */
  isCommon: (word: string) => boolean;
  /** German writes every noun with a capital: there a capital letter marks no word as a name. */
  isGerman: boolean;
  /** Returns true when a town lies on the water of this name. */
  isRiver: (word: string) => boolean;
  /** Returns true when a word means nothing by itself. */
  isNoise: (word: string) => boolean;
}
