import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { Ends } from './range-slider';

export type PriceSpread = NonNullable<EndpointOutput<'searchSuppliers'>['prices']>;
export type PriceRange = Pick<SupplierSearch, 'priceMin' | 'priceMax'>;

const minorUnits = 100;

/** Returns the prices at both ends, in whole units of the currency; null at an end of the whole distribution. */
export const rangeOf = ({ from, step, counts }: PriceSpread, { low, high }: Ends): PriceRange => ({
  priceMin: low <= 0 ? null : Math.floor((from + low * step) / minorUnits),
  priceMax: high >= counts.length ? null : Math.ceil((from + high * step) / minorUnits),
});

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns the steps nearest to a range of prices: at least one step apart, so that both ends can be moved. */
export const stepsOf = ({ from, step, counts }: PriceSpread, { priceMin, priceMax }: PriceRange): Ends => {
  const most = counts.length;
  const stepAt = (price: number): number => Math.round((price * minorUnits - from) / step);
  const high = priceMax === null ? most : between(stepAt(priceMax), 1, most);
  return { low: priceMin === null ? 0 : between(stepAt(priceMin), 0, high - 1), high };
};

/** Returns a range whose lower end is not above its upper end: they change places otherwise. */
export const inOrder = ({ priceMin, priceMax }: PriceRange): PriceRange =>
  priceMin !== null && priceMax !== null && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax };
