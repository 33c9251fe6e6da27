import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages/index';

/** Help for a search that found nobody: most find somebody, and their lists do without its code. */
export const LateNoResults = lazyFeature(async () => (await import('./no-results')).NoResults, catalogues);
