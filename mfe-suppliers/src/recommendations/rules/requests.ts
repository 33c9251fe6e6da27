import type { CountryCode } from '@posy/shared-contracts';
import { recommendationConstants, venueRecommendationTiers } from '@posy/shared-contracts/constants';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';

export type RecommendationRequest = NonNullable<EndpointInput<'recommendedSuppliers'>['body']>;

/** A wedding's place for recommendations: the area, and the areas that contain it, the smaller first. */
export interface WeddingArea {
  countryCode: CountryCode;
  area: string;
  location: string[];
}

/** Returns the place of a wedding; null without an area. Source: S6-recommend-03. */
export const aroundOf = ({ location, l10n }: Pick<Wedding, 'location' | 'l10n'>): WeddingArea | null => {
  const area = location?.name.trim() ?? '';
  return location === null || area === ''
    ? null
    : { countryCode: l10n.country, area, location: location.adminArea.toReversed().filter((name) => name !== '') };
};

/**
 * Returns the request for venues: scores under 0.7, from tier 0 up, in the UK from tier 1. Source: S9-recommend-01 to
 * S9-recommend-04.
 */
export const venueRequest = (around: WeddingArea): RecommendationRequest => ({
  ...around,
  category: 'venues',
  size: recommendationConstants.venueSuppliersSize,
  profileScoreBelow: recommendationConstants.venueProfileScoreBelow,
  tierMin: around.countryCode === 'GB' ? recommendationConstants.ukVenueMinTier : recommendationConstants.venueMinTier,
  version: venueRecommendationTiers.version,
});

/**
 * Returns the request for suppliers around the wedding: a hundred, of which `localSuppliers` keeps some; for a known day
 * only free ones. Source: S9-recommend-05.
 */
export const localRequest = (around: WeddingArea, freeOn: string | null): RecommendationRequest => ({
  ...around,
  size: recommendationConstants.localSuppliersSize,
  profileScoreBelow: recommendationConstants.localProfileScoreBelow,
  ...(freeOn !== null && { freeOn }),
});

/** Returns the request for a few suppliers of one category around the wedding; for a known day only free ones. */
export const kindRequest = (
  around: WeddingArea,
  category: SupplierCategory,
  freeOn: string | null,
): RecommendationRequest => ({
  ...around,
  category,
  size: recommendationConstants.localMostPerType,
  profileScoreBelow: recommendationConstants.localProfileScoreBelow,
  ...(freeOn !== null && { freeOn }),
});
