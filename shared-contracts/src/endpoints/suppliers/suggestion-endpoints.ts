import * as v from 'valibot';
import { searchConstants } from '#constants/suppliers/search';
import { supplierCategories } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { country, nothing, words } from '../parts/fields';

/** What helps while one types. */
export const suggestionEndpoints = {
  searchSuggestions: endpoint({
    method: 'POST',
    path: '/api/search/suggestions',
    auth: 'none',
    params: nothing,
    body: v.object({
      searchTerm: words(searchConstants.textLength),
      type: v.picklist(['place', 'supplier', 'any']),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      lockCategory: v.optional(v.picklist(supplierCategories)),
      countryCode: country,
    }),
    answer: v.object({
      places: v.array(v.object({ name: v.string(), county: v.string() })),
      suppliers: v.array(
        v.object({ id: v.string(), name: v.string(), type: v.string(), town: v.string(), slug: v.string() }),
      ),
    }),
    idempotent: true,
    failure: 'status-and-body',
  }),
} as const;
