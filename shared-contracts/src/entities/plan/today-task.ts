import * as v from 'valibot';
import { instantSchema } from '../common';

/** `taskFlows/{id}`: cards of a flow in their order. Source: S3-flow-01, D-flow. */
export const todayTaskFlowSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  active: v.boolean(),
  cards: v.array(
    v.object({
      id: v.pipe(v.string(), v.minLength(1)),
      /** Ascending. */
      order: v.number(),
      kind: v.picklist(['task', 'quiz', 'link']),
      /** Key of the checklist template whose words the card shows. */
      i18nKey: v.string(),
      /** Path after the market prefix that the card opens; null when it opens nothing. */
      path: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type TodayTaskFlow = v.InferOutput<typeof todayTaskFlowSchema>;

/** The cards as they are shown, whatever order the document has. */
export const orderedCards = ({ cards }: TodayTaskFlow): TodayTaskFlow['cards'] =>
  [...cards].sort((a, b) => a.order - b.order);

/** A person's decision about a card. A card without a state is open. */
export const cardStates = ['done', 'skipped'] as const;
export type CardState = (typeof cardStates)[number];

/**
 * `weddings/{id}/todayTasks/{uid}`: how far one member came, and how calm they want home to be. Each field is written on
 * its own, so that two devices lose nothing. Source: S7-database-11.
 */
export const todayTasksSchema = v.object({
  /** States of flows by name. */
  flows: v.optional(
    v.record(
      v.string(),
      v.object({
        /** States of cards by id. */
        cards: v.optional(v.record(v.string(), v.picklist(cardStates)), {}),
        /** The person put the flow away. */
        closed: v.optional(v.boolean(), false),
      }),
    ),
    {},
  ),
  /** Fewer nudges on home: neither progress nor recommendations. */
  calm: v.optional(v.boolean(), false),
  updatedAt: v.optional(v.nullable(instantSchema), null),
});
export type TodayTasks = v.InferOutput<typeof todayTasksSchema>;

/** Answers about a venue's services, from the quiz `at-your-venue`; stored in the wedding's `preferences`. */
export const venueAnswers = ['venue', 'ours', 'unsure'] as const;
export type VenueAnswer = (typeof venueAnswers)[number];
