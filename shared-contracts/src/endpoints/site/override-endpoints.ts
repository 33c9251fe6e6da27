import * as v from 'valibot';
import { endpoint } from '../parts/endpoint';
import { nothing } from '../parts/fields';

/** Calls of the inspector about remotes that a page takes from elsewhere. */
export const overrideEndpoints = {
  /**
   * Lists what a page may take one remote from, beside the deployed build. For operators; for everybody where only this machine
   * reaches the server, and under development. `permit` is the value of a cookie that pages need, with its end in
   * milliseconds since the epoch; null where they need none. Refusals: `overrides-off` (404), `not-an-operator` (403).
   */
  overrides: endpoint({
    method: 'GET',
    path: '/api/overrides',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({
      /** True for developers' servers of the visitor's own machine, at any port. */
      localhost: v.boolean(),
      /** Other servers that are allowed, by their origins. */
      origins: v.array(v.string()),
      permit: v.nullable(v.object({ value: v.string(), until: v.number() })),
      /** Stored builds, by remote and newest first; `at` is the ISO time at which it was stored. */
      versions: v.array(v.object({ remote: v.string(), version: v.string(), at: v.string() })),
    }),
    idempotent: true,
  }),
} as const;
