import * as v from 'valibot';

const common = { base: v.string(), deployed: v.string() };

/** The data that the server writes into a page in which one remote comes from elsewhere. Other pages have none. */
const overrideSchema = v.variant('kind', [
  v.object({ kind: v.literal('stored'), remote: v.string(), version: v.string(), ...common }),
  v.object({ kind: v.literal('developer'), remote: v.string(), origin: v.string(), ...common }),
  v.object({ kind: v.literal('refused'), asked: v.string(), ...common }),
]);
/**
 * The page's override. `base` is the id of the release set around it, `deployed` the id of the set that the page would
 * have without it.
 */
export type ShownOverride = v.InferOutput<typeof overrideSchema>;

/** Reads the page's override; null when all of it is as it is deployed. */
export const readPageOverride = (document: Document): ShownOverride | null => {
  const text = document.getElementById('posy-override')?.textContent;
  return text === undefined || text === null ? null : v.parse(overrideSchema, JSON.parse(text));
};
