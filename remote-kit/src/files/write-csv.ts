const quoted = /["\r\n,;\t|]/;

const cellText = (cell: string): string =>
  quoted.test(cell) || cell !== cell.trim() ? `"${cell.replace(/"/g, '""')}"` : cell;

/**
 * A table as CSV in UTF-8 with its mark, without which Excel takes it for another encoding. `separator` is what
 * spreadsheets of the reader's country expect. Source: RFC 4180.
 */
export const writeCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`;

/** In locales with a decimal comma, spreadsheets separate columns by semicolons. */
export const separatorFor = (locale: string): ',' | ';' =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';
