import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** The offer in a chunk of its own, with its texts. */
export const NewVersion = lazyFeature(async () => (await import('./new-version-offer')).NewVersionOffer, catalogues);
