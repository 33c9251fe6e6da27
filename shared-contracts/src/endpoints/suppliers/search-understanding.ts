import * as v from 'valibot';
import { moneySchema } from '#entities/common';
import { supplierCardSchema, supplierCategories } from '#entities/suppliers/supplier';

/** A part that was recognised in the text of a search: the words that said it, and the text without them. */
const said = { text: v.string(), without: v.string() };
const category = v.picklist(supplierCategories);
const coordinates = v.object({ latitude: v.number(), longitude: v.number() });

export const searchPartSchema = v.variant('kind', [
  v.object({ kind: v.literal('category'), ...said, category }),
  /** A kind of venue: barn, castle; the label is in the market's language. */
  v.object({ kind: v.literal('venue-kind'), ...said, key: v.string(), label: v.string() }),
  v.object({ kind: v.literal('feature'), ...said, category, key: v.string(), label: v.string() }),
  v.object({ kind: v.literal('style'), ...said, category, key: v.string(), label: v.string() }),
  v.object({
    kind: v.literal('place'),
    ...said,
    name: v.string(),
    /** Text that tells namesakes apart: the county of a town, the town of a postcode; may be empty. */
    within: v.string(),
    location: v.nullable(coordinates),
  }),
  v.object({ kind: v.literal('radius'), ...said, km: v.number() }),
  v.object({ kind: v.literal('guests'), ...said, count: v.number() }),
  v.object({ kind: v.literal('budget'), ...said, min: v.nullable(moneySchema), max: v.nullable(moneySchema) }),
  /** First and last day, `yyyy-MM-dd`. */
  v.object({ kind: v.literal('date'), ...said, from: v.string(), to: v.string() }),
]);

/**
 * The first pictures of a supplier for its card, `picture` among them; absent where `withPictures` does not ask for them,
 * and from servers that do not know it.
 */
export const cardPictures = v.optional(v.array(supplierCardSchema.entries.picture));

/** An unmet wish of a search: the number of a part, its other words, or an unknown place. */
const lack = v.union([v.number(), v.picklist(['words', 'place'])]);

/** Understanding of a search, with help when little fits it. */
export const searchUnderstandingSchema = v.object({
  parts: v.array(searchPartSchema),
  /** Words that mean nothing special: looked for in the texts of suppliers, and everybody who is found has them. */
  words: v.array(v.string()),
  /**
   * Such words beside a category: suppliers with them come first, and none is excluded; absent from servers that do not
   * know it.
   */
  softWords: v.optional(v.array(v.string())),
  /** Words that no supplier has, and that were left out; absent from servers that do not know it. */
  ignored: v.optional(v.array(v.string())),
  /** Days of the week without a date, which narrow nothing; absent from servers that do not know it. */
  weekdays: v.optional(v.array(v.string())),
  /**
   * Place of the list, by its name: of `area`, or of the text; null for none, or several. Absent from servers that do
   * not know it, as is its position; null without one.
   */
  place: v.optional(
    v.nullable(
      v.object({
        name: v.string(),
        kind: v.picklist(['town', 'region', 'postcode', 'country']),
        location: v.optional(v.nullable(coordinates)),
      }),
    ),
  ),
  /** Named as places, and no place is called so. */
  unknownPlaces: v.array(v.string()),
  /** Trades that no category holds, as they were typed; absent from servers that do not know it. */
  unoffered: v.optional(v.array(v.string())),
  /** The categories that come nearest to those trades; absent from servers that do not know it. */
  unofferedNear: v.optional(v.array(category)),
  /** Left out because a “not” stands before it, as it was typed; absent from servers that do not know it. */
  unwanted: v.optional(v.array(v.string())),
  /** Kinds that are named beside the one that is answered: one search finds one kind. */
  otherCategories: v.optional(v.array(category)),
  /** The text says “near me”, which names no place. */
  isNearMe: v.optional(v.boolean()),
  /** Words that were read as others, text and area as they were read; null when none was. `literally` asks for what was typed. */
  correction: v.nullable(
    v.object({ text: v.string(), area: v.string(), words: v.array(v.object({ typed: v.string(), read: v.string() })) }),
  ),
  /** Ids of those on this page that stand where they stand because they pay. */
  paid: v.array(v.string()),
  /** When a page is not filled: suppliers that meet most wishes, with those they do not meet. */
  close: v.array(
    v.object({
      supplier: v.object({ ...supplierCardSchema.entries, pictures: cardPictures }),
      distanceKm: v.nullable(v.number()),
      /** Position of the place; absent from servers that do not say it. */
      location: v.optional(coordinates),
      lacks: v.array(lack),
    }),
  ),
  /** When no supplier meets all wishes: the result of leaving one out. */
  rescue: v.array(v.object({ drop: lack, total: v.number(), without: v.string() })),
});

export type SearchPart = v.InferOutput<typeof searchPartSchema>;
export type SearchUnderstanding = v.InferOutput<typeof searchUnderstandingSchema>;

/** Weights of the order “recommended”: each part's share of one, and the number of paid places in a list. */
export const searchRankingSchema = v.object({
  weights: v.object({
    relevance: v.number(),
    distance: v.number(),
    rating: v.number(),
    completeness: v.number(),
    replies: v.number(),
  }),
  paid: v.object({ atTheHead: v.number(), oneIn: v.number() }),
});

export type SearchRanking = v.InferOutput<typeof searchRankingSchema>;
