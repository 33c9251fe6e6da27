import type { SupplierCategory } from '@posy/shared-contracts/entities';

/** Categories whose suppliers state a capacity; in others the number of guests filters nothing. */
const holding: ReadonlySet<SupplierCategory> = new Set(['venues', 'caterers', 'marquee']);

/** Returns true when lists of this category can be filtered by capacity; so can the list of all. */
export const holdsGuests = (category: SupplierCategory | null): boolean => category === null || holding.has(category);
