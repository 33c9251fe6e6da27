import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { recordOf, type SupplierTexts, unreadable } from '#catalogue/records/supplier-texts';
import { rowsOf, type SupplierRows } from './supplier-rows';

/** Hears of a supplier that is left out, and why. */
export type Warn = (sentence: string) => void;

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const leftOut = (id: string, error: unknown): string => `The supplier ${id} is left out: ${why(error)}`;

/** The rows of a supplier; none for a record that lacks what every one has. */
export const rowsOrNone = (record: SupplierRecord, warn: Warn): SupplierRows[] => {
  try {
    return [rowsOf(record)];
  } catch (error) {
    warn(leftOut(record.id, error));
    return [];
  }
};

/** The rows of a supplier's documents; none where they make no supplier. */
export const rowsOfTexts = (texts: SupplierTexts, warn: Warn): SupplierRows[] => {
  const record = recordOf(texts);
  if (record !== null) return rowsOrNone(record, warn);
  warn(unreadable(texts.id));
  return [];
};
