import type { Money, SupplierProfile } from '@posy/shared-contracts/entities';
import { isSaturdayInSeason } from '@posy/shared-contracts/rules';
import { cheapestFor, priceForGuests } from './price-for-us';

/** Where a price for the couple comes from: their Saturday in season, a package, or what things start at. */
export type PriceSource = 'saturday' | 'package' | 'from';

export interface PriceForUs {
  money: Money;
  source: PriceSource;
  /** What it buys, in the supplier's words; empty where it says none. */
  buys: string;
}

type Priced = Pick<SupplierProfile, 'packages' | 'price' | 'saturdayPrice'>;

/** What a supplier costs this couple: their own day and guests, as far as the supplier says; null on request. */
export const priceForUs = (
  { packages, price, saturdayPrice }: Priced,
  { day, guests }: { day: string | null; guests: number },
): PriceForUs | null => {
  if (day !== null && isSaturdayInSeason(day) && saturdayPrice != null) {
    const { amount, currency, basis, condition } = saturdayPrice;
    return {
      money: { amount: basis === 'per-head' ? amount * guests : amount, currency },
      source: 'saturday',
      buys: condition,
    };
  }
  const cheapest = cheapestFor(packages, guests);
  const money = cheapest === null ? null : priceForGuests(cheapest, guests);
  if (cheapest !== null && money !== null) return { money, source: 'package', buys: cheapest.name };
  return price === null ? null : { money: price.from, source: 'from', buys: price.basis };
};

/** Whether a day is taken; null where nobody keeps a calendar. */
export const isTaken = ({ busyDays }: Pick<SupplierProfile, 'busyDays'>, day: string): boolean | null =>
  busyDays === undefined ? null : busyDays.includes(day);
