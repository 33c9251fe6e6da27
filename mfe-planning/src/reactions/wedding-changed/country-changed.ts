import { moveToCountry } from '#home/impact/impact-queries';
import type { ReactionTable } from '../reaction';

/** Another country adds its own tasks; tasks that only the old one required are dismissed. */
export const countryReactions: ReactionTable = {
  'wedding.country-changed': (host, { weddingId, from, to }) => moveToCountry(host, weddingId, { from, to }),
};
