/** How much of a file is read. Weddings are far below; what is above would only make the page stand still. */
export const fileLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 5_000,
  columns: 100,
  /** A workbook's parts, unpacked, in bytes. */
  unpacked: 48 * 1024 * 1024,
  /** Files inside a workbook. */
  entries: 1_000,
  /** Cells of all its sheets, the gaps between them included. */
  cells: 2_000_000,
  /** Characters of all its cells, each counted wherever it stands: a workbook keeps a text once for many cells. */
  characters: 16 * 1024 * 1024,
} as const;

/** Why a file cannot be read; the screen has the sentence. */
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

/** Rows of text, as they stand in a file: also blank ones, so that a row's number is the one that a person sees. */
export interface FileTable {
  /** The sheet's name; null where there is only one table. */
  sheet: string | null;
  rows: readonly (readonly string[])[];
}

export type FileContent = { ok: true; tables: readonly FileTable[] } | { ok: false; fault: FileFault };

export const refused = (fault: FileFault): FileContent => ({ ok: false, fault });
