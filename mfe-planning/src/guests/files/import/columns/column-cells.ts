import type { ImportDraft } from '../draft/use-import';

/** The rows below the one with the names. */
export const below = <T>(rows: readonly T[], headerAt: number | null): readonly T[] =>
  rows.slice(headerAt === null ? 0 : headerAt + 1);

/** Returns the cells of a column. */
export const cellsOf = (
  { tables, at, headerAt }: Pick<ImportDraft, 'tables' | 'at' | 'headerAt'>,
  column: number,
): string[] => below(tables[at]?.rows ?? [], headerAt).map((row) => row[column] ?? '');
