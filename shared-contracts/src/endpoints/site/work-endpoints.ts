import * as v from 'valibot';
import { countSchema } from '#entities/common';
import { workKinds } from '#entities/people/work';
import { endpoint } from '../endpoint';
import { nothing } from '../fields';

/** Calls of those who plan no wedding: suppliers, moderators, operators. */
export const workEndpoints = {
  /** What there is to do for the caller, as `workOf` lists it; nothing is remembered between calls. Refusal: `not-staff`. */
  work: endpoint({
    method: 'GET',
    path: '/api/work',
    auth: 'user',
    params: nothing,
    body: nothing,
    answer: v.object({ items: v.array(v.object({ kind: v.picklist(workKinds), count: countSchema })) }),
    idempotent: true,
  }),
} as const;
