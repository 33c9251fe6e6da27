import * as v from 'valibot';
import { moneySchema } from '#entities/common';
import { supplierCategories } from '#entities/suppliers/supplier';

/** A category with the suppliers found in it. */
export const categoryFoundSchema = v.object({
  category: v.picklist(supplierCategories),
  count: v.number(),
  /**
   * Lowest price of these suppliers, for the day and the guests that are asked for; null where nobody states one. Only
   * of all suppliers and of searches without category and text; absent from servers that do not say it.
   */
  from: v.optional(
    v.nullable(
      v.object({
        price: moneySchema,
        /** True for the price of one guest. */
        isPerHead: v.boolean(),
      }),
    ),
  ),
});
