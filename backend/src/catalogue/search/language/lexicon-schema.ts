import * as v from 'valibot';

const phrases = v.record(v.string(), v.array(v.string()));

/** The shape of backend/content/search/lexicon.*.json; keys of features and styles are `category:key`. */
export const lexiconSchema = v.object({
  categories: phrases,
  kinds: phrases,
  features: phrases,
  styles: phrases,
  noise: v.array(v.string()),
  /** Words of every sentence that hamlets are called by: no place is meant by one of them alone. */
  everyday: v.array(v.string()),
  /** What asks for a low price and names none. */
  cheap: v.array(v.string()),
  /** Trades that a couple may look for and that no category holds. */
  unoffered: v.array(v.string()),
  /** What says “where I am” and names no place. */
  nearMe: v.array(v.string()),
  /** What leaves out whatever follows it. */
  negations: v.array(v.string()),
  prepositions: v.array(v.string()),
  /** First parts of German compounds. */
  compounds: v.optional(v.array(v.string()), []),
});

export type LexiconContent = v.InferOutput<typeof lexiconSchema>;
