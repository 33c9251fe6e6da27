import * as v from 'valibot';
import { instantSchema } from './common';

/** `weddings/{id}/suppliers/{supplierId}`. Source: section 3, Shortlisted supplier (the parts in use so far). */
export const shortlistedSupplierSchema = v.object({
  type: v.string(),
  slug: v.string(),
  name: v.string(),
  publicId: v.string(),
  shortlisted: v.boolean(),
  booked: v.boolean(),
  enquired: v.boolean(),
  ignored: v.boolean(),
  customSupplier: v.boolean(),
  updatedAt: instantSchema,
});
export type ShortlistedSupplier = v.InferOutput<typeof shortlistedSupplierSchema>;
