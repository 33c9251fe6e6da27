import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/universal';
import { written } from '#plan/files/write-workbook';
import type { SheetCell } from './budget-sheets';

/** A sheet of the workbook: its name, the heads of its columns, and its rows. */
export interface WorkbookSheet {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

const columnWidth = 18;
const minorPerUnit = 100;

const toCell = (cell: SheetCell): Cell => {
  switch (cell.kind) {
    case 'text':
      return { type: String, value: written(cell.value) };
    case 'money':
      return { type: Number, value: cell.value / minorPerUnit, format: '#,##0.00' };
    case 'day':
      return { type: Date, value: new Date(`${cell.value}T00:00:00Z`), format: 'yyyy-mm-dd' };
    case 'empty':
      return null;
  }
};

const headRow = (heads: readonly string[]): Row => heads.map((value) => ({ type: String, value, fontWeight: 'bold' }));

/** Writes a workbook file with one sheet for each table. The header row is bold and stays in sight. */
export const writeWorkbook = (sheets: readonly WorkbookSheet[]): Promise<Blob> =>
  writeXlsxFile(
    sheets.map(({ name, heads, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: heads.map(() => ({ width: columnWidth })),
      data: [headRow(heads), ...rows.map((row) => row.map(toCell))],
    })),
  ).toBlob();
