import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** What a search finds, for a screen that mostly stands without: its code comes with the first search. */
export const LateResults = lazyFeature(async () => (await import('./results')).Results, catalogues);
