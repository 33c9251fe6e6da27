import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The fault of a workbook that was not read. */
export type WorkbookFault = 'too-large' | 'too-far' | 'no-sheet' | 'unreadable';

export interface WorkbookLimits {
  /** Limits of the unpacked parts. */
  bytes: number;
  rows: number;
  columns: number;
}

const answerSchema = v.union([
  v.object({ fault: v.picklist(['too-large', 'too-far', 'no-sheet', 'unreadable']) }),
  v.object({ rows: v.array(v.array(v.string())) }),
]);

const reader = fileURLToPath(new URL('workbook-reader.cjs', import.meta.url));
const heapMegabytes = 2048;
const longestMs = 120_000;
const mostAnswered = 512 * 1024 * 1024;

/** The texts of the cells of a workbook's first sheet. A process that runs out of memory or time is a fault like others. */
export const readWorkbook = (
  path: string,
  { bytes, rows, columns }: WorkbookLimits,
): Promise<{ rows: string[][] } | { fault: WorkbookFault }> => {
  const words = [`--max-old-space-size=${heapMegabytes}`, reader, path, ...[bytes, rows, columns].map(String)];
  const options = { env: { ...process.env, NODE_OPTIONS: '' }, timeout: longestMs, maxBuffer: mostAnswered };
  return new Promise((resolve) => {
    execFile(process.execPath, words, options, (error, answer) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), error === null ? answer : '');
      resolve(read.success ? read.output : { fault: error === null ? 'unreadable' : 'too-large' });
    });
  });
};
