import { visitEndpoints } from './site/visit-endpoints';
import { categoryEndpoints } from './suppliers/category-endpoints';
import { searchEndpoints } from './suppliers/search-endpoints';
import { worksEndpoints } from './suppliers/works-endpoints';

/** Calls that a visitor's first page may make: their schemas are part of what it weighs. */
export const firstPageEndpoints = {
  ...categoryEndpoints,
  ...searchEndpoints,
  ...visitEndpoints,
  ...worksEndpoints,
} as const;
