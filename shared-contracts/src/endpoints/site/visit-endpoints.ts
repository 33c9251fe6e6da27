import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { nothing, words } from '../fields';

/** What a page asks and says of itself, whoever visits it. */
export const visitEndpoints = {
  viewerCountry: endpoint({
    method: 'GET',
    path: '/viewer-country',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({ country: v.string() }),
    idempotent: true,
  }),
  /** Source: D-error-report-02. */
  reportError: endpoint({
    method: 'POST',
    path: '/api/errors',
    auth: 'none',
    params: nothing,
    body: v.object({
      feature: words(80),
      remote: words(80),
      version: words(80),
      message: words(2000),
      stack: v.optional(words(8000)),
      path: words(500),
    }),
    answer: nothing,
    idempotent: false,
  }),
} as const;
