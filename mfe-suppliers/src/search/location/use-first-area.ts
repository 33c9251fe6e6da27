import { useAwake, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { firstArea, searchLocation } from './search-location';

/** The area that a new search begins with. */
export const useFirstArea = (): string =>
  firstArea(useAwake() ? searchLocation.read() : null, useWedding(), useLocaleInfo().market.country);
