import { useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { createContext, useContext, useMemo } from 'react';

type Currency = Wedding['l10n']['currency'];

const CurrencyContext = createContext<Currency>('GBP');

/** The wedding's currency, for everything below. */
export const CurrencyProvider = CurrencyContext.Provider;

export const useCurrency = (): Currency => useContext(CurrencyContext);

const minorPerUnit = 100;

/** Shows minor units of a currency in a locale; whole amounts without decimals. The formats are made once, for long lists. */
export const moneyFormat = (locale: string, currency: Currency): ((amount: number) => string) => {
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount) => (amount % minorPerUnit === 0 ? whole : exact).format(amount / minorPerUnit);
};

/** Shows an amount of the wedding in the reader's locale. */
export const useMoney = (): ((amount: number) => string) => {
  const { locale } = useLocaleInfo();
  const currency = useCurrency();
  return useMemo(() => moneyFormat(locale, currency), [locale, currency]);
};
