import * as v from 'valibot';

const phrases = v.record(v.string(), v.array(v.string()));

/** The shape of backend/content/search/lexicon.*.json; keys of features and styles are `category:key`. */
export const lexiconSchema = v.object({
  categories: phrases,
  kinds: phrases,
  features: phrases,
  styles: phrases,
  noise: v.array(v.string()),
  prepositions: v.array(v.string()),
  /** First parts of German compounds. */
  compounds: v.optional(v.array(v.string()), []),
});

export type LexiconContent = v.InferOutput<typeof lexiconSchema>;
