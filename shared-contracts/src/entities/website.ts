import * as v from 'valibot';
import { instantSchema, isoDateSchema } from './common';

/** Addresses of public websites: lower-case letters, digits and single hyphens, 3 to 60 characters. */
export const slugPattern = /^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `weddings/{id}/events/{id}`. Times are local to the place, HH:mm. Source: section 3, Wedding event. */
export const weddingEventSchema = v.object({
  type: v.picklist(['main', 'custom']),
  /** Empty on the main event until the couple names it: screens show the translated default. */
  name: v.pipe(v.string(), v.maxLength(120)),
  date: v.nullable(isoDateSchema),
  time: v.object({ startTime: v.nullable(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))) }),
  place: v.pipe(v.string(), v.maxLength(200)),
  description: v.pipe(v.string(), v.maxLength(2000)),
  attire: v.pipe(v.string(), v.maxLength(200)),
  visible: v.boolean(),
  featured: v.boolean(),
  supplier: v.nullable(v.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type WeddingEvent = v.InferOutput<typeof weddingEventSchema>;

/** `weddings/{id}/website/site`. */
export const websiteSchema = v.object({
  slug: v.nullable(v.pipe(v.string(), v.regex(slugPattern))),
  published: v.boolean(),
  welcome: v.pipe(v.string(), v.maxLength(2000)),
  theme: v.picklist(['orchard', 'poster', 'midnight', 'letterpress', 'riviera', 'pressed']),
  updatedAt: instantSchema,
});
export type Website = v.InferOutput<typeof websiteSchema>;
