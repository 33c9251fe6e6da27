import { searchEndpoints } from './search-endpoints';
import { suggestionEndpoints } from './suggestion-endpoints';
import { visitEndpoints } from './visit-endpoints';
import { worksEndpoints } from './works-endpoints';

/** Calls that a visitor's first page may make: their schemas are part of what it weighs. */
export const firstPageEndpoints = {
  ...searchEndpoints,
  ...suggestionEndpoints,
  ...visitEndpoints,
  ...worksEndpoints,
} as const;
