export { markets, marketOfPrefix, defaultMarket, isCountryCode } from './markets';
export type { Market, MarketPrefix, CountryCode, Locale, FormatLocale, CurrencyCode } from './markets';
export { paths, authActionModes, parsePath, isWithin, ownPath, safeNext, marketOfPath } from './paths';
export type { AuthActionMode } from './paths';
export { ApiError } from './errors';
export type { ApiErrorKind } from './errors';
