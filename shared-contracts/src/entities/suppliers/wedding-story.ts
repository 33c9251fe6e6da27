import * as v from 'valibot';
import { countSchema, instantSchema, isoDateSchema } from '../common';
import { realWeddingSchema } from './real-wedding';

/** Seasons that real weddings are sorted into, by month, as the northern half of the world has them. */
export const weddingSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type WeddingSeason = (typeof weddingSeasons)[number];

/** Sizes of a wedding, by its guests. */
export const guestBands = ['to-50', 'to-100', 'to-150', 'over-150'] as const;
export type GuestBand = (typeof guestBands)[number];

/** The season of a day, `yyyy-MM-dd`. */
export const seasonOf = (day: string): WeddingSeason =>
  weddingSeasons[Math.floor(((Number(day.slice(5, 7)) + 9) % 12) / 3)] ?? 'spring';

/** The band that so many guests are in. */
export const guestBandOf = (guests: number): GuestBand =>
  guests <= 50 ? 'to-50' : guests <= 100 ? 'to-100' : guests <= 150 ? 'to-150' : 'over-150';

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
});
export type WeddingStory = v.InferOutput<typeof weddingStorySchema>;

/** Page of a real wedding: the same with its story, by paragraphs. */
export const realWeddingPageSchema = v.object({ ...weddingStorySchema.entries, story: v.array(v.string()) });
export type RealWeddingPage = v.InferOutput<typeof realWeddingPageSchema>;
