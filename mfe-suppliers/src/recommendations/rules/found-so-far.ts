import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import { bookedOf, type CategoryProgress, standingOf } from '#directory/public';
import type { ShortlistEntry } from '#shortlist/public';

/** A category with the couple's progress in it. */
export interface FoundKind {
  kind: SupplierCategory;
  state: CategoryProgress | { kind: 'booked'; name: string } | { kind: 'none' };
}

/** Kinds on one line of a wide screen. */
const shownAtMost = 8;

/** Returns the booked categories, then those still to find in their order. */
export const foundSoFar = (entries: readonly ShortlistEntry[], missing: readonly SupplierCategory[]): FoundKind[] => {
  const booked = bookedOf(entries);
  const found = supplierCategories.flatMap((kind): FoundKind[] => {
    const one = booked.find(({ type }) => type === kind);
    return one === undefined ? [] : [{ kind, state: { kind: 'booked', name: one.name } }];
  });
  const open = missing.map((kind): FoundKind => ({ kind, state: standingOf(entries, kind) ?? { kind: 'none' } }));
  return [...found, ...open].slice(0, Math.max(shownAtMost, found.length));
};
