import { kindsOf } from '../search/language/kinds-of';
import { qualityOf, replyShare } from '../search/ranking/quality';
import { searchableText } from '../search/words/searchable-text';
import { isListed, publicReview, publicSupplier, split } from './faces';
import { type Db } from './schema';
import { type RealWedding } from '../real-wedding-record';
import { type ReviewRecord } from '../review-record';
import { type SupplierRecord } from '../supplier-record';

/** Statements that fill the index; prepared once for a connection. */
export interface IndexWriter {
  putSupplier(record: SupplierRecord): void;
  /** Takes a supplier and its reviews out; answers its row, or null when there was none. */
  removeSupplier(id: string): number | null;
  putReview(review: ReviewRecord): void;
  removeReview(id: string): void;
  putRealWedding(wedding: RealWedding): void;
  putMeta(key: string, value: string): void;
  /** After reviews changed: average, count and rank of their supplier. */
  refreshRating(supplierId: string): void;
}

/** Good reviews first, among them those with more to say and those of booked couples. */
const topOf = (review: ReviewRecord): number =>
  review.stars * 10 + Math.min(5, review.body.length / 60) + (review.bookedThroughPosy ? 1 : 0);

/** The share of a supplier's reviews that it answered. */
const repliesOf = (reviews: readonly ReviewRecord[]): number =>
  replyShare(reviews.filter(({ reply }) => reply !== null).length, reviews.length);

export function indexWriter(db: Db): IndexWriter {
  const supplier = supplierWriter(db);
  const review = reviewWriter(db);
  const forget = forgetSupplier(db);
  const forgetReviews = db.prepare('DELETE FROM reviews WHERE supplier = ?');
  const meta = db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  return {
    putSupplier(record) {
      supplier(record);
      for (const one of record.reviews) review.put(one);
    },
    removeSupplier(id) {
      forgetReviews.run(id);
      return forget(id);
    },
    putReview: review.put,
    removeReview: review.remove,
    putRealWedding: realWeddingWriter(db),
    putMeta: (key, value) => void meta.run(key, value),
    refreshRating: ratingWriter(db),
  };
}

function supplierWriter(db: Db): (record: SupplierRecord) => void {
  const columns =
    'row, id, public_id, slug, country, category, name, county, region, lat, lng, tier, score, replies, rank, price, saturday, per_head, capacity, offer, rating, reviews, listed';
  const insert = db.prepare(`INSERT INTO suppliers (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`);
  const profile = db.prepare('INSERT INTO profiles (row, summary, detail, internal) VALUES (?, ?, ?, ?)');
  const words = db.prepare('INSERT INTO words (rowid, name, place, about, market) VALUES (?, ?, ?, ?, ?)');
  const label = db.prepare('INSERT OR IGNORE INTO labels (kind, key, supplier) VALUES (?, ?, ?)');
  const busy = db.prepare('INSERT OR IGNORE INTO busy_days (day, supplier) VALUES (?, ?)');
  const forget = forgetSupplier(db);
  return (record) => {
    const place = forget(record.id);
    const replies = repliesOf(record.reviews);
    const { summary, detail } = split(publicSupplier(record));
    const { lat, lng } = record.location;
    const identity = [
      place,
      record.id,
      record.publicId,
      record.seo.urlSlug,
      record.countryCode,
      record.type,
      record.name,
    ];
    const where = [record.county, record.address.adminArea[0], lat, lng];
    const worth = [
      record.tier,
      record.profileScore,
      replies,
      qualityOf({ ...record, replies }),
      record.price?.from.amount ?? null,
      record.price?.saturday?.amount ?? null,
      record.price?.unit === 'per-head' ? 1 : 0,
      record.capacity?.max ?? null,
    ];
    const shown = [record.offerTitle === null ? 0 : 1, record.rating.average, record.rating.count];
    const listed = isListed(record) ? 1 : 0;
    const row = Number(insert.run(...identity, ...where, ...worth, ...shown, listed).lastInsertRowid);
    profile.run(row, JSON.stringify(summary), JSON.stringify(detail), JSON.stringify(record.internal));
    const text = searchableText(record);
    words.run(row, text.name, text.place, text.about, text.market);
    for (const feature of record.features) label.run('feature', feature.key, row);
    for (const style of record.styles) label.run('style', style.key, row);
    for (const kind of kindsOf(record)) label.run('kind', kind, row);
    for (const day of record.busyDays) busy.run(day, row);
  };
}

/** Takes a supplier out and tells its row, which the next version of it takes again. */
function forgetSupplier(db: Db): (id: string) => number | null {
  const find = db.prepare('SELECT row FROM suppliers WHERE id = ?');
  const removals = [
    db.prepare('DELETE FROM suppliers WHERE row = ?'),
    db.prepare('DELETE FROM profiles WHERE row = ?'),
    db.prepare('DELETE FROM words WHERE rowid = ?'),
    db.prepare('DELETE FROM labels WHERE supplier = ?'),
    db.prepare('DELETE FROM busy_days WHERE supplier = ?'),
  ];
  return (id) => {
    const found = find.get(id) as { row: number } | undefined;
    if (found === undefined) return null;
    for (const removal of removals) removal.run(found.row);
    return found.row;
  };
}

function reviewWriter(db: Db): { put: (review: ReviewRecord) => void; remove: (id: string) => void } {
  const insert = db.prepare(
    'INSERT OR REPLACE INTO reviews (id, supplier, stars, created_at, top, review, internal) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM reviews WHERE id = ?');
  return {
    put(review) {
      const stored = [JSON.stringify(publicReview(review)), JSON.stringify(review.internal)];
      insert.run(review.id, review.supplierId, review.stars, review.createdAt, topOf(review), ...stored);
    },
    remove: (id) => void remove.run(id),
  };
}

function realWeddingWriter(db: Db): (wedding: RealWedding) => void {
  const insert = db.prepare('INSERT OR REPLACE INTO real_weddings VALUES (?, ?, ?, ?, ?, ?, ?)');
  const link = db.prepare('INSERT OR IGNORE INTO real_wedding_suppliers (supplier, wedding) VALUES (?, ?)');
  return (wedding) => {
    const { id, countryCode, county, creatorTier, profileScore, uploadedAt } = wedding;
    insert.run(id, countryCode, county, creatorTier, profileScore, uploadedAt, JSON.stringify(wedding));
    for (const supplier of wedding.suppliers) link.run(supplier.supplierId, id);
  };
}

function ratingWriter(db: Db): (supplierId: string) => void {
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
}
