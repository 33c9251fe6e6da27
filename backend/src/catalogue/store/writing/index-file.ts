import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { type SupplierTexts } from '#catalogue/records/supplier-texts';
import { createIndexes, createTables, type Db } from '#catalogue/tables/schema';
import { leftOut, rowsOfTexts, type Warn } from './rows-or-none';
import { type SupplierRows } from './supplier-rows';
import { type IndexWriter, indexWriter } from './writer';

/** Bytes of words that are held before they are written: fewer parts to merge. The index keeps its usual size afterwards. */
const wordsHeld = 4 * 1024 * 1024;
const usualWordsHeld = 1024 * 1024;

const holdWords = (db: Db, bytes: number): void =>
  void db.exec(`INSERT INTO words (words, rank) VALUES ('hashsize', ${bytes})`);

/** A fast, unsafe connection: a build that is cut off is thrown away. */
const openForBuilding = (path: string): Db => {
  mkdirSync(dirname(path), { recursive: true });
  for (const leftover of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) rmSync(leftover, { force: true });
  const db = new Database(path);
  db.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY',
  );
  createTables(db);
  holdWords(db, wordsHeld);
  return db;
};

/** Marks that an index holds once it is complete. */
export interface IndexMarks {
  mark: string | null;
  builtFrom: string;
}

/** The parts that an index is written from, in this order; they can be sent to another thread. */
export type IndexPart =
  | { documents: readonly SupplierTexts[] }
  | { suppliers: readonly SupplierRows[] }
  | { realWeddings: readonly RealWedding[] }
  | { end: IndexMarks };

/** An index that is being written. */
export interface IndexFile {
  take(part: IndexPart): void;
  /** Complete or not. */
  close(): void;
}

/** A supplier that conflicts with earlier ones, such as by a duplicate public id, must not block the others. */
const putFitting = (writer: IndexWriter, rows: SupplierRows, warn: Warn): void => {
  try {
    writer.putRows(rows);
  } catch (error) {
    writer.removeSupplier(rows.id);
    warn(leftOut(rows.id, error));
  }
};

export const newIndexFile = (path: string, warn: Warn): IndexFile => {
  const db = openForBuilding(path);
  const writer = indexWriter(db);
  // One transaction for all: each commit would write the words in memory.
  db.exec('BEGIN');
  const end = ({ mark, builtFrom }: IndexMarks): void => {
    if (mark !== null) writer.putMeta('mark', mark);
    writer.putMeta('builtFrom', builtFrom);
    db.exec('COMMIT');
    // From here on a statement may fail and be rolled back: two suppliers may have a review of one id.
    db.exec('PRAGMA journal_mode = MEMORY');
    createIndexes(db);
    holdWords(db, usualWordsHeld);
    db.exec('ANALYZE');
  };
  const put = (rows: SupplierRows): void => putFitting(writer, rows, warn);
  return {
    take(part) {
      if ('documents' in part) for (const texts of part.documents) rowsOfTexts(texts, warn).forEach(put);
      else if ('suppliers' in part) part.suppliers.forEach(put);
      else if ('realWeddings' in part) for (const wedding of part.realWeddings) writer.putRealWedding(wedding);
      else end(part.end);
    },
    close: () => void db.close(),
  };
};
