import { venueRecommendationTiers } from '@posy/shared-contracts/constants';
import { type Tier } from '#catalogue/records/supplier-record';

/** The paid tiers, and that of an unpaid listing. */
export const tiers: readonly Tier[] = [0, ...Object.values(venueRecommendationTiers.tiers)];
