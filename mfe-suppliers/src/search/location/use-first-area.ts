import { useAwake, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { firstArea, searchLocation } from './search-location';

/** The first area of a new search. */
export const useFirstArea = (): string =>
  firstArea(useAwake() ? searchLocation.read() : null, useWedding(), useLocaleInfo().market.country);
