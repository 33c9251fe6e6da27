import { cleanRows } from './clean-rows';
import { fileKindOf } from './file-kind';
import { type FileContent, fileLimits, type FileTable, refused } from './file-limits';
import { readText, readWritten } from './read-text';
import { readWorkbook } from './read-workbook';

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Removes blank rows and columns at the end. */
const trimmed = ({ sheet, rows: written }: FileTable): FileTable => {
  const rows = cleanRows(written);
  const filled = rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  return { sheet, rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? '')) };
};

const checked = (content: FileContent): FileContent => {
  if (!content.ok) return content;
  const tables = content.tables.map(trimmed).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return refused('empty');
  for (const { rows } of tables) {
    if (rows.filter((row) => !isBlank(row)).length > fileLimits.rows + 1) return refused('too-many-rows');
    if ((rows[0]?.length ?? 0) > fileLimits.columns) return refused('too-many-columns');
  }
  return { ok: true, tables };
};

/**
 * Reads a file by its content, within `fileLimits`. The caller must check `isTooLarge` before it reads the file's
 * bytes.
 */
export const readFile = async (bytes: Uint8Array): Promise<FileContent> => {
  const found = fileKindOf(bytes);
  if (found.kind === 'unreadable') return refused(found.fault);
  return checked(found.kind === 'workbook' ? await readWorkbook(bytes) : readText(bytes));
};

/** Reads text that was pasted from a spreadsheet or an address book, or typed. */
export const readPasted = (text: string): FileContent =>
  text.length > fileLimits.bytes ? refused('too-large') : checked(readWritten(text));
