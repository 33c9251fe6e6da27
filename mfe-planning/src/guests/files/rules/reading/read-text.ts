import Papa from 'papaparse';
import { separatorHint } from './clean-rows';
import { decodeText } from './decode-text';
import { type FileContent, refused } from './file-limits';
import { isVcards, readVcards } from './read-vcards';

const separators = [',', ';', '\t', '|'];

/** Returns the number of first rows with the same number of columns, two or more; more columns win a tie. */
const evenness = (text: string, delimiter: string): number => {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 50, skipEmptyLines: 'greedy' });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, rows]) => (width < 2 ? 0 : rows * 1000 + width)));
};

const separatorOf = (text: string): string => {
  const scores = separators.map((separator) => ({ separator, score: evenness(text, separator) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
};

/**
 * Returns the separator that a first line names, and the text after that line; null when no line names one, or it does
 * not occur.
 */
const hintedBy = (text: string): { separator: string; rest: string } | null => {
  const [line = ''] = text.split(/\r\n|\r|\n/u, 1);
  const separator = separatorHint.exec(line)?.groups?.['separator'];
  const rest = text.slice(line.length).replace(/^(?:\r\n|\r|\n)/u, '');
  return separator === undefined || !rest.includes(separator) ? null : { separator, rest };
};

/**
 * Reads text in columns. The separator is the one that the first line names, else the comma, semicolon, tab or bar that
 * makes the first rows the most even.
 */
const readColumns = (text: string): FileContent => {
  const hint = hintedBy(text);
  const { data, errors } = Papa.parse<string[]>(hint?.rest ?? text, {
    delimiter: hint?.separator ?? separatorOf(text),
  });
  // An unclosed quote swallows the rest of a file: a rejection is better than an import of half the file.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('broken');
  // The line that named the separator counts as a row, so that rows have the numbers of the file.
  return { ok: true, tables: [{ sheet: null, rows: hint === null ? data : [[], ...data] }] };
};

/** Reads contacts, or text in columns. */
export const readWritten = (written: string): FileContent => {
  const text = written.replace(/^\uFEFF/u, '');
  return isVcards(text) ? readVcards(text) : readColumns(text);
};

/** Reads a CSV file or contacts, whatever the file's name. */
export const readText = (bytes: Uint8Array): FileContent => {
  const text = decodeText(bytes);
  return text === null ? refused('encoding') : readWritten(text);
};
