import type { SupplierCard } from '@posy/shared-contracts/entities';

/**
 * Returns the first of each category, up to `count`; then further ones in their order if there are too few categories.
 */
export const oneOfEach = (suppliers: readonly SupplierCard[], count: number): SupplierCard[] => {
  const seen = new Set<string>();
  const firsts = suppliers.filter(({ type }) => !seen.has(type) && seen.add(type));
  const others = suppliers.filter((supplier) => !firsts.includes(supplier));
  return [...firsts, ...others].slice(0, count);
};
