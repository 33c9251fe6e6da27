import type { Money } from '#entities/common';
import type { SupplierCard } from '#entities/suppliers/supplier';

/** Conditions of a couple's price; null for unknown ones. `day` is yyyy-MM-dd. */
export interface AskedFor {
  day: string | null;
  guests: number | null;
}

/** Price of a supplier for this couple, as far as it is stated, and its meaning. */
export type OurPrice =
  /** Their day is a Saturday in season, with this price. */
  | { kind: 'saturday'; price: Money }
  /** A price for each guest, times their guests. */
  | { kind: 'guests'; price: Money; guests: number }
  /** Their day is another Friday, Saturday or Sunday, with this price. */
  | { kind: 'otherDay'; price: Money; day: string }
  /** Their day has no stated price: it lies between the quiet days and a Saturday in season. */
  | { kind: 'between'; price: Money; to: Money }
  /** Their day is unknown, or makes no difference. */
  | { kind: 'from'; price: Money };

const saturday = 6;
const thursday = 4;
/** May to September, as calendars count months. */
const season = { first: 5, last: 9 };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns true when suppliers charge their price of a Saturday in season for a day. */
export const isSaturdayInSeason = (day: string): boolean => {
  const month = Number(day.slice(5, 7));
  return weekdayOf(day) === saturday && month >= season.first && month <= season.last;
};

/** Returns true when a day is neither a quiet one, Monday to Thursday, nor a Saturday in season. */
export const isOtherDay = (day: string): boolean =>
  !isSaturdayInSeason(day) && (weekdayOf(day) === 0 || weekdayOf(day) > thursday);

/** The one price of a supplier for a couple: on cards, in the bar, on the page, and for what "up to" and "lowest" compare. */
export const ourPrice = (price: NonNullable<SupplierCard['price']>, { day, guests }: AskedFor): OurPrice => {
  const { from, unit, condition = '', saturday: onSaturday = null, otherDays = null } = price;
  if (unit === 'per-head')
    return guests === null
      ? { kind: 'from', price: from }
      : { kind: 'guests', price: { ...from, amount: from.amount * guests }, guests };
  if (day === null || onSaturday === null) return { kind: 'from', price: from };
  if (isSaturdayInSeason(day)) return { kind: 'saturday', price: onSaturday };
  if (condition === '' || !isOtherDay(day)) return { kind: 'from', price: from };
  return otherDays === null
    ? { kind: 'between', price: from, to: onSaturday }
    : { kind: 'otherDay', price: otherDays, day };
};
