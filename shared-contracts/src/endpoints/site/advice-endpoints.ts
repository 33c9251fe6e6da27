import * as v from 'valibot';
import { articleSchema, articleSummarySchema } from '#entities/pages/article';
import { endpoint } from '../parts/endpoint';
import { nothing } from '../parts/fields';

const locale = v.picklist(['en-GB', 'en-US', 'de-DE', 'fr-FR']);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));

/** Calls of the advice pages. Source: S2-route-08, S2-route-12. */
export const adviceEndpoints = {
  /** Every article in a language, in the order of the list. */
  articles: endpoint({
    method: 'GET',
    path: '/api/articles/:locale',
    auth: 'none',
    params: v.object({ locale }),
    body: nothing,
    answer: v.object({ articles: v.array(articleSummarySchema) }),
    idempotent: true,
  }),
  /** One article; 404 `unknown-article`. */
  article: endpoint({
    method: 'GET',
    path: '/api/articles/:locale/:slug',
    auth: 'none',
    params: v.object({ locale, slug }),
    body: nothing,
    answer: articleSchema,
    idempotent: true,
  }),
};
