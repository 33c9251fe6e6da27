import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { fileLimits, refused, type FileContent, type FileFault, type FileTable } from './file-limits';
import { unpackWorkbook } from './unpack-workbook';

/** A cell without a value: Excel writes one wherever something was only coloured, also at the far end of a sheet. */
const emptyCell = /<c\b[^<>]*\/>/g;
const cellAddress = /<c\b[^<>]*?\br="([A-Z]{1,3})(\d{1,7})"/g;
/** A sheet may begin far down, but rows that far apart are no list of guests. */
const lastRow = fileLimits.rows * 4;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const sizeFault = (sheet: string): FileFault | null => {
  for (const [, letters = '', row = ''] of sheet.matchAll(cellAddress)) {
    if (Number(row) > lastRow) return 'too-many-rows';
    if (columnOf(letters) > fileLimits.columns) return 'too-many-columns';
  }
  return null;
};

/** Takes empty cells out of a workbook's sheets, which otherwise fill the memory; or says that a sheet is too large. */
const trimSheets = (parts: Record<string, Uint8Array>): FileFault | null => {
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/') || !name.endsWith('.xml')) continue;
    const sheet = new TextDecoder().decode(part).replace(emptyCell, '');
    const fault = sizeFault(sheet);
    if (fault !== null) return fault;
    parts[name] = new TextEncoder().encode(sheet);
  }
  return null;
};

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

const isFilled = ({ rows }: FileTable): boolean => rows.some((row) => row.some((cell) => cell !== ''));

/** Reads every sheet of an XLSX workbook that has something in it. Formulas are read as the values they had. */
export const readWorkbook = async (bytes: Uint8Array): Promise<FileContent> => {
  const unpacked = unpackWorkbook(bytes);
  if (!unpacked.ok) return refused(unpacked.fault);
  const fault = trimSheets(unpacked.parts);
  if (fault !== null) return refused(fault);
  // Packed again without compression: the library then unpacks here and starts no workers, which the page's policy forbids.
  const plain = zipSync(unpacked.parts, { level: 0 });
  try {
    const sheets = await readXlsxFile(plain.slice().buffer, { trim: false });
    const tables = sheets.map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(textOf)) }));
    return { ok: true, tables: tables.filter(isFilled) };
  } catch {
    return refused('broken');
  }
};
