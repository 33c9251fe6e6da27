import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

export type PriceSpread = NonNullable<EndpointOutput<'searchSuppliers'>['prices']>;

const minorUnits = 100;

/** Returns the maximum price for a number of steps, in whole units of the currency; null for all of them. */
export const priceAt = ({ from, step, counts }: PriceSpread, steps: number): number | null =>
  steps >= counts.length ? null : Math.ceil((from + steps * step) / minorUnits);

/** Returns the number of steps for a price: at least one, so that the slider can be moved. */
export const stepOf = ({ from, step, counts }: PriceSpread, priceMax: number | null): number =>
  priceMax === null
    ? counts.length
    : Math.min(counts.length, Math.max(1, Math.round((priceMax * minorUnits - from) / step)));
