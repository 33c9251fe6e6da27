import { renameSync, rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RealWedding } from '../records/real-wedding-record';
import { type SupplierRecord } from '../records/supplier-record';
import { type SupplierTexts } from '../records/supplier-texts';
import { schemaVersion } from '../tables/schema';
import { type IndexPart } from './writing/index-file';
import { rowsOrNone, type Warn } from './writing/rows-or-none';
import { type SupplierRows } from './writing/supplier-rows';
import { type IndexScribe, writeApart, writeHere } from './writing/write-apart';

export interface RebuildOptions {
  /** Path of the index file; it is replaced when the new one is complete. */
  path: string;
  /** Suppliers as documents have them, some at a time; the thread that writes the index reads them. */
  documents?: AsyncIterable<readonly SupplierTexts[]>;
  /** Suppliers that are in memory, after the documents. */
  records?: AsyncIterable<SupplierRecord> | Iterable<SupplierRecord>;
  /** Suppliers whose rows were made elsewhere, after the records. */
  drawn?: AsyncIterable<SupplierRows>;
  realWeddings?: AsyncIterable<RealWedding> | Iterable<RealWedding>;
  /** True to write in a separate thread, while the process answers from the old index. */
  apart?: boolean;
  /** Stored in the index and compared at the next start: a version and seed. */
  fingerprint: string;
  /** Up to which change of the catalogue's documents the suppliers were read; asked once all were. */
  mark?: () => string | null;
  /** Hears of each supplier that does not fit and is left out, such as a second one of an address. */
  warn?: Warn;
  /** Called, and waited for, once it is complete, before it takes the old one's place. */
  complete?: () => Promise<void>;
  /** Called once for each batch. */
  onProgress?: (done: RebuiltIndex) => void;
}

/** Suppliers that were read, those with a fault among them. */
interface RebuiltIndex {
  suppliers: number;
}

/** Suppliers whose rows are made and written before other work has its turn. */
const batchSize = 250;
/** Rows per batch in another thread; a concurrent search waits for no more than these. */
const batchSizeApart = 50;

const ignoreWarning: Warn = () => undefined;

/** The rows of all suppliers that come without documents, one after the other. */
async function* allRows({ records = [], drawn, warn = ignoreWarning }: RebuildOptions): AsyncGenerator<SupplierRows> {
  for await (const record of records) yield* rowsOrNone(record, warn);
  if (drawn !== undefined) yield* drawn;
}

async function* batchesOf(options: RebuildOptions): AsyncGenerator<SupplierRows[]> {
  const size = options.apart === true ? batchSizeApart : batchSize;
  let batch: SupplierRows[] = [];
  for await (const rows of allRows(options)) {
    batch.push(rows);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Yields the parts that an index is written from, documents first, with the number of suppliers. */
async function* partsOf(options: RebuildOptions): AsyncGenerator<{ part: IndexPart; count: number }> {
  for await (const documents of options.documents ?? []) yield { part: { documents }, count: documents.length };
  for await (const suppliers of batchesOf(options)) yield { part: { suppliers }, count: suppliers.length };
}

const sendSuppliers = async (scribe: IndexScribe, options: RebuildOptions): Promise<RebuiltIndex> => {
  const done = { suppliers: 0 };
  for await (const { part, count } of partsOf(options)) {
    await scribe.send(part);
    done.suppliers += count;
    options.onProgress?.({ ...done });
    await nextTurn();
  }
  return done;
};

/** An index is current when it was built to the end from the same catalogue by the same code. */
export const stampOf = (fingerprint: string): string => `${schemaVersion}:${fingerprint}`;

/**
 * Builds the index beside the old one and replaces that when it is complete. It yields to other work after each batch.
 * Readers of the old one must reopen it.
 */
export const rebuildIndex = async (options: RebuildOptions): Promise<RebuiltIndex> => {
  const building = `${options.path}.building`;
  const done = await build(building, options);
  await options.complete?.();
  for (const leftover of [`${options.path}-wal`, `${options.path}-shm`]) rmSync(leftover, { force: true });
  renameSync(building, options.path);
  return done;
};

const build = async (building: string, options: RebuildOptions): Promise<RebuiltIndex> => {
  const { apart = false, warn = ignoreWarning } = options;
  const scribe = apart ? writeApart(building, warn) : writeHere(building, warn);
  try {
    const done = await sendSuppliers(scribe, options);
    const realWeddings = [];
    for await (const wedding of options.realWeddings ?? []) realWeddings.push(wedding);
    await scribe.send({ realWeddings });
    await scribe.send({ end: { mark: options.mark?.() ?? null, builtFrom: stampOf(options.fingerprint) } });
    return done;
  } finally {
    await scribe.stop();
  }
};
