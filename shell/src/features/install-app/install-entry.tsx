import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** The offer with its own words, out of the first scripts. */
export const InstallEntry = lazyFeature(async () => (await import('./install-offer')).InstallOffer, catalogues);
