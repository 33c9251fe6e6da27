import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { publicReview, publicSupplier } from '../store/faces';
import { type PublicReview, type ReviewRecord } from '../review-record';
import { type PublicSupplier, type SupplierRecord } from '../supplier-record';

/** A supplier as the operator's files know it: by a key of their own, which stays the same. */
export interface CatalogueEntry {
  key: string;
  record: SupplierRecord;
}

/**
 * What stands in `catalogue/{id}`. The profile is one text: as a map of fields, writing and reading it cost seventeen
 * and four times as much (docs/adr/0017).
 */
export interface PublicDocument {
  key: string;
  /** `removed` stays as a mark that every server reads. */
  state: 'listed' | 'removed';
  /** Invented: goes with `remove-demo`. */
  demo: boolean;
  /** When it was first published, ISO instant: another import leaves it. */
  createdAt: string;
  /** Of everything else that was written: who finds the same has nothing to do. */
  hash: string;
  /** JSON of a `PublicSupplier` with its `PublicReview`s. */
  profile: string;
}

/** What stands in `cataloguePrivate/{id}`, which no client ever reads. */
export interface PrivateDocument {
  /** JSON: the supplier's internal part, and that of its reviews by their ids. */
  internal: string;
}

interface Profile extends PublicSupplier {
  reviews: PublicReview[];
}
interface Internal {
  supplier: SupplierRecord['internal'];
  reviews: Record<string, ReviewRecord['internal']>;
}

export function documentsOf({ key, record }: CatalogueEntry): { open: PublicDocument; closed: PrivateDocument } {
  const profile: Profile = { ...publicSupplier(record), reviews: record.reviews.map(publicReview) };
  const internal: Internal = {
    supplier: record.internal,
    reviews: Object.fromEntries(record.reviews.map((review) => [review.id, review.internal])),
  };
  const texts = { profile: JSON.stringify(profile), internal: JSON.stringify(internal) };
  const { createdAt } = record;
  const compared = JSON.stringify([key, { ...profile, createdAt: '' }, internal]);
  const hash = createHash('sha256').update(compared).digest('base64url');
  return {
    open: { key, state: 'listed', demo: record.demo, createdAt, hash, profile: texts.profile },
    closed: { internal: texts.internal },
  };
}

const openSchema = v.object({
  key: v.string(),
  state: v.picklist(['listed', 'removed']),
  demo: v.boolean(),
  createdAt: v.string(),
  hash: v.string(),
  profile: v.string(),
});
const closedSchema = v.object({ internal: v.string() });

/** What a document says; null for one that other hands spoilt. */
export function readPublic(data: unknown): PublicDocument | null {
  const read = v.safeParse(openSchema, data);
  return read.success ? read.output : null;
}

/** The supplier that two documents make, written by the import, which checked it; null when they make none. */
export function recordOf(open: PublicDocument, privateData: unknown): SupplierRecord | null {
  const closed = v.safeParse(closedSchema, privateData);
  if (!closed.success) return null;
  try {
    const { reviews, ...profile } = JSON.parse(open.profile) as Profile;
    const internal = JSON.parse(closed.output.internal) as Internal;
    const withInternal = (review: PublicReview): ReviewRecord => ({
      ...review,
      internal: internal.reviews[review.id] ?? { email: '', user: null },
    });
    return { ...profile, internal: internal.supplier, reviews: reviews.map(withInternal) };
  } catch {
    return null;
  }
}
