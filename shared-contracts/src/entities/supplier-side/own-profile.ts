import * as v from 'valibot';
import { ownProfileConstants } from '#constants/suppliers/own-side/own-profile';
import { isoDateSchema, textSchema } from '../common';
import { pictureGroups } from '../suppliers/supplier';
import { closedDaysSchema, factsSchema } from '../suppliers/supplier-account';

const {
  answerLength,
  descriptionLength,
  features,
  highestPrice,
  highlights,
  includes,
  lineLength,
  messageLength,
  offers,
  packages,
  photos,
  questions,
} = ownProfileConstants;

const line = textSchema(lineLength);
const listOf = <T extends v.GenericSchema>(one: T, most: number) => v.pipe(v.array(one), v.maxLength(most));
/** Minor units of the supplier's currency. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(highestPrice));

const photoSchema = v.object({
  seed: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  /** Alternative text. */
  label: line,
  /** Higher than wide. */
  portrait: v.boolean(),
  /** Its subject, by which couples filter the gallery; missing: none. */
  group: v.optional(v.picklist(pictureGroups)),
});

/** Units that a package is priced by. */
export const packageUnits = ['total', 'per-head', 'per-day', 'per-item'] as const;

/**
 * Fields of a profile that a supplier's people write; the others are the catalogue's. They win over an operator's import
 * (docs/adr/0028).
 */
export const ownProfileSchema = v.object({
  /** Paragraphs are lines. */
  description: textSchema(descriptionLength),
  /** A word from whoever answers; empty for none. */
  managerMessage: textSchema(messageLength),
  highlights: listOf(line, highlights),
  packages: listOf(
    v.object({
      name: line,
      includes: listOf(line, includes),
      /** Null: the package is not shown yet. */
      price: v.nullable(amount),
      unit: v.picklist(packageUnits),
    }),
    packages,
  ),
  /** Price of a Saturday in season; null when all days cost the same. */
  saturday: v.nullable(amount),
  /** Offers end: their last day. */
  offers: listOf(v.object({ title: line, endsOn: isoDateSchema }), offers),
  questions: listOf(v.object({ question: line, answer: textSchema(answerLength) }), questions),
  /** Keys of the category's features. */
  features: listOf(line, features),
  facts: factsSchema,
  /** Missing in words from a release without them: the rules stay as they are. */
  closed: v.optional(closedDaysSchema),
  /** In their order; the first is the card. `seed` names an upload or an illustration. */
  photos: listOf(photoSchema, photos),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/**
 * An own profile as a page sends it. A missing `closed`, a missing fact and a missing `group` of a picture keep their
 * values: a page of an older release does not know them. Null empties a fact, `hasNoGroup` a group.
 */
export const sentProfileSchema = v.object({
  ...ownProfileSchema.entries,
  photos: listOf(v.object({ ...photoSchema.entries, hasNoGroup: v.optional(v.boolean()) }), photos),
});
export type SentProfile = v.InferOutput<typeof sentProfileSchema>;

/** A fault for which a part of an own profile cannot be published. */
export const ownProfileFaults = ['missing', 'no-text', 'past', 'twice', 'unknown', 'too-high'] as const;
export type OwnProfileFault = (typeof ownProfileFaults)[number];
