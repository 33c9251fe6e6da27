export type ExportRow = { id: string } & Record<string, unknown>;

/** One part of an export: a file of JSON and one of CSV. */
export interface ExportPart {
  /** File name without ending. */
  name: string;
  rows(): Promise<ExportRow[]>;
}
