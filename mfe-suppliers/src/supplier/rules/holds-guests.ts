import type { SupplierCategory } from '@posy/shared-contracts/entities';

/** Categories whose suppliers say how many guests they take; elsewhere a count of guests leaves out nobody. */
const holding: ReadonlySet<SupplierCategory> = new Set(['venues', 'caterers', 'marquee']);

/** Whether a list of this category can be asked for room; the list of all can. */
export const holdsGuests = (category: SupplierCategory | null): boolean => category === null || holding.has(category);
