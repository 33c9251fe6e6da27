import { markets } from '@posy/shared-contracts';
import type { EventPayload } from '@posy/shared-contracts/events';
import { searchLocation } from './search-location';

const marketCountry = (country: string) => markets.find((market) => market.country === country)?.country;

/** Suppliers are searched where the wedding is; a place outside every market starts anew. Source: S4-search-location. */
export const followLocation = async ({ name, country }: EventPayload<'wedding.location-changed'>): Promise<void> => {
  const known = marketCountry(country);
  if (known === undefined) searchLocation.reset();
  else searchLocation.follow(known, name);
};

/** In another country nothing counts that was searched in the one before. */
export const forgetSearches = async (): Promise<void> => searchLocation.reset();
