import type { Money } from '@posy/shared-contracts/entities';

/** Money in the reader's locale; whole amounts without decimals. */
export const formatMoney = (money: Money, locale: string): string => {
  const whole = money.amount % 100 === 0;
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency, ...digits }).format(
    money.amount / 100,
  );
};
