/** A spreadsheet runs what begins like this; an apostrophe before it makes it text. Source: OWASP, "CSV Injection". */
const formula = /^[\s]*[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

const cell = (value: unknown): string => {
  const text = textOf(value);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Nested values under dotted names; lists stay whole. */
const flat = (row: Record<string, unknown>, prefix = ''): [string, unknown][] =>
  Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Record<string, unknown>, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );

/** Rows as CSV (RFC 4180, with a byte order mark for spreadsheets): a column for each name that any row has. */
export const toCsv = (rows: readonly Record<string, unknown>[]): string => {
  const flatRows = rows.map((row) => new Map(flat(row)));
  const names = [...new Set(flatRows.flatMap((row) => [...row.keys()]))];
  const lines = [names.map(cell), ...flatRows.map((row) => names.map((name) => cell(row.get(name))))];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};
