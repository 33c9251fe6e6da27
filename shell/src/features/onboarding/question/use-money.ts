import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { CurrencyCode } from '@posy/shared-contracts';

/** Formats amounts of minor units in the reader's locale. */
export const useMoney = (currency: CurrencyCode): ((amount: number) => string) => {
  const { locale } = useLocaleInfo();
  return (amount) => formatMoney({ amount, currency }, locale);
};
