import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { type ReviewChange } from '#catalogue/records/review-record';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { qualityOf, replyShare } from '#catalogue/search/ranking/quality';
import { type Db } from '#catalogue/tables/schema';
import { reviewChanges, reviewWriter } from './review-changes';
import { rowsWriter } from './rows-writer';
import { rowsOf, type SupplierRows } from './supplier-rows';

/** Statements that fill the index; prepared once for a connection. */
export interface IndexWriter {
  /** With the hash of its document; null without a document. */
  putSupplier(record: SupplierRecord, hash?: string | null): void;
  /** A supplier whose rows were made before. */
  putRows(rows: SupplierRows, hash?: string | null): void;
  /** Takes a supplier and its reviews out; answers its row, or null when there was none. */
  removeSupplier(id: string): number | null;
  /** Takes over what a review's document says, unless what is known of it is as new; answers whether it did. */
  takeReview(change: ReviewChange): boolean;
  putRealWedding(wedding: RealWedding): void;
  putMeta(key: string, value: string): void;
  /** Updates average, count and rank of a supplier after its reviews changed. */
  refreshRating(supplierId: string): void;
}

export const indexWriter = (db: Db): IndexWriter => {
  const supplier = supplierWriter(db);
  const review = reviewWriter(db);
  const forget = forgetSupplier(db);
  const forgetReviews = db.prepare('DELETE FROM reviews WHERE supplier = ?');
  const meta = db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  const changes = reviewChanges(db, review);
  const refreshRating = ratingWriter(db);
  const putRows: IndexWriter['putRows'] = (rows, hash = null) => {
    supplier(rows, hash);
    review.putAll(rows.reviews);
    if (changes.takeAgain(rows.id)) refreshRating(rows.id);
  };
  return {
    putSupplier: (record, hash) => putRows(rowsOf(record), hash),
    putRows,
    removeSupplier(id) {
      const row = forget(id);
      if (row !== null) forgetReviews.run(id);
      return row;
    },
    takeReview: changes.take,
    putRealWedding: realWeddingWriter(db),
    putMeta: (key, value) => void meta.run(key, value),
    refreshRating,
  };
};

const supplierWriter = (db: Db): ((rows: SupplierRows, hash: string | null) => void) => {
  const columns =
    'row, id, public_id, slug, country, category, name, county, region, lat, lng, tier, score, replies, rank, price, saturday, other_days, per_head, capacity, evening, sleeps, offer, rating, reviews, listed, hash, busy';
  const insert = db.prepare(`INSERT INTO suppliers (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`);
  const profile = db.prepare('INSERT INTO profiles (row, summary, detail, internal) VALUES (?, ?, ?, ?)');
  const words = db.prepare('INSERT INTO words (rowid, name, place, about, market) VALUES (?, ?, ?, ?, ?)');
  const labels = rowsWriter(db, 'INSERT OR IGNORE INTO labels (kind, key, supplier)', 3);
  const forget = forgetSupplier(db);
  return (rows, hash) => {
    const place = forget(rows.id);
    const row = Number(insert.run(place, ...rows.supplier, hash, rows.busy).lastInsertRowid);
    profile.run(row, ...rows.profile);
    words.run(row, ...rows.words);
    labels(rows.labels.map(([kind, key]) => [kind, key, row]));
  };
};

/** Takes a supplier out and tells its row, which the next version of it takes again. */
const forgetSupplier = (db: Db): ((id: string) => number | null) => {
  const find = db.prepare('SELECT row FROM suppliers WHERE id = ?');
  const removals = [
    db.prepare('DELETE FROM suppliers WHERE row = ?'),
    db.prepare('DELETE FROM profiles WHERE row = ?'),
    db.prepare('DELETE FROM words WHERE rowid = ?'),
    db.prepare('DELETE FROM labels WHERE supplier = ?'),
  ];
  return (id) => {
    const found = find.get(id) as { row: number } | undefined;
    if (found === undefined) return null;
    for (const removal of removals) removal.run(found.row);
    return found.row;
  };
};

const realWeddingWriter = (db: Db): ((wedding: RealWedding) => void) => {
  const insert = db.prepare('INSERT OR REPLACE INTO real_weddings VALUES (?, ?, ?, ?, ?, ?, ?)');
  const link = db.prepare('INSERT OR IGNORE INTO real_wedding_suppliers (supplier, wedding) VALUES (?, ?)');
  return (wedding) => {
    const { id, countryCode, county, creatorTier, profileScore, uploadedAt } = wedding;
    insert.run(id, countryCode, county, creatorTier, profileScore, uploadedAt, JSON.stringify(wedding));
    for (const supplier of wedding.suppliers) link.run(supplier.supplierId, id);
  };
};

const ratingWriter = (db: Db): ((supplierId: string) => void) => {
  const rate = db.prepare(`SELECT count(*) AS count, coalesce(avg(stars), 0) AS average,
    coalesce(sum(json_extract(review, '$.reply') IS NOT NULL), 0) AS answered FROM reviews WHERE supplier = ?`);
  const read = db.prepare('SELECT score FROM suppliers WHERE id = ?');
  const write = db.prepare('UPDATE suppliers SET rating = ?, reviews = ?, replies = ?, rank = ? WHERE id = ?');
  return (supplierId) => {
    const rated = rate.get(supplierId) as { count: number; average: number; answered: number };
    const supplier = read.get(supplierId) as { score: number } | undefined;
    if (supplier === undefined) return;
    const rating = { count: rated.count, average: Math.round(rated.average * 100) / 100 };
    const replies = replyShare(rated.answered, rated.count);
    const rank = qualityOf({ rating, profileScore: supplier.score, replies });
    write.run(rating.average, rating.count, replies, rank, supplierId);
  };
};
