import * as v from 'valibot';
import { pageSizeLimit } from '#constants/platform';
import { realWeddingConstants } from '#constants/suppliers/real-weddings';
import { searchConstants } from '#constants/suppliers/search';
import { realWeddingSchema } from '#entities/suppliers/real-wedding';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** Real weddings. */
export const worksEndpoints = {
  /** Real weddings of a county or of a supplier. */
  searchWorks: endpoint({
    method: 'POST',
    path: '/api/search/works',
    auth: 'none',
    params: nothing,
    body: v.pipe(
      v.object({
        county: v.optional(words(searchConstants.textLength)),
        supplierId: v.optional(id),
        /** Every value above 0 means `realWeddingConstants.creatorMinTier`. */
        creatorMinTier: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(4))),
        /** Higher than a page's limit, for a supplier's own ones: D-page-limit. */
        size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(realWeddingConstants.requestedForSupplier)),
        sort: v.optional(v.picklist(['latestUploaded', 'randomizedByProfileScore']), 'latestUploaded'),
      }),
      v.check(
        ({ county, supplierId }) => (county === undefined) !== (supplierId === undefined),
        'county or supplierId',
      ),
      v.check(
        ({ size, supplierId }) => supplierId !== undefined || size <= pageSizeLimit,
        `at most ${pageSizeLimit} unless a supplier is asked for`,
      ),
    ),
    answer: v.object({ total: v.number(), results: v.array(realWeddingSchema) }),
    idempotent: true,
  }),
} as const;
