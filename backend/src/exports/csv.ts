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

/** Most columns: a spreadsheet with more is useless, and rows times columns must fit into a server's memory. */
const mostColumns = 300;

const columnsOf = (rows: readonly ReadonlyMap<string, unknown>[]): string[] => [
  ...new Set(rows.flatMap((row) => [...row.keys()])),
];

/** Nested values under names of their own, unless people made too many of those: then each stays whole. */
const spread = (rows: readonly Record<string, unknown>[]): Map<string, unknown>[] => {
  const nested = rows.map((row) => new Map(flat(row)));
  return columnsOf(nested).length <= mostColumns ? nested : rows.map((row) => new Map(Object.entries(row)));
};

/** Rows as CSV (RFC 4180, with a byte order mark for spreadsheets): a column for each name that any row has. */
export const toCsv = (rows: readonly Record<string, unknown>[]): string => {
  const flatRows = spread(rows);
  const names = columnsOf(flatRows);
  const lines = [names.map(cell), ...flatRows.map((row) => names.map((name) => cell(row.get(name))))];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};
