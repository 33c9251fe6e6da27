import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** The offer in a chunk of its own, with its texts. */
export const InstallEntry = lazyFeature(async () => (await import('./install-offer')).InstallOffer, catalogues);
