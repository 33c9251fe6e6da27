import type { SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A guest as far as the tables are concerned. */
export interface SeatingGuest {
  id: string;
  name: string;
  /** Id of the household; somebody alone is a household of one. */
  household: string;
  /** The couple's own sorting; empty for none. */
  category: string;
  child: boolean;
  /** Id of the table; null while not seated. */
  table: string | null;
}

export type Table = Identified<SeatingTable>;
export type Wish = Identified<SeatingWish>;

/** Everything that a seating plan is made of. */
export interface SeatingPlan {
  guests: readonly SeatingGuest[];
  tables: readonly Table[];
  wishes: readonly Wish[];
}

/** Entries by a key, in their order. */
export const groupBy = <T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
};

/** By code points: the same on every device, whatever its language. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Tables as they are named and printed. */
export const inTableOrder = (tables: readonly Table[]): Table[] =>
  [...tables].sort((a, b) => a.order - b.order || compareText(a.id, b.id));
