import { moveToCountry } from '#home/impact/impact-queries';
import type { ReactionTable } from '../reaction';

/** Another country brings its own tasks; what only the old one asked for is not for this couple any more. */
export const countryReactions: ReactionTable = {
  'wedding.country-changed': (host, { weddingId, from, to }) => moveToCountry(host, weddingId, { from, to }),
};
