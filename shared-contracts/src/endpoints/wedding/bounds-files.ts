/** Files of bounds: one per country; the one of the US is Illinois'. Source: S7-country-bounds. */
export const boundsFiles = ['GB', 'IE', 'DE', 'FR', 'US-IL'] as const;

/** The file of a country's bounds. */
export const boundsFileOf = (country: 'GB' | 'IE' | 'US' | 'DE' | 'FR'): (typeof boundsFiles)[number] =>
  country === 'US' ? 'US-IL' : country;
