import type { Hue } from '@posy/shared-ui';

/** One line of a comparison: the text of each answer and its strength; null when it cannot be compared. */
export interface ComparisonLine {
  id: 'price' | 'day' | 'distance' | 'reviews' | 'replies' | 'capacity' | 'features' | 'highlights' | 'votes' | 'notes';
  words: readonly (readonly string[])[];
  strength: readonly (number | null)[];
  /** The colours of votes, one for each of their texts. */
  hues?: readonly (readonly Hue[])[];
}

/** Returns true when the answers differ: only differences help to decide. */
export const differs = ({ words }: Pick<ComparisonLine, 'words'>): boolean =>
  new Set(words.map((cell) => cell.join('\n'))).size > 1;

/**
 * Returns the indexes of the strongest answers; none while all are equal, or fewer than two are comparable. An answer
 * with the same text as the strongest is as strong, despite rounding.
 */
export const strongest = ({ words, strength }: Pick<ComparisonLine, 'words' | 'strength'>): ReadonlySet<number> => {
  const known = strength.filter((one) => one !== null);
  const best = Math.max(...known);
  const said = (at: number): string => (words[at] ?? []).join('\n');
  const strong = strength.flatMap((one, at) =>
    one !== null && (one === best || said(at) === said(strength.indexOf(best))) ? [at] : [],
  );
  return new Set(known.length < 2 || strong.length === known.length ? [] : strong);
};

interface MeasuredAnswer {
  strength: number | null;
  measure?: string;
}

/**
 * Returns the strengths of answers with the same measure: three hours are not stronger than a whole day because they
 * cost less. Quotes and agreements are compared; starting prices with those that start alike.
 */
export const alikeOnly = (cells: readonly MeasuredAnswer[]): (number | null)[] => {
  const measures = cells.flatMap(({ strength, measure = '' }) => (strength === null ? [] : [measure]));
  const by = measures.includes('stated') ? 'stated' : new Set(measures).size === 1 ? measures[0] : null;
  return cells.map(({ strength, measure = '' }) => (measure === by ? strength : null));
};

/** Removes the features that all suppliers share, because they do not help to decide. */
export const notShared = (lists: readonly (readonly string[])[]): string[][] =>
  lists.map((list) => list.filter((one) => !lists.every((other) => other.includes(one))));
