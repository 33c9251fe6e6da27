import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import Database from 'libsql';
import { categoryContent } from '../content/content';
import { marketOf } from '../content/markets';
import { type SupplierRecord } from '../records/supplier-record';
import { type Columns } from '../search/columns/columns';
import { columnRefresher, loadColumns } from '../search/columns/load-columns';
import { find } from '../search/find/find';
import { search, type SearchIndex } from '../search/find/search';
import { wordMatcher } from '../search/words/match-words';
import { wordsOfName } from '../search/words/words-of-name';
import { hitsReader } from '../tables/rows';
import { type Db } from '../tables/schema';
import { type CatalogueStore, type CategoryCount } from './catalogue-store';
import { listedReader } from './listed';
import { byPlaceReader } from './place-facts';
import { nextReader, recordReader, similarReader, supplierReader } from './profiles';
import { realWeddingReader, realWeddings } from './real-weddings';
import { stampOf } from './rebuild-index';
import { reviewReader } from './reviews';
import { suggester } from './suggest';
import { indexWriter } from './writing/writer';

const metaOf = (db: Db, key: string): string | null => {
  const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
};

/** Returns true when the index at this path is complete, undamaged, and was built from this very catalogue. */
export const isIndexCurrent = (path: string, fingerprint: string): boolean => {
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
};

const categoriesOf = (db: Db, countryCode: CountryCode): CategoryCount[] => {
  const sql = 'SELECT category, count(*) AS count FROM suppliers WHERE country = ? GROUP BY category';
  const rows = db.prepare(sql).all(countryCode) as { category: string; count: number }[];
  const counts = new Map(rows.map((row) => [row.category, row.count]));
  const { locale } = marketOf(countryCode);
  return supplierCategories.map((slug) => ({
    slug,
    labels: { ...categoryContent(slug).labels[locale] },
    count: counts.get(slug) ?? 0,
  }));
};

/** Returns the suppliers that mark themselves as taken on a day. */
const busyReader =
  ({ ids, busy }: Columns): CatalogueStore['busyOn'] =>
  (day) =>
    busy.on(day).map((row) => ids[row] ?? '');

/** Returns true for suppliers that publish their calendar. */
const calendarReader = (db: Db, { busy }: Columns): CatalogueStore['hasCalendar'] => {
  const find = db.prepare('SELECT row FROM suppliers WHERE id = ?');
  return (supplierId) => busy.isKnown((find.get(supplierId) as { row: number } | undefined)?.row ?? -1);
};

const countOf = (db: Db): ReturnType<CatalogueStore['count']> => {
  const sql = `SELECT (SELECT count(*) FROM suppliers) AS suppliers, (SELECT count(*) FROM reviews) AS reviews,
    (SELECT count(*) FROM real_weddings) AS weddings`;
  const row = db.prepare(sql).get() as { suppliers: number; reviews: number; weddings: number };
  return { suppliers: row.suppliers, reviews: row.reviews, realWeddings: row.weddings };
};

/** Collections that it follows: suppliers, and what couples write of them. */
export type Followed = keyof typeof marks;

const marks = { catalogue: 'mark', reviews: 'reviewsMark' } as const;

/** An open index, which follows what changes in the catalogue. */
export interface OpenIndex extends CatalogueStore {
  /** With the hash of its document. */
  putSupplier(record: SupplierRecord, hash?: string): void;
  /** The hash of the document that a supplier was last brought in from; null when it was by none, or is not there. */
  hashOf(id: string): string | null;
  /** Takes a supplier out with its reviews; one that is not there is fine. */
  removeSupplier(id: string): void;
  /** Up to which change of the documents it was brought; null when it knows of none. */
  mark(of?: Followed): string | null;
  putMark(mark: string, of?: Followed): void;
  /** Writes all changes of the function, or none. */
  together(work: () => void): void;
}

type Writes = Pick<OpenIndex, 'together' | 'putSupplier' | 'hashOf' | 'removeSupplier' | 'takeReviews' | 'putMark'>;

const writesOf = ({ db, columns, matcher }: SearchIndex): Writes => {
  const writer = indexWriter(db);
  const refresh = columnRefresher(db, columns);
  const hash = db.prepare('SELECT hash FROM suppliers WHERE id = ?');
  let isWithin = false;
  const together = (work: () => void): void => {
    if (isWithin) {
      work();
      return;
    }
    isWithin = true;
    try {
      db.transaction(work)();
    } finally {
      isWithin = false;
    }
  };
  return {
    together,
    hashOf: (id) => (hash.get(id) as { hash: string | null } | undefined)?.hash ?? null,
    putSupplier: (record, given) =>
      together(() => {
        matcher.forget();
        writer.putSupplier(record, given);
        refresh(record.id);
      }),
    removeSupplier: (id) =>
      together(() => {
        matcher.forget();
        const row = writer.removeSupplier(id);
        if (row !== null) columns.remove(row);
      }),
    putMark: (mark, of = 'catalogue') => writer.putMeta(marks[of], mark),
    takeReviews: (changes) =>
      together(() => {
        const taken = changes.filter((change) => writer.takeReview(change));
        for (const id of new Set(taken.map(({ supplierId }) => supplierId))) {
          writer.refreshRating(id);
          refresh(id);
        }
      }),
  };
};

/** Opens a complete index for reading and small changes, in steps. Throws when there is none: build it first. */
function* opening(path: string): Generator<void, OpenIndex> {
  if (!existsSync(path)) throw new Error(`No search index at ${path}: build it with rebuildIndex`);
  const db = new Database(path);
  db.exec(
    'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 2000',
  );
  const reviews = reviewReader(db);
  const columns = yield* loadColumns(db, wordsOfName);
  const index: SearchIndex = { db, columns, matcher: wordMatcher(db), hits: hitsReader(db, columns) };
  const suggest = suggester(index);
  return {
    ...writesOf(index),
    search: (request) => search(index, request),
    find: (request) => find(index, request),
    getSupplier: supplierReader(db),
    getRecord: recordReader(db),
    reviewsOf: reviews.page,
    reviewsWithoutReply: reviews.withoutReply,
    reviewOf: reviews.find,
    topReviews: reviews.top,
    ratingStatistics: reviews.statistics,
    reviewFigures: reviews.figures,
    similar: similarReader(db),
    next: nextReader(db),
    categories: (countryCode) => categoriesOf(db, countryCode),
    suggest,
    realWeddings: (request) => realWeddings(db, request),
    getRealWedding: realWeddingReader(db),
    busyOn: busyReader(columns),
    hasCalendar: calendarReader(db, columns),
    listed: listedReader(db),
    byPlace: byPlaceReader(db),
    count: () => countOf(db),
    mark: (of = 'catalogue') => metaOf(db, marks[of]),
    builtFrom: () => metaOf(db, 'builtFrom'),
    close: () => void db.close(),
  };
}

/** Opens the index in one go, before the server answers requests. */
export const openCatalogueStore = (path: string): OpenIndex => {
  const steps = opening(path);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

/** Opens it while others have their turn: a large one takes a second. */
export const openMeanwhile = async (path: string): Promise<OpenIndex> => {
  const steps = opening(path);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await nextTurn();
  }
};
