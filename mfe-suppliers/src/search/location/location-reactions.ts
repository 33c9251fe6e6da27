import { markets } from '@posy/shared-contracts';
import type { EventPayload } from '@posy/shared-contracts/events';
import { searchLocation } from './search-location';

const marketCountry = (country: string) => markets.find((market) => market.country === country)?.country;

/**
 * Moves the supplier search to the wedding's place; a place outside every market resets it. Source: S4-search-location.
 */
export const followLocation = async ({ name, country }: EventPayload<'wedding.location-changed'>): Promise<void> => {
  const known = marketCountry(country);
  if (known === undefined) searchLocation.reset();
  else searchLocation.follow(known, name);
};

/** Searches in the former country no longer apply in another one. */
export const forgetSearches = async (): Promise<void> => searchLocation.reset();
