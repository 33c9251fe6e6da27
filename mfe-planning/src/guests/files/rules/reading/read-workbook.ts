import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { type FileContent, type FileFault, fileLimits, type FileTable, refused } from './file-limits';
import { sheetSize, withoutEmpty } from './sheet-size';
import { unpackWorkbook } from './unpack-workbook';

/**
 * Removes empty cells from a workbook's sheets, or returns the fault that stops it from being read. The workbook itself
 * names its sheets, so every part that could be a sheet is checked.
 */
const trimSheets = (parts: Record<string, Uint8Array>): FileFault | null => {
  let left: number = fileLimits.cells;
  for (const [name, part] of Object.entries(parts)) {
    const text = new TextDecoder().decode(part);
    if (!text.includes('<sheetData')) continue;
    const sheet = withoutEmpty(text);
    const size = sheetSize(sheet);
    if (!size.ok) return size.fault;
    left -= size.cells;
    if (left < 0) return 'unpacks-too-large';
    parts[name] = new TextEncoder().encode(sheet);
  }
  return null;
};

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

/** A workbook stores a text once, and a thousand cells may refer to it. */
const isWithin = (sheets: readonly { data: readonly (readonly unknown[])[] }[]): boolean => {
  let left: number = fileLimits.characters;
  for (const { data } of sheets)
    for (const row of data) for (const cell of row) if (typeof cell === 'string') left -= cell.length;
  return left >= 0;
};

const isFilled = ({ rows }: FileTable): boolean => rows.some((row) => row.some((cell) => cell !== ''));

/** Reads every sheet with content of an XLSX workbook. Formulas are read as their last values. */
export const readWorkbook = async (bytes: Uint8Array): Promise<FileContent> => {
  const unpacked = unpackWorkbook(bytes);
  if (!unpacked.ok) return refused(unpacked.fault);
  const fault = trimSheets(unpacked.parts);
  if (fault !== null) return refused(fault);
  // The parts are packed again without compression: the library then unpacks them on this thread and starts no workers,
  // which the page's policy forbids.
  const plain = zipSync(unpacked.parts, { level: 0 });
  try {
    const sheets = await readXlsxFile(plain.slice().buffer, { trim: false });
    if (!isWithin(sheets)) return refused('unpacks-too-large');
    const tables = sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(textOf)) }));
    return { ok: true, tables: tables.filter(isFilled) };
  } catch {
    return refused('broken');
  }
};
