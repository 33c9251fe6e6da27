import * as v from 'valibot';
import { supplierCategories } from '../suppliers/supplier';

const supplier = v.object({
  /** `venue` for the venue, `photo` for everybody else whose work the pictures show. */
  role: v.picklist(['photo', 'venue']),
  supplierId: v.string(),
  supplierName: v.string(),
  supplierPublicId: v.string(),
  supplierCategory: v.picklist(supplierCategories),
  address: v.object({ town: v.string(), county: v.string(), countryCode: v.string() }),
  seoUrlSlug: v.string(),
});

/** A real wedding as lists show it. Source: S3-real-wedding-01. */
export const realWeddingSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** Path without the market prefix. */
  url: v.string(),
  photos: v.array(v.object({ category: v.string(), seed: v.string(), label: v.string() })),
  photoUrl: v.string(),
  venueUrl: v.nullable(v.string()),
  /**
   * Id of the publishing supplier; `creatorTier` is `creatorMinTier` if that supplier's tier reaches it, else 0.
   * Source: S6-real-weddings-01.
   */
  creatorId: v.string(),
  creatorTier: v.number(),
  suppliers: v.array(supplier),
  demo: v.boolean(),
});
export type RealWedding = v.InferOutput<typeof realWeddingSchema>;
