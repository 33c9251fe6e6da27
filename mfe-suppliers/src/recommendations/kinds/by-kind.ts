import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { RecommendedSupplier } from '../rules/local-suppliers';

/** The recommended suppliers of one category. */
export interface KindGroup {
  kind: SupplierCategory;
  suppliers: RecommendedSupplier[];
}

/**
 * Groups the recommended suppliers by the categories still to find, in the order of the couple's checklist. A category
 * may have none to recommend.
 */
export const byKind = (found: readonly RecommendedSupplier[], missing: readonly SupplierCategory[]): KindGroup[] =>
  missing.map((kind) => ({ kind, suppliers: found.filter(({ type }) => type === kind) }));
