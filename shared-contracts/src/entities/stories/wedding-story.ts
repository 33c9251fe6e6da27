import * as v from 'valibot';
import { countSchema, instantSchema, isoDateSchema, moneySchema } from '../common';
import { realWeddingSchema } from './real-wedding';

/** A real wedding as the browsing page shows it: couple, day, place and pictures. */
export const weddingStorySchema = v.object({
  ...realWeddingSchema.entries,
  couple: v.array(v.string()),
  date: isoDateSchema,
  guests: countSchema,
  /** Words in the language of its market. */
  theme: v.string(),
  palette: v.string(),
  town: v.string(),
  county: v.string(),
  countryCode: v.string(),
  uploadedAt: instantSchema,
  /**
   * The prices that its suppliers state today for such a day and so many guests; suppliers without a price are left out.
   * Absent from servers that do not say it.
   */
  costs: v.optional(v.array(v.object({ supplierId: v.string(), price: moneySchema }))),
});
export type WeddingStory = v.InferOutput<typeof weddingStorySchema>;

/** Page of a real wedding: the same with its story, by paragraphs. */
export const realWeddingPageSchema = v.object({ ...weddingStorySchema.entries, story: v.array(v.string()) });
export type RealWeddingPage = v.InferOutput<typeof realWeddingPageSchema>;
