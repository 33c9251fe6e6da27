import type { SeatingTable, SeatingWish } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** The facts about a guest that the seating needs. */
export interface SeatingGuest {
  id: string;
  name: string;
  /** Id of the household; a guest alone is a household of one. */
  household: string;
  /** The category that the couple gave; empty for none. */
  category: string;
  child: boolean;
  /** Id of the table; null without a seat. */
  table: string | null;
}

export type Table = Identified<SeatingTable>;
export type Wish = Identified<SeatingWish>;

/** The input of the seating search. */
export interface SeatingPlan {
  guests: readonly SeatingGuest[];
  tables: readonly Table[];
  wishes: readonly Wish[];
}

/** Groups entries by a key, in their order. */
export const groupBy = <T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
};

/** Compares by code points: the same on every device, whatever its language. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Sorts tables into the order in which they are named and printed. */
export const inTableOrder = (tables: readonly Table[]): Table[] =>
  [...tables].sort((a, b) => a.order - b.order || compareText(a.id, b.id));
