import * as v from 'valibot';
import { faultLengths } from '#constants/calls';
import { measureConstants } from '#constants/measures';
import { isoDateSchema } from '#entities/common';
import { measureSchema, pageFiguresSchema } from '#entities/pages/measures';
import { endpoint } from '../parts/endpoint';
import { nothing, words } from '../parts/fields';

const call = { method: 'POST', params: nothing } as const;

/** Numbers of pages: sent by visitors who agreed to be counted, read by operators. */
export const measureEndpoints = {
  /**
   * Numbers that a page measured, counted with the version that its release set gives each remote. Nothing of the caller is
   * stored. Members that the set does not have are left out, and so is a whole set that this server does not know.
   */
  measurePage: endpoint({
    ...call,
    path: '/api/measures',
    auth: 'none',
    body: v.object({
      set: words(faultLengths.name),
      measures: v.pipe(v.array(measureSchema), v.maxLength(measureConstants.mostAtOnce)),
    }),
    answer: nothing,
    idempotent: false,
  }),
  /** The figures of the last days, today included. Refused with `not-an-operator` (403). */
  pageMeasures: endpoint({
    ...call,
    path: '/api/measures/read',
    auth: 'user',
    body: v.object({ days: v.picklist(measureConstants.spans) }),
    answer: v.object({
      /** By remote and version, the most viewed first. */
      remotes: v.array(v.object({ remote: v.string(), version: v.string(), ...pageFiguresSchema.entries })),
      /** By remote and screen, the most viewed first. */
      screens: v.array(v.object({ remote: v.string(), screen: v.string(), ...pageFiguresSchema.entries })),
      /** Oldest first. */
      days: v.array(v.object({ day: isoDateSchema, ...pageFiguresSchema.entries })),
    }),
    idempotent: true,
  }),
} as const;
