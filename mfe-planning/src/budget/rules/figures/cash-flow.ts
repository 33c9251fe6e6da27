import { sumAmounts } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import type { CostItem } from '../cost-items';

/** A month of the cash flow, in minor units, each figure up to the end of the month. */
export interface FlowMonth {
  /** Its first day, yyyy-MM-dd. */
  month: string;
  /** Amount that will have been paid. */
  paid: number;
  /** Amount that will have been set aside. */
  aside: number;
}

export interface CashFlow {
  months: readonly FlowMonth[];
  /** The total that the budget plans for. */
  total: number;
  /** Amount to set aside each month to reach the total, rounded up to whole units of the currency. */
  perMonth: number;
  /**
   * The first month in which payments exceed the money set aside, with the largest difference; null when there is none.
   */
  short: { month: string; by: number } | null;
}

/** Number of months shown while the wedding has no date. */
const monthsWithoutDate = 12;

const minorPerUnit = 100;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const monthsFrom = (first: string, last: string): string[] => {
  const start = DateTime.fromISO(first, { zone: 'utc' });
  const count = Math.max(0, Math.round(DateTime.fromISO(last, { zone: 'utc' }).diff(start, 'months').months));
  return Array.from({ length: count + 1 }, (_none, index) => start.plus({ months: index }).toFormat('yyyy-MM-dd'));
};

/** Returns the open amounts by month: each payment in its own month, the rest of a cost in the month of the wedding. */
const openByMonth = (items: readonly CostItem[], first: string, end: string): Map<string, number> => {
  const sums = new Map<string, number>();
  const add = (month: string, amount: number): void => {
    if (amount > 0) sums.set(month, (sums.get(month) ?? 0) + amount);
  };
  for (const { payments, due } of items) {
    let left = due;
    for (const payment of payments) {
      if (payment.paidOn !== null) continue;
      const part = Math.min(left, payment.amount);
      left -= part;
      const month = payment.due === null ? end : monthOf(payment.due);
      add(month < first ? first : month, part);
    }
    add(end, left);
  }
  return sums;
};

const lastMonth = (items: readonly CostItem[], first: string, weddingDay: string | null): string => {
  const start = DateTime.fromISO(first, { zone: 'utc' });
  const end =
    weddingDay === null ? start.plus({ months: monthsWithoutDate - 1 }).toFormat('yyyy-MM-dd') : monthOf(weddingDay);
  const dues = items.flatMap(({ payments }) =>
    payments.flatMap(({ due, paidOn }) => (due === null || paidOn !== null ? [] : [monthOf(due)])),
  );
  return [first, end, ...dues].reduce((latest, month) => (month > latest ? month : latest));
};

/**
 * Returns the expected payments of each month from `today` (yyyy-MM-dd) to the wedding, against an equal amount set
 * aside each month. An open payment never counts for more than its cost has left to pay.
 */
export const cashFlow = (items: readonly CostItem[], today: string, weddingDay: string | null): CashFlow => {
  const first = monthOf(today);
  const end = lastMonth(items, first, weddingDay);
  const months = monthsFrom(first, end);
  const wedding = weddingDay === null || monthOf(weddingDay) < first ? end : monthOf(weddingDay);
  const sums = openByMonth(items, first, wedding);
  const already = sumAmounts(items.map(({ paid }) => paid));
  const open = sumAmounts([...sums.values()]);
  let paid = already;
  const series = months.map((month, index) => {
    paid += sums.get(month) ?? 0;
    return { month, paid, aside: already + Math.round((open * (index + 1)) / months.length) };
  });
  const ahead = series.filter((month) => month.paid > month.aside);
  const by = Math.max(0, ...ahead.map((month) => month.paid - month.aside));
  return {
    months: series,
    total: already + open,
    perMonth: Math.ceil(open / months.length / minorPerUnit) * minorPerUnit,
    short: ahead[0] === undefined ? null : { month: ahead[0].month, by },
  };
};
