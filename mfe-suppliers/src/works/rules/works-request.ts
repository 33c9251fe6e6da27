import { realWeddingConstants } from '@posy/shared-contracts/constants';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { RealWedding } from '@posy/shared-contracts/entities';

export type WorksRequest = NonNullable<EndpointInput<'searchWorks'>['body']>;

/** The weddings of a list: those near a county, at a venue, or with another supplier's work. */
export type WorksOf =
  | { kind: 'near'; county: string }
  | { kind: 'venue'; supplierId: string }
  | { kind: 'supplier'; supplierId: string };

/** Returns the request for a list. Source: S9-real-weddings. */
export const worksRequest = (of: WorksOf): WorksRequest =>
  of.kind === 'near'
    ? { county: of.county, size: realWeddingConstants.requestedNear, sort: 'randomizedByProfileScore' }
    : {
        supplierId: of.supplierId,
        size: of.kind === 'venue' ? realWeddingConstants.requestedForVenue : realWeddingConstants.requestedForSupplier,
        sort: 'latestUploaded',
      };

/**
 * Returns the page size of a list; unknown kinds have the default. Source: S9-real-weddings-04 to S9-real-weddings-07.
 */
export const worksPageSize = (kind: string): number =>
  ({
    supplier: realWeddingConstants.pageSizeSupplier,
    venue: realWeddingConstants.pageSizeVenue,
    near: realWeddingConstants.pageSizeNear,
  })[kind] ?? realWeddingConstants.pageSizeDefault;

/**
 * Returns a supplier's list without the weddings it published itself, unless its tier is high enough. Source:
 * S6-real-weddings-01, D-creator-tier.
 */
export const shownWorks = (of: WorksOf, works: readonly RealWedding[]): RealWedding[] =>
  works.filter(
    ({ creatorId, creatorTier }) =>
      of.kind !== 'supplier' || creatorId !== of.supplierId || creatorTier >= realWeddingConstants.creatorMinTier,
  );
