import * as v from 'valibot';
import { isoDateSchema } from '#entities/common';
import { slugPattern, websiteSchema } from '#entities/guests/website';
import { weddingEventSchema } from '#entities/guests/wedding-event';
import { endpoint } from '../endpoint';
import { id, nothing } from '../fields';

/** A wedding’s website. */
export const websiteEndpoints = {
  /**
   * Publishes the wedding's website under an address that is free or was its own; earlier addresses stay its own and lead
   * there. Refusals: `slug-taken` (409), `addresses-used-up` (409).
   */
  publishMicrosite: endpoint({
    method: 'POST',
    path: '/api/microsite/publish',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, slug: v.pipe(v.string(), v.regex(slugPattern)) }),
    answer: v.object({ slug: v.string() }),
    idempotent: true,
  }),
  deleteMicrosite: endpoint({
    method: 'DELETE',
    path: '/api/microsite/delete',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /** What a guest sees: only visible events of a published website. `slug` is another where the address is an earlier one. */
  microsite: endpoint({
    method: 'GET',
    path: '/api/microsite/:slug',
    auth: 'none',
    params: v.object({ slug: v.pipe(v.string(), v.regex(slugPattern)) }),
    body: nothing,
    answer: v.object({
      slug: v.string(),
      partners: v.array(v.string()),
      date: v.nullable(isoDateSchema),
      locationName: v.nullable(v.string()),
      locale: v.string(),
      welcome: v.string(),
      theme: websiteSchema.entries.theme,
      events: v.array(
        v.object({
          id: v.string(),
          ...v.pick(weddingEventSchema, ['type', 'name', 'date', 'place', 'description', 'attire', 'createdAt'])
            .entries,
          time: v.object({ startTime: v.nullable(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))) }),
        }),
      ),
    }),
    idempotent: true,
  }),
} as const;
