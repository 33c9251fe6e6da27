import { type SupplierDetail } from '../records/faces';
import { type ReviewRecord } from '../records/review-record';
import { type PublicSupplier, type SupplierInternal, type SupplierRecord } from '../records/supplier-record';
import { type SearchHit } from '../search/request/search-request';
import { distanceSql } from '../tables/distance-sql';
import { foundColumns, foundReader, summaryOf } from '../tables/rows';
import { type Db } from '../tables/schema';

interface ProfileRow {
  id: string;
  rating: number;
  reviews: number;
  summary: string;
  detail: string;
}

const profileOf = (row: ProfileRow): PublicSupplier => ({
  ...summaryOf(row.summary, row),
  ...(JSON.parse(row.detail) as SupplierDetail),
});

const byKey = (columns: string) => `SELECT s.id AS id, s.rating AS rating, s.reviews AS reviews, ${columns}
  FROM suppliers s JOIN profiles p ON p.row = s.row WHERE s.id = ?1 OR s.public_id = ?1 OR s.slug = ?1 LIMIT 1`;

export const supplierReader = (db: Db): ((key: string) => PublicSupplier | null) => {
  const read = db.prepare(byKey('p.summary AS summary, p.detail AS detail'));
  return (key) => {
    const row = read.get(key) as ProfileRow | undefined;
    return row === undefined ? null : profileOf(row);
  };
};

/** The only reader of what is internal: for the server's own use. */
export const recordReader = (db: Db): ((key: string) => SupplierRecord | null) => {
  const read = db.prepare(byKey('p.summary AS summary, p.detail AS detail, p.internal AS internal'));
  const reviews = db.prepare(
    'SELECT review, internal FROM reviews WHERE supplier = ? ORDER BY created_at DESC, id ASC',
  );
  return (key) => {
    const row = read.get(key) as (ProfileRow & { internal: string }) | undefined;
    if (row === undefined) return null;
    const found = reviews.all(row.id) as { review: string; internal: string }[];
    return {
      ...profileOf(row),
      internal: JSON.parse(row.internal) as SupplierInternal,
      reviews: found.map((one) => ({ ...JSON.parse(one.review), internal: JSON.parse(one.internal) }) as ReviewRecord),
    };
  };
};

const here = `SELECT row, country, category, county, lat, lng, price, rank, id FROM suppliers WHERE id = ?1 OR public_id = ?1 OR slug = ?1 LIMIT 1`;

interface Here {
  row: number;
  country: string;
  category: string;
  county: string;
  lat: number;
  lng: number;
  price: number | null;
  rank: number;
  id: string;
}

/**
 * Returns a reader of similar suppliers: of the same category, near, at a similar price, well recommended. 60 km weigh
 * like twice the price.
 */
export const similarReader = (db: Db): ((key: string, size: number) => SearchHit[]) => {
  const find = db.prepare(here);
  const hit = foundReader(db);
  const read = db.prepare(`SELECT * FROM (
      SELECT ${foundColumns}, s.id AS id, s.rank AS rank, s.price AS price, ${distanceSql} AS distance
      FROM suppliers s WHERE s.country = ? AND s.category = ? AND s.row <> ?)
    ORDER BY distance / 60.0 + coalesce(abs(ln(price * 1.0 / ?)) / ln(2.0), 0.5) - rank * 2.0, id LIMIT ?`);
  return (key, size) => {
    const self = find.get(key) as Here | undefined;
    if (self === undefined) return [];
    const { lat, lng, country, category, row, price } = self;
    return read.all(lat, lat, lng, country, category, row, price, size).map(hit);
  };
};

/** Returns the next supplier in the county's order “recommended”; after the last comes the first. */
export const nextReader = (db: Db): ((key: string) => SearchHit | null) => {
  const find = db.prepare(here);
  const hit = foundReader(db);
  const select = `SELECT ${foundColumns}, NULL AS distance FROM suppliers s WHERE s.country = ? AND s.category = ? AND s.county = ?`;
  const order = 'ORDER BY s.rank DESC, s.id ASC LIMIT 1';
  const after = db.prepare(`${select} AND (s.rank < ? OR (s.rank = ? AND s.id > ?)) ${order}`);
  const first = db.prepare(`${select} AND s.row <> ? ${order}`);
  return (key) => {
    const self = find.get(key) as Here | undefined;
    if (self === undefined) return null;
    const { country, category, county, rank, id, row } = self;
    const found = after.get(country, category, county, rank, rank, id) ?? first.get(country, category, county, row);
    return found === undefined ? null : hit(found);
  };
};
