/**
 * Characters that a spreadsheet takes for the start of a formula, also in full-width forms, and a tab or a line break,
 * which hide one.
 */
const risky = /^'*[=+\-@\t\r\n＝＋－＠]/;
const disarmed = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes a cell harmless: text that begins like a formula gets an apostrophe before it, which marks it as text for
 * spreadsheets. Text with leading apostrophes gets another one, so that `asWritten` always restores the original.
 */
export const harmless = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `harmless`. */
export const asWritten = (cell: string): string => (disarmed.test(cell) ? cell.slice(1) : cell);
