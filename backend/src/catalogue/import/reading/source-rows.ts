import { open, readFile, stat } from 'node:fs/promises';
import Papa from 'papaparse';
import { asShown } from './as-shown';
import { boundedLines } from './lines';
import { readWorkbook, type WorkbookFault } from './workbook/read-workbook';

/** A file that cannot be read at all; the message is written for the person who supplied it. */
export class FileFault extends Error {
  constructor(message: string) {
    super(asShown(message));
  }
}

/** A row with its number as a person counts: the first line of a file is 1. */
export type SourceRow = { row: number } & ({ cells: Record<string, string> } | { value: unknown } | { fault: string });

/** Tables are read whole; lines one by one, so those files may be of any size. */
const mostTableBytes = 64 * 1024 * 1024;
const mostLine = 1024 * 1024;
const mostRows = 200_000;
const mostColumns = 200;
/** Empty ones may stand before the header. */
const blankRows = 100;

const tooManyRows = `The file has more than ${mostRows} rows: split it.`;

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const decode = (bytes: Buffer): string => {
  const as = (label: string): string | null => {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  };
  const mark = bytes.subarray(0, 2).toString('hex');
  const text =
    mark === 'fffe' ? as('utf-16le') : mark === 'feff' ? as('utf-16be') : (as('utf-8') ?? as('windows-1252'));
  if (text === null || text.includes('\0'))
    throw new FileFault('The text is in no encoding that can be read: save it as CSV in UTF-8.');
  return text;
};

const headerOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());

function* fromTable(rows: readonly (readonly string[])[]): Generator<SourceRow> {
  const at = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (at < 0) throw new FileFault('The file is empty.');
  const header = headerOf(rows[at] ?? []);
  if (header.findLastIndex((name) => name !== '') >= mostColumns)
    throw new FileFault(`The file has more than ${mostColumns} columns.`);
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twice !== undefined) throw new FileFault(`Two columns are called “${twice}”.`);
  if (rows.length - at - 1 > mostRows) throw new FileFault(tooManyRows);
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => cell.trim() === '')) continue;
    const cells = Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']));
    yield row.length > header.length && row.slice(header.length).some((cell) => cell.trim() !== '')
      ? { row: index + 1, fault: `has ${row.length} cells, the header ${header.length}` }
      : { row: index + 1, cells };
  }
}

/** A first line that only names the separator, as some programs write: it is no row, and what it names is the separator. */
const separatorHint = /^\uFEFF?"?sep=(?<separator>[^\r\n])"?[^\r\nA-Za-z0-9]*(?:\r\n|\r|\n|$)/iu;

async function* fromCsv(path: string): AsyncGenerator<SourceRow> {
  const text = decode(await readFile(path));
  const hint = separatorHint.exec(text);
  const { data, errors } = Papa.parse<string[]>(text.slice(hint?.[0].length ?? 0), {
    ...(hint?.groups?.['separator'] === undefined ? {} : { delimiter: hint.groups['separator'] }),
    delimitersToGuess: [',', ';', '\t', '|'],
    // Rows beyond these are refused, so they need not be in memory.
    preview: mostRows + blankRows,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined) throw new FileFault(`A quote is not closed, at row ${(broken.row ?? 0) + 1}.`);
  if (data.length >= mostRows + blankRows) throw new FileFault(tooManyRows);
  // The line that names the separator is blank: rows keep the numbers of the file.
  yield* fromTable(hint === null ? data : [[], ...data]);
}

const workbookLimits = { bytes: 256 * 1024 * 1024, rows: mostRows + blankRows, columns: mostColumns };

const workbookWords: Record<WorkbookFault, string> = {
  'too-large': `The workbook is too large once it is unpacked (more than ${inMegabytes(workbookLimits.bytes)}, or too many cells): split it, or save it as CSV.`,
  'too-far': `A cell stands beyond row ${mostRows} or column ${workbookLimits.columns}: delete what is around your table, or save it as CSV.`,
  'no-sheet': 'The workbook has no sheet.',
  unreadable: 'The workbook is damaged, or behind a password.',
};

async function* fromWorkbook(path: string): AsyncGenerator<SourceRow> {
  const read = await readWorkbook(path, workbookLimits);
  if ('fault' in read) throw new FileFault(workbookWords[read.fault]);
  yield* fromTable(read.rows);
}

async function* fromLines(path: string): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const line of boundedLines(path, mostLine)) {
    row += 1;
    if (line === null) {
      yield { row, fault: 'is longer than a megabyte' };
      continue;
    }
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() === '') continue;
    try {
      yield { row, value: JSON.parse(text) as unknown };
    } catch {
      yield { row, fault: 'is no JSON' };
    }
  }
}

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Yields the rows of a CSV, XLSX or JSON lines file, by its contents. Throws `FileFault` for other files. */
export async function* sourceRows(path: string): AsyncGenerator<SourceRow> {
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) throw new FileFault(`There is no file ${path}.`);
  if (found.size === 0) throw new FileFault('The file is empty.');
  const start = (await firstBytes(path)).toString('latin1');
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return yield* fromLines(path);
  if (found.size > mostTableBytes)
    throw new FileFault(
      `The file has ${inMegabytes(found.size)}; tables are read up to ${inMegabytes(mostTableBytes)}. Split it, or give JSON lines (.jsonl).`,
    );
  if (start.startsWith('PK')) return yield* fromWorkbook(path);
  if (start.startsWith('\u00d0\u00cf') || start.startsWith('%PDF'))
    throw new FileFault('This is neither CSV nor XLSX nor JSON lines: save it as one of them.');
  yield* fromCsv(path);
}
