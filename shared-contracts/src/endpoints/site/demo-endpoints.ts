import * as v from 'valibot';
import { sessionKinds } from '#entities/people/user';
import { endpoint } from '../parts/endpoint';
import { nothing } from '../parts/fields';

/** Calls of the demo data. */
export const demoEndpoints = {
  /** Sign-ins of the demo data; 404 outside the embedded default. */
  demoAccounts: endpoint({
    method: 'GET',
    path: '/api/demo/accounts',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({
      accounts: v.array(
        v.object({
          kind: v.picklist(sessionKinds),
          name: v.string(),
          email: v.string(),
          password: v.string(),
        }),
      ),
    }),
    idempotent: true,
  }),
} as const;
