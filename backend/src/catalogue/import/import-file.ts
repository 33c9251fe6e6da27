import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type FileStore } from '#files/file-store';
import { PhotoRefused, storePhotos } from '../photos/given-photos';
import { type KnownSupplier, knownSuppliers, writeEntries } from '../source/catalogue-collection';
import { documentsOf } from '../source/supplier-documents';
import { readTakenAddresses, type TakenAddresses } from '../source/taken-addresses';
import { type CheckedRow, checkRows, type FileToCheck, type TakenRow } from './check-rows';
import { asShown } from './reading/as-shown';
import { exportedSchema } from './record-schema';

export interface RefusedRow {
  /** Number of the line as people count: the first line of the file is 1. */
  row: number;
  key: string | null;
  reasons: string[];
}

/** The result of an import, or of its dry run. */
export interface ImportReport {
  rows: number;
  /** Suppliers that were not there, or otherwise. */
  written: number;
  unchanged: number;
  refused: RefusedRow[];
  /** Columns of the file that stand for nothing. */
  unusedColumns: string[];
}

export interface ImportOptions extends Omit<FileToCheck, 'unpacks'> {
  /** Nothing at all is written when one row is refused. */
  isStrict: boolean;
  /** Hears how many suppliers have been looked at. */
  progress: (done: number) => void;
}

const chunkSize = 300;

/** Reads the whole file and says what is wrong with it; writes nothing. */
export const validateFile = async (options: ImportOptions, unpacks: boolean): Promise<ImportReport> => {
  const unused = new Set<string>();
  const report: ImportReport = { rows: 0, written: 0, unchanged: 0, refused: [], unusedColumns: [] };
  for await (const checked of checkRows({ ...options, unpacks }, unused)) {
    report.rows += 1;
    if (!('entry' in checked)) report.refused.push(checked);
  }
  return { ...report, unusedColumns: [...unused] };
};

/** An exported line contains its id, which everybody can read on a supplier's page: the key proves its owner. */
const isAnothers = ({ entry }: TakenRow, stored: KnownSupplier | undefined): boolean => {
  if (stored === undefined) return false;
  const key = v.safeParse(exportedSchema.entries.key, stored.key);
  return !key.success || key.output !== entry.key;
};

/**
 * Compares rows with the stored suppliers: returns new and changed ones, and those that would replace another supplier.
 */
const comparedOf = async (
  firestore: Firestore,
  rows: readonly TakenRow[],
): Promise<{ changed: ChangedRow[]; foreign: RefusedRow[] }> => {
  const known = await knownSuppliers(
    firestore,
    rows.map(({ entry }) => entry.record.id),
  );
  const isForeign = (row: TakenRow): boolean => isAnothers(row, known.get(row.entry.record.id));
  const foreign = rows.filter(isForeign).map(({ row, entry }) => ({
    row,
    key: asShown(entry.key),
    reasons: ['id: a supplier of another key has the same'],
  }));
  const own = rows.filter((row) => !isForeign(row));
  return { foreign, changed: changedOf(own, known) };
};

/** Rows that are new or otherwise than what is stored, with what was stored; what was published keeps its day. */
const changedOf = (rows: readonly TakenRow[], known: ReadonlyMap<string, KnownSupplier>): ChangedRow[] =>
  rows.flatMap((row) => {
    const { entry } = row;
    const stored = known.get(entry.record.id);
    if (stored === undefined) return [{ ...row, left: [] }];
    const { open } = documentsOf(entry);
    if (stored.hash === open.hash) return [];
    const left = stored.photos.filter((seed) => !open.photos.includes(seed));
    return [{ ...row, entry: { ...entry, record: { ...entry.record, createdAt: stored.createdAt } }, left }];
  });

/** Separates changed rows that would take another supplier's page; addresses are read only when a row names its own. */
const withoutTaken = async (
  rows: readonly ChangedRow[],
  addresses: () => Promise<TakenAddresses>,
): Promise<{ own: ChangedRow[]; taking: RefusedRow[] }> => {
  const taking: RefusedRow[] = [];
  const own: ChangedRow[] = [];
  for (const row of rows) {
    const { key, record } = row.entry;
    const taken = row.namesAddresses ? await addresses() : null;
    const name = taken?.ofAnother(record.id, record) ?? null;
    if (name === null) own.push(row);
    else taking.push({ row: row.row, key: asShown(key), reasons: [`${name}: another supplier has the same`] });
    if (name === null) taken?.take(record.id, record);
  }
  return { own, taking };
};

interface ChangedRow extends TakenRow {
  /** Photos that the supplier had and has no more. */
  left: string[];
}

async function* inChunks(rows: AsyncIterable<CheckedRow>): AsyncGenerator<TakenRow[]> {
  let chunk: TakenRow[] = [];
  for await (const checked of rows) {
    if ('entry' in checked) chunk.push(checked);
    if (chunk.length === chunkSize) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

/** Keeps the photos of rows; answers the rows of which all could be stored, and refuses the others. */
const withPhotos = async (
  rows: readonly ChangedRow[],
  photos: FileStore,
  refused: RefusedRow[],
): Promise<ChangedRow[]> => {
  const stored: ChangedRow[] = [];
  for (const row of rows)
    try {
      await storePhotos(photos, row.photos);
      stored.push(row);
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      refused.push({ row: row.row, key: row.entry.key, reasons: [asShown(error.message)] });
    }
  return stored;
};

/** Photos first: a supplier never names one that is not there, and those it names no more go last. */
const write = async (stores: ImportStores, rows: readonly ChangedRow[], refused: RefusedRow[]): Promise<number> => {
  const stored = await withPhotos(rows, stores.photos, refused);
  const entries = stored.map(({ entry }) => entry);
  await writeEntries(stores.firestore, entries, () => undefined);
  for (const seed of stored.flatMap(({ left }) => left)) await stores.photos.remove(seed);
  return stored.length;
};

/** The stores of suppliers and their photos. */
export interface ImportStores {
  firestore: Firestore;
  photos: FileStore;
}

/**
 * Reads the whole file first: what cannot be read at all writes nothing. Then each supplier is written whole or not at all,
 * and only where it is otherwise than what is stored; so an import that was broken off is called again and goes on.
 */
export const importFile = async (
  stores: ImportStores,
  options: ImportOptions,
  isDry: boolean,
): Promise<ImportReport> => {
  const { isStrict, progress } = options;
  const report =
    isStrict && !isDry
      ? { ...(await importFile(stores, { ...options, progress: () => undefined }, true)), written: 0, unchanged: 0 }
      : await validateFile(options, isDry);
  if (isStrict && report.refused.length > 0) return report;
  const known = new Set(report.refused.map(({ row }) => row));
  let done = 0;
  let read: Promise<TakenAddresses> | null = null;
  const addresses = (): Promise<TakenAddresses> => (read ??= readTakenAddresses(stores.firestore));
  for await (const rows of inChunks(checkRows({ ...options, unpacks: false }, new Set()))) {
    // A dry run has unpacked the photos already.
    const good = rows.filter(({ row }) => !known.has(row));
    const { changed, foreign } = await comparedOf(stores.firestore, good);
    const { own, taking } = await withoutTaken(changed, addresses);
    report.refused.push(...foreign, ...taking);
    report.unchanged += good.length - foreign.length - changed.length;
    report.written += isDry ? own.length : await write(stores, own, report.refused);
    done += rows.length;
    progress(done);
  }
  report.refused.sort((a, b) => a.row - b.row);
  return report;
};
