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

/** Place of a supplier search: the typed draft, and the selected one. Source: S3-search-location-01. */
export const searchLocationSchema = v.object({
  status: v.picklist(['empty', 'draft', 'selected']),
  draft: v.nullable(place),
  selected: v.nullable(place),
});
export type SearchLocation = v.InferOutput<typeof searchLocationSchema>;
