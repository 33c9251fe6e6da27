import { plainWords } from '../values/plain-words';
import { type AnswerableEvent, headerUse } from './guess-columns';
import type { ColumnUse } from './guest-row';

type Rows = readonly (readonly string[])[];

/** The header row is sought among this number of non-empty rows. */
const mostAbove = 15;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Returns true for a value that only a guest's row has: an e-mail address or a number. */
const isValue = (cell: string): boolean => /\S@\S/.test(cell) || /^\s*[+\d][\d\s().,/-]*$/.test(cell);

interface HeaderCandidate {
  at: number;
  known: number;
  filled: number;
  hasName: boolean;
}

const isName = (use: ColumnUse): boolean => use === 'name' || use === 'firstName' || use === 'lastName';

/** Counts the column names in a row; null for a row of values and for one without a known name. */
const namingOf = (row: readonly string[], at: number, events: readonly AnswerableEvent[]): HeaderCandidate | null => {
  const filled = row.filter((cell) => cell.trim() !== '');
  if (filled.some((cell) => isValue(cell) && cell.trim() !== '+1')) return null;
  const uses = filled.map((cell) => headerUse(cell, events, row)).filter((use) => use !== 'undecided');
  const known = new Set(uses).size;
  return known === 0 ? null : { at, known, filled: filled.length, hasName: uses.some(isName) };
};

/** Returns the rows that may be the header row: the first non-empty ones. */
export const mayBeHeaders = (rows: Rows): number[] =>
  rows.flatMap((row, at) => (isBlank(row) ? [] : [at])).slice(0, mostAbove);

/**
 * Returns the index of the header row, or null. It may stand below a title, a date or a note: a later row with more
 * names wins over a title that happens to be one.
 */
export const headerRowOf = (rows: Rows, events: readonly AnswerableEvent[]): number | null => {
  const candidates = mayBeHeaders(rows);
  const best = candidates.reduce<HeaderCandidate | null>((found, at) => {
    const naming = namingOf(rows[at] ?? [], at, events);
    if (naming === null || found === null) return naming ?? found;
    const isTitle = found.known === 1 && found.filled === 1;
    const follows = candidates.indexOf(at) === candidates.indexOf(found.at) + 1;
    const isAllNames = naming.known === naming.filled && naming.hasName;
    const isBetter = naming.known > found.known && naming.hasName && (naming.filled > found.filled || !found.hasName);
    return isBetter || (isTitle && follows && isAllNames && found.at + 1 < at) ? naming : found;
  }, null);
  return best?.at ?? null;
};

const sums = new Set(
  'total, totals, sum, subtotal, grand total, count, summe, gesamt, insgesamt, gesamtsumme, zwischensumme, anzahl, total general, somme, sous total, nombre total'
    .split(', ')
    .map(plainWords),
);
/** “Total guests”, “Gesamt Personen”. */
const peopleAtEnd =
  / (?:guests?|people|persons?|invited|attending|adults|heads?|gaste|personen|eingeladen|zusagen|invites|personnes|presents)$/;
const counted = /^\d[\d.,\s]*(?:guests?|people|persons?|gäste?|personen|invités?|personnes?)?$/iu;

const isSum = (row: readonly string[], column: number, isLast: boolean): boolean => {
  const name = plainWords((row[column] ?? '').replace(/[:=]\s*\d.*$/, ''));
  const others = row.filter((cell, at) => at !== column && cell.trim() !== '');
  const areNumbers = others.every((cell) => /^\s*[\d.,\s£€$%]+\s*$/.test(cell));
  if (sums.has(name.replace(/ \d+$/, '').replace(peopleAtEnd, ''))) return areNumbers;
  if (name === '' && others.length > 1 && isLast) return areNumbers;
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && counted.test(filled[0]?.trim() ?? '');
};

const isSame = (row: readonly string[], other: readonly string[]): boolean =>
  row.length > 1 && row.every((cell, at) => plainWords(cell) === plainWords(other[at] ?? ''));

/** Returns true for column names that a list in sections repeats, and for a section's title above them. */
const isSectionHead = (rows: Rows, at: number, headerAt: number): boolean => {
  const header = rows[headerAt] ?? [];
  const row = rows[at] ?? [];
  const next = rows.slice(at + 1).find((one) => !isBlank(one)) ?? [];
  const isTitle = row.filter((cell) => cell.trim() !== '').length === 1;
  return isSame(row, header) || (isTitle && isSame(next, header));
};

/**
 * Returns the numbers of rows that name nobody: those that only sum others up, and heads of sections. They are left out
 * until the person decides otherwise.
 */
export const rowsOfNobody = (rows: Rows, headerAt: number | null, uses: readonly ColumnUse[]): number[] => {
  const column = Math.max(0, uses.findIndex(isName));
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.flatMap((row, at) => {
    if (headerAt !== null && at <= headerAt) return [];
    const isHead = headerAt !== null && isSectionHead(rows, at, headerAt);
    return isHead || isSum(row, column, at === last) ? [at + 1] : [];
  });
};
