/** What a spreadsheet would run as a formula, also in its full-width forms, and what hides one: a tab or a line break. */
const risky = /^'*[=+\-@\t\r\n＝＋－＠]/;
const disarmed = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes a cell harmless: what begins like a formula gets an apostrophe before it, which spreadsheets take for text. One
 * that has apostrophes there already gets another, so that `asWritten` always finds the way back.
 */
export const harmless = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `harmless`. */
export const asWritten = (cell: string): string => (disarmed.test(cell) ? cell.slice(1) : cell);
