/** Limits for files. Guest lists are far below them; a larger file would only block the page. */
export const fileLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 5_000,
  columns: 100,
  /** Size of a workbook's parts, unpacked, in bytes. */
  unpacked: 48 * 1024 * 1024,
  /** Number of files inside a workbook. */
  entries: 1_000,
  /** Number of cells of all its sheets, including the gaps between them. */
  cells: 2_000_000,
  /** Number of characters of all its cells, counted for each cell: a workbook stores a shared text once. */
  characters: 16 * 1024 * 1024,
} as const;

/** The reason why a file cannot be read; the screen has the sentence. */
export type FileFault =
  | 'too-large'
  | 'empty'
  | 'old-workbook'
  | 'protected-workbook'
  | 'open-document'
  | 'numbers'
  | 'pdf'
  | 'picture'
  | 'web-page'
  | 'unknown-kind'
  | 'encoding'
  | 'broken'
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'too-many-columns';

/** Rows of text as in the file, including blank ones, so that a row's number is the one that a person sees. */
export interface FileTable {
  /** The sheet's name; null when there is only one table. */
  sheet: string | null;
  rows: readonly (readonly string[])[];
}

export type FileContent = { ok: true; tables: readonly FileTable[] } | { ok: false; fault: FileFault };

export const refused = (fault: FileFault): FileContent => ({ ok: false, fault });
