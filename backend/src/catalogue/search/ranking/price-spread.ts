import { type AskedFor } from '@posy/shared-contracts/rules';
import { type PriceSpread } from '#catalogue/search/request/search-request';
import { priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';
import { priceFor } from './price-for';

/** Steps of the picture: enough to see where most are. */
const steps = 24;

/** The dearest few would press all others into the first step. */
const shownShare = 0.96;

/** Upwards to a figure that people say: one, two or five with noughts behind. */
export const roundStep = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= width) ?? 10);
};

/**
 * Returns the spread of some rows' prices for this couple; the last step holds all higher ones. Null for fewer than two
 * prices.
 */
export const priceSpreadOf = (columns: Columns, rows: readonly number[], asked: AskedFor): PriceSpread | null => {
  const price = priceFor(columns, asked);
  const all = new Float64Array(rows.length);
  for (const [at, row] of rows.entries()) all[at] = price(row);
  const prices = all.filter((one) => one < priceOnRequest).sort();
  const [least = 0] = prices;
  const most = prices[Math.ceil(prices.length * shownShare) - 1] ?? 0;
  if (prices.length < 2 || most <= least) return null;
  const step = roundStep((most - least) / steps);
  const from = Math.floor(least / step) * step;
  const counts = new Array<number>(Math.max(1, Math.ceil((most - from) / step))).fill(0);
  for (const one of prices) {
    const at = Math.min(counts.length - 1, Math.floor((one - from) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, step, counts };
};
