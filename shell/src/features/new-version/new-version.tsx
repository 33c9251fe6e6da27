import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** The offer with its own words, out of the first scripts. */
export const NewVersion = lazyFeature(async () => (await import('./new-version-offer')).NewVersionOffer, catalogues);
