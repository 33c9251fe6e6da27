import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { createContext, useCallback, useContext } from 'react';

type Currency = Wedding['l10n']['currency'];

const CurrencyContext = createContext<Currency>('GBP');

/** The wedding's currency, for everything below. */
export const CurrencyProvider = CurrencyContext.Provider;

export const useCurrency = (): Currency => useContext(CurrencyContext);

/** Shows an amount of the wedding, in minor units, in the reader's locale. */
export const useMoney = (): ((amount: number) => string) => {
  const { locale } = useLocaleInfo();
  const currency = useCurrency();
  return useCallback((amount) => formatMoney({ amount, currency }, locale), [locale, currency]);
};
