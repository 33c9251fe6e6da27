import * as v from 'valibot';
import { defaultBudget } from '#constants/wedding/planning';
import { countSchema, currencySchema, instantSchema, isoDateSchema, marketCountrySchema, tallySchema } from '../common';
import { accessSchema } from '../people/access';
import { memberRoleSchema } from '../people/user';
import { datePickerDateSchema } from './date-picker';

const location = v.object({
  name: v.string(),
  /** Two levels, the wider first; fewer where the provider knows no more. */
  adminArea: v.array(v.string()),
  country: v.string(),
  providerId: v.nullable(v.string()),
});

/**
 * `weddings/{id}`: the profile. Fields that may be missing are not written by every package yet: a document without
 * them is whole. Source: S3-wedding-01.
 */
export const weddingSchema = v.object({
  partners: v.array(v.string()),
  date: v.nullable(isoDateSchema),
  /** The same day under another name, from imported documents; `weddingDay` reads either. */
  weddingDate: v.optional(v.nullable(isoDateSchema)),
  /** The couple's choice when it is less precise than a day: a month, a season, nothing yet. `planningDay` reads it. */
  dateChoice: v.optional(v.nullable(datePickerDateSchema)),
  engagementDate: v.optional(v.nullable(isoDateSchema)),
  location: v.nullable(location),
  l10n: v.object({ country: marketCountrySchema, language: v.string(), locale: v.string(), currency: currencySchema }),
  /** Minor units of the wedding's currency. Source: S9-limits-10. */
  budget: v.optional(countSchema, defaultBudget),
  /** Sums over the cost items, in minor units. */
  costs: v.optional(v.object({ actual: countSchema, estimate: countSchema })),
  /** Written back by the checklist. `initializedAt` is null until the checklist was made. */
  tasks: v.object({ total: countSchema, done: countSchema, initializedAt: v.nullable(instantSchema) }),
  /**
   * `estimate` is the couple's own guess before there is a list; the guest list updates the others, and `guestTotals`
   * reads them. Increments of concurrent edits may overlap, so those beside `count` may be below 0 for a moment.
   */
  guests: v.object({
    count: countSchema,
    estimate: v.optional(v.nullable(countSchema)),
    evening: v.optional(tallySchema),
    attending: v.optional(tallySchema),
    declined: v.optional(tallySchema),
    eveningDeclined: v.optional(tallySchema),
  }),
  suppliers: v.object({ count: countSchema }),
  bookings: v.object({ venue: v.boolean() }),
  /** Uid to role: everybody with access. */
  roles: v.record(v.string(), memberRoleSchema),
  /** Helper's uid to what they may do; written by the backend. `accessOf` reads it. */
  access: v.optional(v.record(v.string(), accessSchema)),
  /** Address of the public website, or null while there is none. */
  website: v.optional(v.nullable(v.string())),
  /** Preference id to its property values. */
  preferences: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  /** Id of the main event. */
  events: v.optional(v.object({ main: v.nullable(v.string()) })),
  /** A counter per badge id. */
  badges: v.optional(v.record(v.string(), countSchema)),
  /** Path of the couple's picture, as the upload of a photo answers it (`photoSource`); null after it was taken away. */
  image: v.optional(v.nullable(v.string())),
  /** People with access, for screens that name them; written by the backend. `roles` decides what they may do. */
  users: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        role: memberRoleSchema,
        /** Missing for the members from before anybody joined. */
        joinedAt: v.optional(instantSchema),
      }),
    ),
  ),
  createdAt: instantSchema,
});
export type Wedding = v.InferOutput<typeof weddingSchema>;

/** The wedding's day, whichever of its two names the document uses. */
export const weddingDay = ({ date, weddingDate }: Pick<Wedding, 'date' | 'weddingDate'>): string | null =>
  date ?? weddingDate ?? null;
