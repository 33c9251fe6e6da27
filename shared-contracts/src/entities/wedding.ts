import * as v from 'valibot';
import { instantSchema, isoDateSchema } from './common';
import { memberRoleSchema } from './user';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `weddings/{id}`: the profile. Source: section 3, Wedding profile. */
export const weddingSchema = v.object({
  partners: v.array(v.string()),
  date: v.nullable(isoDateSchema),
  location: v.nullable(
    v.object({
      name: v.string(),
      adminArea: v.array(v.string()),
      country: v.string(),
      providerId: v.nullable(v.string()),
    }),
  ),
  l10n: v.object({
    country: v.picklist(['GB', 'IE', 'US', 'DE', 'FR']),
    language: v.string(),
    locale: v.string(),
    currency: v.picklist(['GBP', 'EUR', 'USD']),
  }),
  /** Minor units of the wedding's currency. Source: section 9, "The budget default is 0". */
  budget: count,
  /** Written back by the checklist. `initializedAt` is null until the checklist was made. */
  tasks: v.object({ total: count, done: count, initializedAt: v.nullable(instantSchema) }),
  guests: v.object({ count }),
  suppliers: v.object({ count }),
  bookings: v.object({ venue: v.boolean() }),
  /** Uid to role: everybody with access. */
  roles: v.record(v.string(), memberRoleSchema),
  createdAt: instantSchema,
});
export type Wedding = v.InferOutput<typeof weddingSchema>;
