import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { Recommended } from '../rules/local-suppliers';

/** Who is recommended of one kind. */
export interface KindGroup {
  kind: SupplierCategory;
  suppliers: Recommended[];
}

/** The recommended by kind, in the order in which the couple needs them; of kinds that they need no more, nobody. */
export const byKind = (found: readonly Recommended[], missing: readonly SupplierCategory[]): KindGroup[] =>
  missing
    .map((kind) => ({ kind, suppliers: found.filter(({ type }) => type === kind) }))
    .filter(({ suppliers }) => suppliers.length > 0);
