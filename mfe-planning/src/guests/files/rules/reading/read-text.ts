import Papa from 'papaparse';
import { decodeText } from './decode-text';
import { type FileContent, refused } from './file-limits';

const separators = [',', ';', '\t', '|'];

/** How many of the first rows have the same number of columns, two or more; with more columns as the tie-breaker. */
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

/** Reads text in columns: separated by commas, semicolons, tabs or bars, by which its first rows are the most even. */
export const readColumns = (text: string): FileContent => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  // A quote that is never closed swallows the rest of a file: better to say so than to import half of it.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('broken');
  return { ok: true, tables: [{ sheet: null, rows: data }] };
};

/** Reads a CSV file, whatever it calls itself. */
export const readText = (bytes: Uint8Array): FileContent => {
  const text = decodeText(bytes);
  return text === null ? refused('encoding') : readColumns(text);
};
