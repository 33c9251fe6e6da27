import * as v from 'valibot';
import { legalPageSchema, legalTopics } from '#entities/pages/legal';
import { endpoint } from '../parts/endpoint';
import { nothing } from '../parts/fields';

/** The pages that the law asks for. */
export const legalEndpoints = {
  legalPage: endpoint({
    method: 'GET',
    path: '/api/legal/:locale/:topic',
    auth: 'none',
    params: v.object({
      locale: v.picklist(['en-GB', 'en-US', 'de-DE', 'fr-FR']),
      topic: v.picklist(legalTopics),
    }),
    body: nothing,
    answer: legalPageSchema,
    idempotent: true,
  }),
};
