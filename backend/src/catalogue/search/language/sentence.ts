import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type Span } from './read-spans';
import { type Token } from './words/tokens';

/** A span and the letters that it stands at. */
export interface Read extends Span {
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
  /** Whether it is a word of the language. */
  isCommon: (word: string) => boolean;
  /** Whether a capital letter says that a word is a name. */
  hasNames: boolean;
  /** Whether a town lies on what a word names. */
  isRiver: (word: string) => boolean;
  /** Whether a word means nothing by itself. */
  isNoise: (word: string) => boolean;
}
