/** Locales with a message catalogue; en-GB is the source, en-US holds what differs from it. */
export type Locale = 'en-GB' | 'en-US' | 'de-DE' | 'fr-FR';
/** Locales for `Intl` and luxon. */
export type FormatLocale = Locale | 'en-IE';
/** ISO 4217 codes in use. */
export type CurrencyCode = 'GBP' | 'EUR' | 'USD';
/** ISO 3166-1 alpha-2 codes of the markets' countries. */
export type CountryCode = 'GB' | 'IE' | 'US' | 'DE' | 'FR';
/** First path segment of every screen. */
export type MarketPrefix = 'uk' | 'ie' | 'us' | 'de' | 'fr';

/** A market: its path prefix, country and defaults. Source: D-market. */
export interface Market {
  prefix: MarketPrefix;
  country: CountryCode;
  /** For dates, numbers and money. */
  locale: FormatLocale;
  /** The message catalogue. */
  catalogue: Locale;
  language: 'en' | 'de' | 'fr';
  currency: CurrencyCode;
}

const table = [
  { prefix: 'uk', country: 'GB', locale: 'en-GB', catalogue: 'en-GB', language: 'en', currency: 'GBP' },
  { prefix: 'ie', country: 'IE', locale: 'en-IE', catalogue: 'en-GB', language: 'en', currency: 'EUR' },
  { prefix: 'us', country: 'US', locale: 'en-US', catalogue: 'en-US', language: 'en', currency: 'USD' },
  { prefix: 'de', country: 'DE', locale: 'de-DE', catalogue: 'de-DE', language: 'de', currency: 'EUR' },
  { prefix: 'fr', country: 'FR', locale: 'fr-FR', catalogue: 'fr-FR', language: 'fr', currency: 'EUR' },
] as const satisfies readonly Market[];

/** Every market, the default first. */
export const markets: readonly Market[] = table;
/** The market of visitors about whom nothing is known. Source: S9-limits-08. */
export const defaultMarket: Market = table[0];

/** The market with this path prefix, or null. */
export const marketOfPrefix = (prefix: string): Market | null =>
  markets.find((market) => market.prefix === prefix) ?? null;

/** Returns true when the text is the country code of a market. */
export const isCountryCode = (text: string): text is CountryCode => markets.some((market) => market.country === text);
