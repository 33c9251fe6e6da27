import { type Firestore } from 'firebase-admin/firestore';
import { knownSuppliers, writeEntries } from '../source/catalogue-collection';
import { type CatalogueEntry, documentsOf } from '../source/supplier-documents';
import { type CheckedRow, checkRows } from './check-rows';
import { type Mapping } from './mapping';

export interface RefusedRow {
  /** As a person counts: the first line of the file is 1. */
  row: number;
  key: string | null;
  reasons: string[];
}

/** What an import did, or would do. */
export interface ImportReport {
  rows: number;
  /** Suppliers that were not there, or otherwise. */
  written: number;
  unchanged: number;
  refused: RefusedRow[];
  /** Columns of the file that stand for nothing. */
  unusedColumns: string[];
}

export interface ImportOptions {
  path: string;
  mapping: Mapping;
  now: string;
  /** Nothing at all is written when one row is refused. */
  isStrict: boolean;
  /** Hears how many suppliers have been looked at. */
  progress: (done: number) => void;
}

const chunkSize = 300;

/** Reads the whole file and says what is wrong with it; writes nothing. */
export async function validateFile({ path, mapping, now }: ImportOptions): Promise<ImportReport> {
  const unused = new Set<string>();
  const report: ImportReport = { rows: 0, written: 0, unchanged: 0, refused: [], unusedColumns: [] };
  for await (const checked of checkRows(path, mapping, now, unused)) {
    report.rows += 1;
    if (!('entry' in checked)) report.refused.push(checked);
  }
  return { ...report, unusedColumns: [...unused] };
}

/** Entries that are new or otherwise than what is stored; what was published keeps its day. */
async function changedOf(firestore: Firestore, entries: readonly CatalogueEntry[]): Promise<CatalogueEntry[]> {
  const known = await knownSuppliers(
    firestore,
    entries.map(({ record }) => record.id),
  );
  return entries.flatMap((entry) => {
    const stored = known.get(entry.record.id);
    if (stored === undefined) return [entry];
    if (stored.hash === documentsOf(entry).open.hash) return [];
    return [{ ...entry, record: { ...entry.record, createdAt: stored.createdAt } }];
  });
}

async function* inChunks(rows: AsyncIterable<CheckedRow>): AsyncGenerator<CatalogueEntry[]> {
  let chunk: CatalogueEntry[] = [];
  for await (const checked of rows) {
    if ('entry' in checked) chunk.push(checked.entry);
    if (chunk.length === chunkSize) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * Reads the whole file first: what cannot be read at all writes nothing. Then each supplier is written whole or not at all,
 * and only where it is otherwise than what is stored; so an import that was broken off is called again and goes on.
 */
export async function importFile(firestore: Firestore, options: ImportOptions, isDry: boolean): Promise<ImportReport> {
  const { path, mapping, now, isStrict, progress } = options;
  const report = await validateFile(options);
  if (isStrict && report.refused.length > 0) return report;
  let done = 0;
  for await (const entries of inChunks(checkRows(path, mapping, now, new Set()))) {
    const changed = await changedOf(firestore, entries);
    report.written += changed.length;
    report.unchanged += entries.length - changed.length;
    if (!isDry) await writeEntries(firestore, changed, () => undefined);
    done += entries.length;
    progress(done);
  }
  return report;
}
