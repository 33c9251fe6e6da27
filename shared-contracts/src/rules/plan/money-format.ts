import type { Money } from '#entities/common';

/** Minor units in one of the major. */
const minorPerUnit = 100;

type MoneyFormat = (units: number) => string;

/** A few formats serve every row of a list: making one costs as much as drawing the row. */
const formats = new Map<string, MoneyFormat>();

const formatOf = (locale: string, currency: Money['currency'], isWhole: boolean): MoneyFormat => {
  const key = `${locale} ${currency} ${isWhole}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // “14 024 £” in French as well: the reader's own sign, never “£GB”.
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
  const show: MoneyFormat = (units) => made.format(units);
  formats.set(key, show);
  return show;
};

/**
 * Money in the reader's locale; whole amounts without decimals.
 *
 * @example
 * formatMoney({ amount: 125_000, currency: 'GBP' }, 'en-GB') // '£1,250': amounts are minor units
 */
export const formatMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(locale, currency, amount % minorPerUnit === 0)(amount / minorPerUnit);
