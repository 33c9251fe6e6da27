import { type Money, type SupplierCapacity, type SupplierPackage, type SupplierPrice } from '../types';
import { type Chance } from './chance';
import { type CategoryContent } from './content-schema';
import { type Market } from './markets';

/** Deviations from the middle to the tenth and the ninetieth percentile of a normal distribution. */
const tenth = 1.2816;

interface Spread {
  p10: number;
  median: number;
  p90: number;
}

/** Log-normal through three points: one width below the median, another above. */
export function drawFrom(spread: Spread, chance: Chance): number {
  const z = chance.normal();
  const edge = z < 0 ? spread.p10 : spread.p90;
  return spread.median * Math.exp((Math.abs(z) * Math.log(edge / spread.median)) / tenth);
}

/** Prices as people write them: £4.20, £68, £1,450, £12,500. Minor units in and out. */
export function roundPrice(amount: number): number {
  const step =
    amount >= 1_000_000 ? 25_000 : amount >= 100_000 ? 5_000 : amount >= 10_000 ? 500 : amount >= 1_000 ? 50 : 5;
  return Math.max(step, Math.round(amount / step) * step);
}

export interface Prices {
  price: SupplierPrice;
  packages: SupplierPackage[];
}

export function drawPrices(id: string, market: Market, category: CategoryContent, chance: Chance): Prices {
  const { currency, ...spread } = category.prices[market.countryCode];
  const base = drawFrom(spread, chance);
  const money = (factor: number): Money => ({ amount: roundPrice(base * factor), currency });
  const packages = category.packages.map((item) => ({
    id: `${id}-${item.key}`,
    name: item.names[market.locale],
    includes: item.includes[market.locale],
    price: money(item.priceFactor),
    unit: category.priceUnit,
  }));
  const dearest = Math.max(1, ...category.packages.map((item) => item.priceFactor));
  const basis = category.priceBasis[market.locale];
  return { price: { unit: category.priceUnit, from: money(1), to: money(dearest), basis }, packages };
}

export function drawCapacity(category: CategoryContent, chance: Chance): SupplierCapacity | null {
  if (category.capacity === undefined) return null;
  const { meaning, ...spread } = category.capacity;
  // A hall for 800 would read as a mistake: the tail ends a little above the ninetieth percentile.
  const drawn = Math.min(drawFrom(spread, chance), spread.p90 * 1.35);
  const max = drawn < 20 ? Math.round(drawn) : Math.round(drawn / 5) * 5;
  return { max, meaning };
}
