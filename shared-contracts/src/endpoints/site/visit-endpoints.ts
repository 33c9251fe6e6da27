import * as v from 'valibot';
import { faultLengths } from '#constants/calls';
import { endpoint } from '../parts/endpoint';
import { nothing, words } from '../parts/fields';

/** Calls that a page makes for every visitor. */
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
      feature: words(faultLengths.name),
      remote: words(faultLengths.name),
      version: words(faultLengths.name),
      message: words(faultLengths.message),
      stack: v.optional(words(faultLengths.stack)),
      path: words(faultLengths.path),
      /** Id of the release set that the page runs. */
      set: v.optional(words(faultLengths.name)),
    }),
    answer: nothing,
    idempotent: false,
  }),
} as const;
