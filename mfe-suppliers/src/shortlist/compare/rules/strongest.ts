/** One line of a comparison: what each says in words, and how strong that is; null where it cannot be weighed. */
export interface Line {
  id: 'price' | 'day' | 'distance' | 'reviews' | 'capacity' | 'features' | 'highlights' | 'votes' | 'notes';
  words: readonly (readonly string[])[];
  strength: readonly (number | null)[];
}

/** Whether not all say the same: what differs is what is decided by. */
export const differs = ({ words }: Pick<Line, 'words'>): boolean =>
  new Set(words.map((cell) => cell.join('\n'))).size > 1;

/** Who has the strongest answer; nobody while all are alike, or fewer than two can be weighed. */
export const strongest = ({ strength }: Pick<Line, 'strength'>): ReadonlySet<number> => {
  const known = strength.filter((one) => one !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((one) => one === best)) return new Set();
  return new Set(strength.flatMap((one, at) => (one === best ? [at] : [])));
};

/** What not all of them have: of features that everybody has, nothing can be learnt. */
export const notShared = (lists: readonly (readonly string[])[]): string[][] =>
  lists.map((list) => list.filter((one) => !lists.every((other) => other.includes(one))));
