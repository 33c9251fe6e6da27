import * as v from 'valibot';

/** `taskFlows/{id}`: cards of a flow in their order. Source: section 3, Today-task flow definition; D-flow. */
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
