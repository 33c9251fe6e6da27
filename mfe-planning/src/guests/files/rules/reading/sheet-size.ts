import { type FileFault, fileLimits } from './file-limits';

/** A cell without a value: Excel writes one for every coloured cell, also at the far end of a sheet. */
const emptyCell = /<c\b[^<>]*\/>/g;
const emptyRow = /<row\b[^<>]*(?:\/>|>\s*<\/row\s*>)/g;
/** Matches everything that the library may read as the beginning of a row or a cell. */
const anyTag = /<(?:row|c)(?=[\s/>])/g;
/**
 * Matches the same tags as spreadsheets write them. Any other match of `anyTag` stops the search, for a value contains
 * no `<`.
 */
const plainTag = /<(row|c)(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;
const anyAddress = /(?<![\w:.-])r\s*=/g;
const plainAddress = /\sr\s*=\s*(?:"([A-Z]{0,3})(\d{1,7})"|'([A-Z]{0,3})(\d{1,7})')/g;
/** A sheet may begin far down, but rows further apart than this are no guest list. */
const lastRow = fileLimits.rows * 4;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Removes the empty cells and rows of a sheet, which otherwise fill the memory. */
export const withoutEmpty = (sheet: string): string => sheet.replace(emptyCell, '').replace(emptyRow, '');

/** Returns the position that a tag states; null when it is written in a way that no spreadsheet uses. */
const addressOf = (tag: string, kind: string): { column: number; row: number } | null => {
  const [first, ...more] = tag.matchAll(plainAddress);
  if (more.length > 0 || (tag.match(anyAddress)?.length ?? 0) !== (first === undefined ? 0 : 1)) return null;
  if (first === undefined) return kind === 'row' ? { column: 0, row: 0 } : null;
  return { column: columnOf(first[1] ?? first[3] ?? ''), row: Number(first[2] ?? first[4]) };
};

/**
 * Returns the number of cells of a sheet once the library has filled its gaps, or the fault that stops it from being
 * read. An address that only the library would understand is rejected: it could be at the far end of the sheet.
 */
export const sheetSize = (sheet: string): { ok: true; cells: number } | { ok: false; fault: FileFault } => {
  const most = { column: 0, row: 0 };
  let tags = 0;
  for (const [tag, kind = ''] of sheet.matchAll(plainTag)) {
    const address = addressOf(tag, kind);
    if (address === null) return { ok: false, fault: 'broken' };
    if (address.row > lastRow) return { ok: false, fault: 'too-many-rows' };
    if (address.column > fileLimits.columns) return { ok: false, fault: 'too-many-columns' };
    most.row = Math.max(most.row, address.row);
    most.column = Math.max(most.column, address.column);
    tags += 1;
  }
  if (tags !== (sheet.match(anyTag)?.length ?? 0)) return { ok: false, fault: 'broken' };
  return { ok: true, cells: most.row * most.column };
};
