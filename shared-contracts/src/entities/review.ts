import * as v from 'valibot';
import { isoDateSchema } from './common';

/** A published review. Source: section 3, Review feedback (its public part). */
export const reviewSchema = v.object({
  id: v.string(),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  body: v.string(),
  name: v.string(),
  dateWedding: v.nullable(isoDateSchema),
  createdAt: v.string(),
  reply: v.nullable(v.object({ from: v.string(), body: v.string() })),
});
export type Review = v.InferOutput<typeof reviewSchema>;
