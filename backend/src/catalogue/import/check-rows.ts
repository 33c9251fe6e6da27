import * as v from 'valibot';
import { type CatalogueEntry } from '../source/supplier-documents';
import { columnOf, type Mapping } from './mapping';
import { withoutMarkup } from './plain-text';
import { readExported } from './record-schema';
import { RowFault } from './row-fault';
import { entryOf } from './row-record';
import { neededColumns, rowSchema } from './row-schema';
import { FileFault, type SourceRow, sourceRows } from './source-rows';

/** A row that is taken, or why it is not. */
export type CheckedRow =
  { row: number; entry: CatalogueEntry } | { row: number; key: string | null; reasons: string[] };

interface Checking {
  mapping: Mapping;
  now: string;
  /** Rows by what only one supplier may have. */
  taken: Map<string, number>;
  /** Headers of the file that no column is called by. */
  unused: Set<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A row's cells by our columns. */
function named(given: Record<string, unknown>, { mapping, unused }: Checking): Record<string, string> {
  const cells: Record<string, string> = { ...mapping.always };
  for (const [header, value] of Object.entries(given)) {
    const column = columnOf(header, mapping);
    if (column === null) {
      if (header !== '') unused.add(header);
      continue;
    }
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const text = list.filter((one) => one !== null && one !== undefined && !isRecord(one)).join('; ');
    cells[column] = mapping.html === 'strip' ? withoutMarkup(text) : text;
  }
  return cells;
}

function refuseMissing(columns: readonly string[], { mapping, unused }: Checking): void {
  const there = [...columns, ...Object.keys(mapping.always)];
  const missing = neededColumns.filter((name) => !there.includes(name));
  if (missing.length === 0) return;
  const strange = unused.size === 0 ? '' : ` Columns that nobody asked for: ${[...unused].slice(0, 20).join(', ')}.`;
  throw new FileFault(
    `The file has no column ${missing.join(', ')}.${strange} A mapping file says which of yours stands for which (--mapping).`,
  );
}

const reasonsOf = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  [
    ...new Set(
      issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message.replace(/^Invalid key:.*/, 'is missing')}`,
      ),
    ),
  ].slice(0, 10);

function fromCells(row: number, cells: Record<string, string>, { now }: Checking): CheckedRow {
  const key = cells.key?.trim() ?? '';
  const read = v.safeParse(rowSchema, cells);
  const refused = (reasons: string[]) => ({ row, key: key === '' ? null : key.slice(0, 80), reasons });
  if (!read.success) return refused(reasonsOf(read.issues));
  try {
    return { row, entry: entryOf(read.output, now) };
  } catch (error) {
    if (error instanceof RowFault) return refused([error.message]);
    throw error;
  }
}

function fromExported(row: number, value: Record<string, unknown>): CheckedRow {
  const read = readExported(value);
  if (read.ok) return { row, entry: read.entry };
  return { row, key: typeof value.key === 'string' ? value.key.slice(0, 80) : null, reasons: reasonsOf(read.issues) };
}

/** Refuses what an earlier row of the file has: its key, its id or its address. */
function onlyOnce(checked: CheckedRow, { taken }: Checking): CheckedRow {
  if (!('entry' in checked)) return checked;
  const { key, record } = checked.entry;
  const own = { key, id: record.id, publicId: record.publicId, slug: record.slug };
  const claims = Object.entries(own).map(([name, value]) => ({ name, claim: `${name} ${value}` }));
  const clash = claims.find(({ claim }) => taken.has(claim));
  if (clash !== undefined)
    return { row: checked.row, key, reasons: [`${clash.name}: row ${taken.get(clash.claim) ?? 0} has the same`] };
  for (const { claim } of claims) taken.set(claim, checked.row);
  return checked;
}

function check(source: SourceRow, checking: Checking): CheckedRow {
  const { row } = source;
  if ('fault' in source) return { row, key: null, reasons: [`row: ${source.fault}`] };
  if ('cells' in source) return fromCells(row, named(source.cells, checking), checking);
  const { value } = source;
  if (!isRecord(value) || Array.isArray(value)) return { row, key: null, reasons: ['row: is no object'] };
  if (isRecord(value.record)) return fromExported(row, value);
  return fromCells(row, named(value, checking), checking);
}

/** Every row of a file, checked. Throws `FileFault` before the first when the file cannot be read or lacks columns. */
export async function* checkRows(
  path: string,
  mapping: Mapping,
  now: string,
  unused: Set<string>,
): AsyncGenerator<CheckedRow> {
  const checking: Checking = { mapping, now, unused, taken: new Map() };
  let isFirst = true;
  for await (const source of sourceRows(path)) {
    if (isFirst && 'cells' in source) refuseMissing(Object.keys(named(source.cells, checking)), checking);
    isFirst = false;
    yield onlyOnce(check(source, checking), checking);
  }
}
