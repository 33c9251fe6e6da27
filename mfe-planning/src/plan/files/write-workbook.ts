import writeXlsxFile from 'write-excel-file/universal';

/** A sheet of a workbook; its first row has the names of the columns. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
}

const narrow = 8;
const wide = 40;

const widthOf = (rows: Sheet['rows'], column: number): number =>
  Math.min(wide, Math.max(narrow, ...rows.map((row) => (row[column] ?? '').length + 2)));

/** Returns a valid sheet name. Source: ECMA-376, 18.2.19. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The library looks cells up in a plain object: a cell “constructor” would break the file without a blank. */
export const written = (cell: string): string => (inherited.has(cell) ? `${cell} ` : cell);

/** Writes a workbook in which every cell is text: no number is rounded, no telephone number loses its zero. */
export const writeWorkbook = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      sheet: sheetName(name),
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
      data: rows.map((row, index) =>
        row.map((cell) => ({
          value: written(cell),
          type: String,
          ...(index === 0 && { fontWeight: 'bold' as const }),
        })),
      ),
    })),
  ).toBlob();
