import * as v from 'valibot';

const list = v.array(v.string());
const phrases = v.record(v.string(), list);

/** The shape of backend/content/search/lexicon.*.json; keys of features and styles are `category:key`. */
export const lexiconSchema = v.object({
  categories: phrases,
  kinds: phrases,
  features: phrases,
  styles: phrases,
  noise: list,
  /** Words of every sentence that hamlets are called by: no place is meant by one of them alone. */
  everyday: list,
  /** Phrases for a low price without an amount. */
  cheap: list,
  /** Phrases for “where I am” without a place. */
  nearMe: list,
  /** Words that exclude the words after them. */
  negations: list,
  prepositions: list,
  /** First parts of German compounds. */
  compounds: v.optional(list, []),
});

/**
 * The shape of backend/content/search/everyday.*.json, what people type: of each category by what it says, which is the
 * category (no letters), a trade of few of its suppliers (`only`), a feature (`drone`), a style (`style:rustic`) or a
 * kind of venue (`kind:barn`).
 */
export const everydaySchema = v.object({
  categories: v.record(v.string(), phrases),
  noise: list,
  prepositions: list,
  cheap: list,
  /** Trades that a couple may look for and that no category holds, by the category that comes nearest; none comes near: no letters. */
  unoffered: phrases,
});
