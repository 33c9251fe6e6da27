import { searchEndpoints } from './suppliers/search-endpoints';
import { suggestionEndpoints } from './suppliers/suggestion-endpoints';
import { visitEndpoints } from './site/visit-endpoints';
import { worksEndpoints } from './suppliers/works-endpoints';

/** Calls that a visitor's first page may make: their schemas are part of what it weighs. */
export const firstPageEndpoints = {
  ...searchEndpoints,
  ...suggestionEndpoints,
  ...visitEndpoints,
  ...worksEndpoints,
} as const;
