import * as v from 'valibot';
import { countSchema } from '#entities/common';
import { workKinds } from '#entities/people/work';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

/** Calls of those who plan no wedding: suppliers, moderators, operators. */
export const workEndpoints = {
  /**
   * Counts the caller's open work, as `workOf` lists it; a supplier's people name the supplier (missing: the one in
   * their profile). Nothing is stored between calls. Refusals: `not-staff`, `not-a-speaker`.
   */
  work: endpoint({
    method: 'GET',
    path: '/api/work',
    auth: 'user',
    params: nothing,
    body: v.object({ supplierId: v.optional(id) }),
    answer: v.object({
      items: v.array(v.object({ kind: v.picklist(workKinds), count: countSchema })),
      /** Claims of profiles that wait for a decision, for moderators and operators. */
      claims: v.optional(countSchema),
    }),
    idempotent: true,
  }),
} as const;
