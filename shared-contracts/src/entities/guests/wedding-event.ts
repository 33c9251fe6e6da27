import * as v from 'valibot';
import { websiteConstants } from '#constants/wedding/website';
import { instantSchema, isoDateSchema, textSchema, timeOfDaySchema } from '../common';
import { type EventAudience, eventAudienceSchema } from './event-audience';

/**
 * `weddings/{id}/events/{id}`: written by members who may edit the website; read by those who see website or guests.
 * Times are local to the place, HH:mm. Source: S3-event-01.
 */
export const weddingEventSchema = v.object({
  type: v.picklist(['main', 'custom']),
  /** Empty on the main event until the couple names it: screens show the translated default. */
  name: textSchema(websiteConstants.eventNameLength),
  date: v.nullable(isoDateSchema),
  time: v.object({
    startTime: v.nullable(timeOfDaySchema),
    /** An end before the start is on the next day. */
    endTime: v.optional(v.nullable(timeOfDaySchema)),
  }),
  place: textSchema(websiteConstants.eventPlaceLength),
  address: v.optional(textSchema(websiteConstants.eventAddressLength)),
  coordinates: v.optional(
    v.nullable(
      v.object({
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
  ),
  /** Missing in older documents: `audienceOf` reads them. */
  audience: v.optional(eventAudienceSchema),
  description: textSchema(websiteConstants.eventDescriptionLength),
  attire: textSchema(websiteConstants.eventAttireLength),
  visible: v.boolean(),
  featured: v.boolean(),
  supplier: v.nullable(v.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type WeddingEvent = v.InferOutput<typeof weddingEventSchema>;

/** Guests of an event; an event from before this choice existed is for everyone. */
export const audienceOf = ({ audience }: Pick<WeddingEvent, 'audience'>): EventAudience =>
  audience ?? { kind: 'everyone', parts: [], households: {} };
