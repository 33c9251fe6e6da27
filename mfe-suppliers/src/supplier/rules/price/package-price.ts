import type { Money, SupplierProfile } from '@posy/shared-contracts/entities';

type Package = SupplierProfile['packages'][number];

/**
 * Returns a package's total for this number of guests; null when it does not depend on guests, such as a price per
 * item.
 */
export const priceForGuests = ({ price, basis }: Package, guests: number): Money | null => {
  if (basis === 'per-head') return { ...price, amount: price.amount * guests };
  return basis === 'total' || basis === 'per-day' || basis === 'from' ? price : null;
};

/** Returns the cheapest package for this number of guests. */
export const cheapestFor = (packages: readonly Package[], guests: number): Package | null => {
  const priced = packages.flatMap((item) => {
    const price = priceForGuests(item, guests);
    return price === null ? [] : [{ item, amount: price.amount }];
  });
  return (
    priced.reduce<(typeof priced)[number] | null>(
      (least, one) => (least === null || one.amount < least.amount ? one : least),
      null,
    )?.item ?? null
  );
};
