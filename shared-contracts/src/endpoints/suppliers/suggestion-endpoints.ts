import * as v from 'valibot';
import { searchConstants } from '#constants/suppliers/search';
import { supplierCategories } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { country, nothing, words } from '../parts/fields';

const label = v.string();
/** `value` is what a search takes for it: the name, with what it lies in where a larger place has the same. */
const place = { name: v.string(), within: v.string(), value: v.string() };
const category = v.picklist(supplierCategories);

/** A suggestion for typed text, by its kind; labels are in the market's language. */
export const suggestionSchema = v.variant('kind', [
  v.object({ kind: v.literal('town'), ...place }),
  /** A county, a state, or a region that couples name. */
  v.object({ kind: v.literal('region'), ...place }),
  /** Within is the town that it belongs to. */
  v.object({ kind: v.literal('postcode'), ...place }),
  v.object({ kind: v.literal('category'), category, label }),
  /** A feature, a style, or a kind of venue, of a category. */
  v.object({ kind: v.literal('feature'), category, key: v.string(), label }),
  v.object({
    kind: v.literal('supplier'),
    id: v.string(),
    name: v.string(),
    category,
    town: v.string(),
    slug: v.string(),
  }),
]);

export type SearchSuggestion = v.InferOutput<typeof suggestionSchema>;

/** Calls that complete a search while it is typed. */
export const suggestionEndpoints = {
  searchSuggestions: endpoint({
    method: 'POST',
    path: '/api/search/suggestions',
    auth: 'none',
    params: nothing,
    body: v.object({
      searchTerm: words(searchConstants.textLength),
      /** `what`: categories, what they have, and suppliers. */
      type: v.picklist(['place', 'supplier', 'any', 'what']),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      lockCategory: v.optional(v.picklist(supplierCategories)),
      countryCode: country,
    }),
    answer: v.object({
      places: v.array(v.object({ name: v.string(), county: v.string() })),
      suppliers: v.array(
        v.object({ id: v.string(), name: v.string(), type: v.string(), town: v.string(), slug: v.string() }),
      ),
      /** All suggestions in display order, by kind; absent from servers that do not know it. */
      found: v.optional(v.array(suggestionSchema)),
    }),
    idempotent: true,
    failure: 'status-and-body',
  }),
} as const;
