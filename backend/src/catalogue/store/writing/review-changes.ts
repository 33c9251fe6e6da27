import { type PublicReview, type ReviewChange } from '#catalogue/records/review-record';
import { type Db } from '#catalogue/tables/schema';
import { rowsWriter } from './rows-writer';
import { reviewRow, type SupplierRows } from './supplier-rows';

interface ReviewWriter {
  putAll(rows: SupplierRows['reviews']): void;
  remove(id: string): void;
}

export const reviewWriter = (db: Db): ReviewWriter => {
  const columns = 'id, supplier, stars, created_at, top, topics, season, guests, review, internal';
  const remove = db.prepare('DELETE FROM reviews WHERE id = ?');
  return {
    putAll: rowsWriter(db, `INSERT OR REPLACE INTO reviews (${columns})`, 10),
    remove: (id) => void remove.run(id),
  };
};

interface Row {
  id: string;
  review: string | null;
}

/** Reviews read from documents, stored beside the catalogue's own: a supplier that is imported again lacks them. */
export interface ReviewChanges {
  /** Stores a change; false when the stored one is as new. */
  take(change: ReviewChange): boolean;
  /** Takes over what is known of a supplier's; false when there is nothing. */
  takeAgain(supplierId: string): boolean;
}

export const reviewChanges = (db: Db, reviews: ReviewWriter): ReviewChanges => {
  const known = db.prepare('SELECT version FROM review_changes WHERE id = ?');
  const put = db.prepare('INSERT OR REPLACE INTO review_changes (id, supplier, version, review) VALUES (?, ?, ?, ?)');
  const ofSupplier = db.prepare('SELECT id, review FROM review_changes WHERE supplier = ?');
  const apply = (id: string, review: PublicReview | null): void => {
    if (review === null) reviews.remove(id);
    // The author's address stays with the document.
    else reviews.putAll([reviewRow({ ...review, internal: { email: '', user: null } })]);
  };
  return {
    take({ id, supplierId, version, review }) {
      const before = known.get(id) as { version: string } | undefined;
      if (before !== undefined && before.version >= version) return false;
      put.run(id, supplierId, version, review === null ? null : JSON.stringify(review));
      apply(id, review);
      return true;
    },
    takeAgain(supplierId) {
      const rows = ofSupplier.all(supplierId) as Row[];
      for (const { id, review } of rows) apply(id, review === null ? null : (JSON.parse(review) as PublicReview));
      return rows.length > 0;
    },
  };
};
