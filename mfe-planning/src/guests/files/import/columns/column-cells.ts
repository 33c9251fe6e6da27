import type { ImportDraft } from '../draft/use-import';

/** The rows below the one with the names. */
export const below = <T>(rows: readonly T[], headerAt: number | null): readonly T[] =>
  rows.slice(headerAt === null ? 0 : headerAt + 1);

/** Returns the cells of a column, without those of rows that are left out. */
export const cellsOf = (
  { tables, at, headerAt, leftOut }: Pick<ImportDraft, 'tables' | 'at' | 'headerAt' | 'leftOut'>,
  column: number,
): string[] =>
  (tables[at]?.rows ?? []).flatMap((row, index) =>
    (headerAt !== null && index <= headerAt) || leftOut.has(index + 1) ? [] : [row[column] ?? ''],
  );
