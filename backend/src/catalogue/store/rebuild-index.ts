import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'libsql';
import { createIndexes, createTables, type Db, schemaVersion } from './schema';
import { type IndexWriter, indexWriter } from './writer';
import { type RebuildOptions } from '../catalogue-store';
import { type SupplierRecord } from '../supplier-record';

const batchSize = 250;

/** A fast, unsafe connection: a build that is cut off is thrown away. */
function openForBuilding(path: string): Db {
  mkdirSync(dirname(path), { recursive: true });
  for (const leftover of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) rmSync(leftover, { force: true });
  const db = new Database(path);
  db.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY',
  );
  createTables(db);
  return db;
}

async function writeSuppliers(
  db: Db,
  writer: IndexWriter,
  options: RebuildOptions,
): Promise<{ suppliers: number; reviews: number }> {
  const done = { suppliers: 0, reviews: 0 };
  const flush = async (batch: SupplierRecord[]) => {
    db.exec('BEGIN');
    for (const record of batch) writer.putSupplier(record);
    db.exec('COMMIT');
    done.suppliers += batch.length;
    done.reviews += batch.reduce((sum, record) => sum + record.reviews.length, 0);
    options.onProgress?.({ ...done });
    await nextTurn();
  };
  let batch: SupplierRecord[] = [];
  for await (const record of options.records) {
    batch.push(record);
    if (batch.length === batchSize) {
      await flush(batch);
      batch = [];
    }
  }
  if (batch.length > 0) await flush(batch);
  return done;
}

async function writeRealWeddings(
  db: Db,
  writer: IndexWriter,
  weddings: NonNullable<RebuildOptions['realWeddings']>,
): Promise<void> {
  db.exec('BEGIN');
  for await (const wedding of weddings) writer.putRealWedding(wedding);
  db.exec('COMMIT');
}

/** An index is current when it was built to the end from the same catalogue by the same code. */
export const stampOf = (fingerprint: string): string => `${schemaVersion}:${fingerprint}`;

/**
 * Builds the index beside the old one and puts it in its place when it is complete. It lets other work have its turn
 * after each batch. Whoever has the old one open opens it again.
 */
export async function rebuildIndex(options: RebuildOptions): Promise<{ suppliers: number; reviews: number }> {
  const building = `${options.path}.building`;
  const done = await build(building, options);
  for (const leftover of [`${options.path}-wal`, `${options.path}-shm`]) rmSync(leftover, { force: true });
  renameSync(building, options.path);
  return done;
}

async function build(building: string, options: RebuildOptions): Promise<{ suppliers: number; reviews: number }> {
  const db = openForBuilding(building);
  try {
    const writer = indexWriter(db);
    const done = await writeSuppliers(db, writer, options);
    await writeRealWeddings(db, writer, options.realWeddings ?? []);
    createIndexes(db);
    const mark = options.mark?.() ?? null;
    if (mark !== null) writer.putMeta('mark', mark);
    writer.putMeta('builtFrom', stampOf(options.fingerprint));
    db.exec('ANALYZE');
    return done;
  } finally {
    db.close();
  }
}
