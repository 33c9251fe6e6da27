import { generateCatalogue } from '../generate-catalogue';

/** The default catalogue, drawn once for all that is asked of it: it takes a minute. */
export const all = [...generateCatalogue({ seed: 1 })];
