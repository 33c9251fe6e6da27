import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { CurrencyCode } from '@posy/shared-contracts';

/** Says amounts of minor units in the reader's words. */
export const useMoney = (currency: CurrencyCode): ((amount: number) => string) => {
  const { locale } = useLocaleInfo();
  return (amount) => formatMoney({ amount, currency }, locale);
};
