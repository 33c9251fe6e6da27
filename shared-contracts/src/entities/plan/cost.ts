import * as v from 'valibot';
import { costLengths, mostReminderDays } from '#constants/wedding/lengths';
import { countSchema, instantSchema, isoDateSchema } from '../common';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Guests that an item per head counts: those invited to the day, or all. */
export const headCounts = ['day', 'all'] as const;
export type HeadCount = (typeof headCounts)[number];

const perHeadSchema = v.object({ amount: countSchema, counts: v.picklist(headCounts) });

/**
 * `weddings/{id}/costs/{id}`. Amounts are minor units of the wedding's currency. Source: S3-cost-01.
 */
export const costSchema = v.object({
  name: text(costLengths.name),
  /** A supplier category, or a couple's own type; null when it belongs to none. */
  supplierType: v.nullable(v.string()),
  group: v.string(),
  /** Estimate of the couple or of the product. */
  estimate: v.optional(countSchema, 0),
  /** Quoted or agreed amount; 0 while there is none. */
  actual: v.optional(countSchema, 0),
  /** For an item that follows the guest count: the amount for one guest, from which `estimate` is made. */
  perHead: v.optional(v.nullable(perHeadSchema), null),
  /** For a quote that follows the guest count: the price for one guest, from which `actual` is made. */
  actualPerHead: v.optional(v.nullable(perHeadSchema), null),
  /** Payer, in the couple's words; empty for the couple themselves. */
  payer: v.optional(text(costLengths.payer), ''),
  /** The shortlisted supplier it belongs to. */
  supplierId: v.optional(v.nullable(v.string()), null),
  notes: v.optional(text(costLengths.notes), ''),
  createdAt: v.optional(v.nullable(instantSchema), null),
  updatedAt: v.optional(v.nullable(instantSchema), null),
});
export type Cost = v.InferOutput<typeof costSchema>;

/** `weddings/{id}/payments/{id}`: a dated part of a cost. Minor units of the wedding's currency. */
export const paymentSchema = v.object({
  costId: v.string(),
  name: text(costLengths.payment),
  amount: countSchema,
  /** Due day; null while no day was agreed. */
  due: v.nullable(isoDateSchema),
  /** The day it was paid; null while it is open. */
  paidOn: v.nullable(isoDateSchema),
  /** Days before it is due on which to remind; null for no reminder. */
  remindDaysBefore: v.nullable(v.pipe(countSchema, v.maxValue(mostReminderDays))),
  /** Payer of this part; empty for the payer of the cost. */
  payer: v.optional(text(costLengths.payer), ''),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Payment = v.InferOutput<typeof paymentSchema>;
