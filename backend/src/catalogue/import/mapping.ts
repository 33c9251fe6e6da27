import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fold } from '../search/spelling/fold';
import { FileFault } from './reading/source-rows';
import { rowColumns } from './row/row-schema';

/** Names of an operator's columns, and the treatment of HTML in them. */
export interface Mapping {
  /** Our column by theirs. */
  columns: Record<string, string>;
  /** Values for every row, when a file has no such column. */
  always: Record<string, string>;
  html: 'refuse' | 'strip';
}

const column = v.picklist(rowColumns, `is no column; the columns are ${rowColumns.join(', ')}`);
const schema = v.strictObject({
  columns: v.optional(v.record(v.string(), column), {}),
  always: v.optional(v.record(column, v.string()), {}),
  html: v.optional(v.picklist(['refuse', 'strip']), 'refuse'),
});

export const noMapping: Mapping = { columns: {}, always: {}, html: 'refuse' };

export const readMapping = async (path: string): Promise<Mapping> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FileFault(`There is no mapping file ${path}.`);
  });
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    const why = v.isValiError(error)
      ? `${v.getDotPath(error.issues[0]) ?? ''} ${error.issues[0].message}`
      : 'is no JSON';
    throw new FileFault(`The mapping file cannot be used: ${why.trim()}.`);
  }
};

/** A header as our columns are called: “Price from” is `price_from`. */
const plain = (header: string): string => fold(header).replace(/ /g, '_');

/** Returns the column of a header in the file; null for one that is left out. */
export const columnOf = (header: string, { columns }: Mapping): string | null => {
  const mapped = Object.entries(columns).find(([theirs]) => fold(theirs) === fold(header))?.[1];
  return mapped ?? rowColumns.find((name) => name === plain(header)) ?? null;
};
