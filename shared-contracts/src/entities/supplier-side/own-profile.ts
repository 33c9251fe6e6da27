import * as v from 'valibot';
import { ownProfileConstants } from '#constants/suppliers/own-profile';
import { isoDateSchema, textSchema } from '../common';
import { factsSchema } from '../suppliers/supplier-account';

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

/** What a package is paid for. */
export const packageUnits = ['total', 'per-head', 'per-day', 'per-item'] as const;

/**
 * What a supplier's people say of it, as they write it; the rest of a profile is the catalogue's. It goes before what an
 * operator imports (docs/adr/0027).
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
  /** What a Saturday in season costs; null where days cost alike. */
  saturday: v.nullable(amount),
  /** Offers end: their last day. */
  offers: listOf(v.object({ title: line, endsOn: isoDateSchema }), offers),
  questions: listOf(v.object({ question: line, answer: textSchema(answerLength) }), questions),
  /** Keys of the category's features. */
  features: listOf(line, features),
  facts: factsSchema,
  /** In their order; the first is the card. `seed` names an upload or an illustration. */
  photos: listOf(
    v.object({
      seed: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
      /** What is on it, for those who do not see it. */
      label: line,
      /** Higher than wide. */
      portrait: v.boolean(),
    }),
    photos,
  ),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** Why a part of an own profile cannot be published. */
export const ownProfileFaults = ['missing', 'no-text', 'past', 'twice', 'unknown', 'too-high'] as const;
export type OwnProfileFault = (typeof ownProfileFaults)[number];
