import { publicReview, publicSupplier } from './faces';
import { type PublicReview, type ReviewRecord } from './review-record';
import { type PictureRef, type PublicSupplier, type SupplierRecord } from './supplier-record';

/** A supplier as its two documents have it: two texts, which another thread can be sent at little cost. */
export interface SupplierTexts {
  id: string;
  /** JSON of a `PublicSupplier` with its `PublicReview`s. */
  profile: string;
  /** JSON: the supplier's internal part, and that of its reviews by their ids. */
  internal: string;
}

/** A photo with its place in the gallery, ascending. Source: S7-database-13. */
interface PlacedPhoto extends PictureRef {
  order: number;
}
interface StoredProfile extends Omit<PublicSupplier, 'photos'> {
  photos: PlacedPhoto[];
  reviews: PublicReview[];
}
interface Internal {
  supplier: SupplierRecord['internal'];
  reviews: Record<string, ReviewRecord['internal']>;
}

/** Returns the contents of a supplier's two documents. */
export const partsOf = (record: SupplierRecord): { profile: StoredProfile; internal: Internal } => ({
  profile: {
    ...publicSupplier(record),
    photos: record.photos.map((photo, order) => ({ ...photo, order })),
    reviews: record.reviews.map(publicReview),
  },
  internal: {
    supplier: record.internal,
    reviews: Object.fromEntries(record.reviews.map((review) => [review.id, review.internal])),
  },
});

/** Sorts photos by `order`; those of older documents without one stay as they are, and come first. */
const photosInOrder = (photos: readonly (PictureRef & { order?: number })[]): PictureRef[] =>
  [...photos]
    .sort((a, b) => (a.order ?? -1) - (b.order ?? -1))
    .map(({ id, category, seed, label, portrait, group }) => ({
      id,
      category,
      seed,
      label,
      ...(portrait === true && { portrait }),
      ...(group !== undefined && { group }),
    }));

/** The supplier that two texts make, written by the import, which checked it; null when they make none. */
export const recordOf = (texts: SupplierTexts): SupplierRecord | null => {
  try {
    const { reviews, photos, ...profile } = JSON.parse(texts.profile) as StoredProfile;
    const internal = JSON.parse(texts.internal) as Internal;
    const withInternal = (review: PublicReview): ReviewRecord => ({
      ...review,
      internal: internal.reviews[review.id] ?? { email: '', user: null },
    });
    return {
      ...profile,
      photos: photosInOrder(photos),
      internal: internal.supplier,
      reviews: reviews.map(withInternal),
    };
  } catch {
    return null;
  }
};

/** The report of a supplier whose documents cannot be read. */
export const unreadable = (id: string): string => `catalogue/${id} has no readable profile and is left out`;
