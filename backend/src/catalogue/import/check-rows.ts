import { dirname } from 'node:path';
import * as v from 'valibot';
import { exportedPhotos, galleryOf, type GivenPhoto, givenPhoto, PhotoRefused } from '../photos/given-photos';
import { type CatalogueEntry } from '../source/supplier-documents';
import { columnOf, type Mapping } from './mapping';
import { asShown } from './reading/as-shown';
import { FileFault, type SourceRow, sourceRows } from './reading/source-rows';
import { readExported } from './record-schema';
import { withoutMarkup } from './row/plain-text';
import { RowFault } from './row/row-fault';
import { entryOf } from './row/row-record';
import { type CatalogueRow, neededColumns, rowSchema } from './row/row-schema';

/** A row that is taken. */
export interface TakenRow {
  row: number;
  entry: CatalogueEntry;
  /** Uploaded photos, in the order of its gallery. */
  photos: GivenPhoto[];
  /** True when the line has its own addresses, as exported lines do; otherwise addresses are derived from its key. */
  namesAddresses: boolean;
}

/** A row that is taken, or why it is not. */
export type CheckedRow = TakenRow | { row: number; key: string | null; reasons: string[] };

/** Input for reading a file. */
export interface FileToCheck {
  path: string;
  mapping: Mapping;
  now: string;
  /** True when photos are decoded while they are checked. */
  unpacks: boolean;
}

interface Checking {
  file: FileToCheck;
  /** Rows by what only one supplier may have. */
  taken: Map<string, number>;
  /** Columns by the headers of the file, as far as they were met. */
  columns: Map<string, string | null>;
  /** Headers of the file that no column is called by. */
  unused: Set<string>;
}

/** Headers that are remembered: lines may each have others, and a file of them may be larger than the memory. */
const mostHeaders = 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const columnFor = (header: string, { file: { mapping }, columns }: Checking): string | null => {
  const known = columns.get(header);
  if (known !== undefined) return known;
  const column = columnOf(header, mapping);
  if (columns.size < mostHeaders) columns.set(header, column);
  return column;
};

/** A row's cells by our columns. */
const named = (given: Record<string, unknown>, checking: Checking): Record<string, string> => {
  const { mapping } = checking.file;
  const cells: Record<string, string> = { ...mapping.always };
  for (const [header, value] of Object.entries(given)) {
    const column = columnFor(header, checking);
    if (column === null) {
      if (header !== '' && checking.unused.size < mostHeaders) checking.unused.add(asShown(header));
      continue;
    }
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const text = list.filter((one) => one !== null && one !== undefined && !isRecord(one)).join('; ');
    cells[column] = mapping.html === 'strip' ? withoutMarkup(text) : text;
  }
  return cells;
};

/** Two columns that stand for the same: one would silently go before the other. */
const refuseTwice = (headers: readonly string[], checking: Checking): void => {
  const first = new Map<string, string>();
  for (const header of headers) {
    const column = columnFor(header, checking);
    const other = column === null ? undefined : first.get(column);
    if (other !== undefined) throw new FileFault(`“${other}” and “${header}” both stand for ${column ?? ''}.`);
    if (column !== null) first.set(column, header);
  }
};

const refuseMissing = (columns: readonly string[], { file: { mapping }, unused }: Checking): void => {
  const there = [...columns, ...Object.keys(mapping.always)];
  const missing = neededColumns.filter((name) => !there.includes(name));
  if (missing.length === 0) return;
  const strange = unused.size === 0 ? '' : ` Columns that nobody asked for: ${[...unused].slice(0, 20).join(', ')}.`;
  throw new FileFault(
    `The file has no column ${missing.join(', ')}.${strange} A mapping file says which of yours stands for which (--mapping).`,
  );
};

const reasonsOf = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  [
    ...new Set(
      issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message.replace(/^Invalid key:.*/, 'is missing')}`,
      ),
    ),
  ].slice(0, 10);

/** A supplier of a row, with the photos that lie beside the file. */
const takenOf = async (row: number, cells: CatalogueRow, { path, now, unpacks }: FileToCheck): Promise<TakenRow> => {
  const { key, record } = entryOf(cells, now);
  const photos: GivenPhoto[] = [];
  for (const name of cells.photos) photos.push(await givenPhoto(dirname(path), name, record.id, unpacks));
  return {
    row,
    photos,
    namesAddresses: false,
    entry: { key, record: { ...record, photos: galleryOf(record, photos) } },
  };
};

const fromCells = async (row: number, cells: Record<string, string>, { file }: Checking): Promise<CheckedRow> => {
  const key = cells.key?.trim() ?? '';
  const read = v.safeParse(rowSchema, cells);
  const refused = (reasons: string[]) => ({ row, key: key === '' ? null : key.slice(0, 80), reasons });
  if (!read.success) return refused(reasonsOf(read.issues));
  try {
    return await takenOf(row, read.output, file);
  } catch (error) {
    if (error instanceof RowFault || error instanceof PhotoRefused) return refused([error.message]);
    throw error;
  }
};

const fromExported = (row: number, value: Record<string, unknown>, { file }: Checking): CheckedRow => {
  const read = readExported(value);
  if (read.ok)
    return { row, entry: read.entry, photos: exportedPhotos(file.path, read.entry.record), namesAddresses: true };
  return { row, key: typeof value.key === 'string' ? value.key.slice(0, 80) : null, reasons: reasonsOf(read.issues) };
};

/** Refuses what an earlier row of the file has: its key, its id or its address. */
const onlyOnce = (checked: CheckedRow, { taken }: Checking): CheckedRow => {
  if (!('entry' in checked)) return checked;
  const { key, record } = checked.entry;
  const own = { key, id: record.id, publicId: record.publicId, slug: record.slug };
  const claims = Object.entries(own).map(([name, value]) => ({ name, claim: `${name} ${value}` }));
  const clash = claims.find(({ claim }) => taken.has(claim));
  if (clash !== undefined)
    return { row: checked.row, key, reasons: [`${clash.name}: row ${taken.get(clash.claim) ?? 0} has the same`] };
  for (const { claim } of claims) taken.set(claim, checked.row);
  return checked;
};

/** A row as an operator is shown it. */
const shown = (checked: CheckedRow): CheckedRow => {
  if ('entry' in checked) return checked;
  const { row, key, reasons } = checked;
  return { row, key: key === null ? null : asShown(key), reasons: reasons.map(asShown) };
};

const check = async (source: SourceRow, checking: Checking): Promise<CheckedRow> => {
  const { row } = source;
  if ('fault' in source) return { row, key: null, reasons: [`row: ${source.fault}`] };
  if ('cells' in source) return fromCells(row, named(source.cells, checking), checking);
  const { value } = source;
  if (!isRecord(value) || Array.isArray(value)) return { row, key: null, reasons: ['row: is no object'] };
  if (isRecord(value.record)) return fromExported(row, value, checking);
  return fromCells(row, named(value, checking), checking);
};

/** Every row of a file, checked. Throws `FileFault` before the first when the file cannot be read or lacks columns. */
export async function* checkRows(file: FileToCheck, unused: Set<string>): AsyncGenerator<CheckedRow> {
  const checking: Checking = { file, unused, taken: new Map(), columns: new Map() };
  let isFirst = true;
  for await (const source of sourceRows(file.path)) {
    if (isFirst && 'cells' in source) {
      refuseTwice(Object.keys(source.cells), checking);
      refuseMissing(Object.keys(named(source.cells, checking)), checking);
    }
    isFirst = false;
    yield shown(onlyOnce(await check(source, checking), checking));
  }
}
