import { lazyFeature } from '@posy/remote-kit';
import { catalogues } from './messages';

/** The results of a search, for a screen that usually has none: their code loads with the first search. */
export const LateResults = lazyFeature(async () => (await import('./results')).Results, catalogues);
