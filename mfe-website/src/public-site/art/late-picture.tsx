import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from '#messages/index';

/** The page can be read before its pictures are there: they come in a chunk of their own. */
export const LatePicture = lazyFeature(async () => (await import('./site-picture')).SitePicture, catalogues);
