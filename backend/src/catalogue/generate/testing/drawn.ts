import { generateCatalogue } from '../generate-catalogue';

/** The default catalogue, generated once for all its checks: it takes a minute. */
export const all = [...generateCatalogue({ seed: 1 })];
