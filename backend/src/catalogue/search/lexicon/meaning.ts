import { type SupplierCategory } from '@posy/shared-contracts/entities';

/** The meaning of a phrase of the domain. */
export type Meaning =
  /**
   * A hint says more than the category, such as “saxophone”: suppliers with this word come first. A narrow one, such as
   * “town crier”, is a trade of few suppliers of the category: the others are no fit.
   */
  | { kind: 'category'; category: SupplierCategory; isHint?: true; isNarrow?: true }
  | { kind: 'venue-kind'; key: string }
  | { kind: 'feature' | 'style'; category: SupplierCategory; key: string }
  | { kind: 'noise' }
  | { kind: 'cheap' }
  | { kind: 'everyday' }
  /** A trade that no category holds, and the category that comes nearest. */
  | { kind: 'unoffered'; near: SupplierCategory | null }
  | { kind: 'near-me' }
  /** A country or region in which no market lies. */
  | { kind: 'abroad' }
  | { kind: 'negation' }
  | { kind: 'preposition' };

/** The category that a meaning belongs to. */
export const categoryOfMeaning = (meaning: Meaning): SupplierCategory | undefined => {
  if (meaning.kind === 'venue-kind') return 'venues';
  return 'category' in meaning ? meaning.category : undefined;
};
