import type { Hue } from '@posy/shared-ui';

/** One line of a comparison: what each says in words, and how strong that is; null where it cannot be weighed. */
export interface Line {
  id: 'price' | 'day' | 'distance' | 'reviews' | 'replies' | 'capacity' | 'features' | 'highlights' | 'votes' | 'notes';
  words: readonly (readonly string[])[];
  strength: readonly (number | null)[];
  /** The colours of votes, one for each of their words. */
  hues?: readonly (readonly Hue[])[];
}

/** Whether not all say the same: what differs is what is decided by. */
export const differs = ({ words }: Pick<Line, 'words'>): boolean =>
  new Set(words.map((cell) => cell.join('\n'))).size > 1;

/**
 * Who has the strongest answer; nobody while all are alike, or fewer than two can be weighed. Who says the same as the
 * strongest is as strong, whatever the words round away.
 */
export const strongest = ({ words, strength }: Pick<Line, 'words' | 'strength'>): ReadonlySet<number> => {
  const known = strength.filter((one) => one !== null);
  const best = Math.max(...known);
  const said = (at: number): string => (words[at] ?? []).join('\n');
  const strong = strength.flatMap((one, at) =>
    one !== null && (one === best || said(at) === said(strength.indexOf(best))) ? [at] : [],
  );
  return new Set(known.length < 2 || strong.length === known.length ? [] : strong);
};

interface Measured {
  strength: number | null;
  measure?: string;
}

/**
 * Strengths of what was measured alike: where a whole day was quoted, three hours of somebody else are none the stronger
 * for costing less. Quotes and what was agreed are weighed; where prices only start, those that start with the same.
 */
export const alikeOnly = (cells: readonly Measured[]): (number | null)[] => {
  const measures = cells.flatMap(({ strength, measure = '' }) => (strength === null ? [] : [measure]));
  const by = measures.includes('stated') ? 'stated' : new Set(measures).size === 1 ? measures[0] : null;
  return cells.map(({ strength, measure = '' }) => (measure === by ? strength : null));
};

/** What not all of them have: of features that everybody has, nothing can be learnt. */
export const notShared = (lists: readonly (readonly string[])[]): string[][] =>
  lists.map((list) => list.filter((one) => !lists.every((other) => other.includes(one))));
