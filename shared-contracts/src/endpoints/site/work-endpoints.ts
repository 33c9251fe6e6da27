import * as v from 'valibot';
import { countSchema } from '#entities/common';
import { workKinds } from '#entities/people/work';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

/** Calls of those who plan no wedding: suppliers, moderators, operators. */
export const workEndpoints = {
  /**
   * What there is to do for the caller, as `workOf` lists it, of suppliers' people for the one they ask about (missing: the
   * one that their profile names); nothing is remembered between calls. Refusals: `not-staff`, `not-a-speaker`.
   */
  work: endpoint({
    method: 'GET',
    path: '/api/work',
    auth: 'user',
    params: nothing,
    body: v.object({ supplierId: v.optional(id) }),
    answer: v.object({ items: v.array(v.object({ kind: v.picklist(workKinds), count: countSchema })) }),
    idempotent: true,
  }),
} as const;
