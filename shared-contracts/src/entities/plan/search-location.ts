import * as v from 'valibot';
import { marketCountrySchema } from '../common';

const place = v.object({
  area: v.nullable(v.string()),
  placeId: v.nullable(v.string()),
  searchText: v.string(),
  searchType: v.literal('autocomplete'),
  /** A market's country: a stored location without a valid one is not used. */
  countryCode: marketCountrySchema,
});

/** Where suppliers are searched: what is being typed, and what was chosen. Source: S3-search-location-01. */
export const searchLocationSchema = v.object({
  status: v.picklist(['empty', 'draft', 'selected']),
  draft: v.nullable(place),
  selected: v.nullable(place),
});
export type SearchLocation = v.InferOutput<typeof searchLocationSchema>;
