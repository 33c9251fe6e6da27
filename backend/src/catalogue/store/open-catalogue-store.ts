import { supplierCategories } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { existsSync } from 'node:fs';
import Database from 'libsql';
import { categoryContent } from '../generate/content';
import { marketOf } from '../generate/market/markets';
import { columnRefresher, loadColumns } from '../search/ranking/load-columns';
import { wordMatcher } from '../search/words/match-words';
import { find } from '../search/find/find';
import { listedReader } from './listed';
import { nextReader, recordReader, similarReader, supplierReader } from './profiles';
import { realWeddingReader, realWeddings } from './real-weddings';
import { stampOf } from './rebuild-index';
import { reviewReader, type ReviewReader } from './reviews';
import { type Db } from './schema';
import { search, type SearchIndex } from './search';
import { suggest } from './suggest';
import { indexWriter } from './writer';
import { type CatalogueStore, type CategoryCount } from '../catalogue-store';

function metaOf(db: Db, key: string): string | null {
  const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
}

/** Whether the index at this path is complete, undamaged, and was built from this very catalogue. */
export function isIndexCurrent(path: string, fingerprint: string): boolean {
  if (!existsSync(path)) return false;
  const db = new Database(path, { readonly: true });
  try {
    const isCurrent = metaOf(db, 'builtFrom') === stampOf(fingerprint);
    return isCurrent && (db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }).quick_check === 'ok';
  } catch {
    return false; // not a database, or one of another shape: it is built anew
  } finally {
    db.close();
  }
}

function categoriesOf(db: Db, countryCode: CountryCode): CategoryCount[] {
  const sql = 'SELECT category, count(*) AS count FROM suppliers WHERE country = ? GROUP BY category';
  const rows = db.prepare(sql).all(countryCode) as { category: string; count: number }[];
  const counts = new Map(rows.map((row) => [row.category, row.count]));
  const { locale } = marketOf(countryCode);
  return supplierCategories.map((slug) => ({
    slug,
    labels: { ...categoryContent(slug).labels[locale] },
    count: counts.get(slug) ?? 0,
  }));
}

/** Who of the catalogue says of themselves that they are taken on a day. */
function busyReader(db: Db): CatalogueStore['busyOn'] {
  const busy = db.prepare('SELECT id FROM suppliers JOIN busy_days ON supplier = row WHERE day = ?');
  return (day) => (busy.all(day) as { id: string }[]).map(({ id }) => id);
}

/** Who tells any day at all. */
function calendarReader(db: Db): CatalogueStore['keepsCalendar'] {
  const any = db.prepare('SELECT 1 FROM suppliers JOIN busy_days ON supplier = row WHERE id = ? LIMIT 1');
  return (supplierId) => any.get(supplierId) !== undefined;
}

function countOf(db: Db): ReturnType<CatalogueStore['count']> {
  const sql = `SELECT (SELECT count(*) FROM suppliers) AS suppliers, (SELECT count(*) FROM reviews) AS reviews,
    (SELECT count(*) FROM real_weddings) AS weddings`;
  const row = db.prepare(sql).get() as { suppliers: number; reviews: number; weddings: number };
  return { suppliers: row.suppliers, reviews: row.reviews, realWeddings: row.weddings };
}

/** An open index, which follows what changes in the catalogue. */
export interface OpenIndex extends CatalogueStore {
  /** Takes a supplier out with its reviews; one that is not there is fine. */
  removeSupplier(id: string): void;
  /** Up to which change of the catalogue's documents it was brought; null when it knows of none. */
  mark(): string | null;
  putMark(mark: string): void;
}

type Writes = Pick<OpenIndex, 'putSupplier' | 'removeSupplier' | 'putReview' | 'removeReview' | 'putMark'>;

function writesOf({ db, columns }: SearchIndex, reviews: ReviewReader): Writes {
  const writer = indexWriter(db);
  const refresh = columnRefresher(db, columns);
  const together = <T extends unknown[]>(work: (...given: T) => void) => {
    const transaction = db.transaction(work);
    return (...given: T): void => void transaction(...given);
  };
  return {
    putSupplier: together((record) => {
      writer.putSupplier(record);
      refresh(record.id);
    }),
    removeSupplier: together((id) => {
      const row = writer.removeSupplier(id);
      if (row !== null) columns.remove(row);
    }),
    putMark: (mark) => writer.putMeta('mark', mark),
    putReview: together((review) => {
      const before = reviews.supplierOf(review.id);
      writer.putReview(review);
      writer.refreshRating(review.supplierId);
      if (before !== null && before !== review.supplierId) writer.refreshRating(before);
      for (const id of new Set([review.supplierId, before])) if (id !== null) refresh(id);
    }),
    removeReview: together((reviewId) => {
      const supplierId = reviews.supplierOf(reviewId);
      writer.removeReview(reviewId);
      if (supplierId === null) return;
      writer.refreshRating(supplierId);
      refresh(supplierId);
    }),
  };
}

/** Opens a complete index for reading and small changes. Throws when there is none: build it first. */
export function openCatalogueStore(path: string): OpenIndex {
  if (!existsSync(path)) throw new Error(`No search index at ${path}: build it with rebuildIndex`);
  const db = new Database(path);
  db.exec(
    'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 2000',
  );
  const reviews = reviewReader(db);
  const index: SearchIndex = { db, columns: loadColumns(db), matcher: wordMatcher(db) };
  return {
    ...writesOf(index, reviews),
    search: (request) => search(index, request),
    find: (request) => find(index, request),
    getSupplier: supplierReader(db),
    getRecord: recordReader(db),
    reviewsOf: reviews.page,
    reviewsWithoutReply: reviews.withoutReply,
    topReviews: reviews.top,
    ratingStatistics: reviews.statistics,
    similar: similarReader(db),
    next: nextReader(db),
    categories: (countryCode) => categoriesOf(db, countryCode),
    suggest: (searchTerm, countryCode, size) => suggest(index, searchTerm, countryCode, size),
    realWeddings: (request) => realWeddings(db, request),
    getRealWedding: realWeddingReader(db),
    busyOn: busyReader(db),
    keepsCalendar: calendarReader(db),
    listed: listedReader(db),
    count: () => countOf(db),
    mark: () => metaOf(db, 'mark'),
    builtFrom: () => metaOf(db, 'builtFrom'),
    close: () => void db.close(),
  };
}
