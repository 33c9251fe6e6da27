import type { MarketPrefix } from '@posy/shared-contracts';
import type { RealWedding } from '@posy/shared-contracts/entities';

/** Returns the address of a wedding's page, by its own path. */
export const storyHref = (market: MarketPrefix, { url }: Pick<RealWedding, 'url'>): string => `/${market}${url}`;
