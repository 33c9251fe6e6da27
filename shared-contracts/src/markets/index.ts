export { markets, marketOfPrefix, defaultMarket, isCountryCode } from './markets';
export type { Market, MarketPrefix, CountryCode, Locale, FormatLocale, CurrencyCode } from './markets';
