import { type EventEmitter } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { toCsv } from './csv';
import { type ExportPart } from './export-part';

/** A file that goes into an archive besides the parts, such as a photo. */
export interface ExportFile {
  /** Path within the archive. */
  path: string;
  /** Null when it is gone by now. */
  read(): Promise<Buffer | null>;
}

const readme = [
  'Everything that Posy keeps about you, as JSON (complete) and as CSV (for spreadsheets).',
  'Amounts of money are in the smallest unit of the currency, such as pence or cents. Times are UTC, ISO 8601.',
  '',
].join('\n');

/** Writes a ZIP part by part, so that one part at a time is in memory. Reports after each how many are written. */
export const writeArchive = async (
  path: string,
  { parts, files }: { parts: ExportPart[]; files: ExportFile[] },
  progress: (done: number) => Promise<void>,
): Promise<void> => {
  const zip = new ZipFile();
  // yazl reports a file that it could not read here, and not on its stream.
  (zip as unknown as EventEmitter).on('error', (error: Error) => zip.outputStream.emit('error', error));
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  for (const [index, { name, rows }] of parts.entries()) {
    const all = await rows();
    zip.addBuffer(Buffer.from(`${JSON.stringify(all, null, 2)}\n`), `json/${name}.json`);
    if (all.length > 0) zip.addBuffer(Buffer.from(toCsv(all)), `csv/${name}.csv`);
    await progress(index + 1);
  }
  for (const { path: name, read } of files)
    zip.addReadStreamLazy(name, { compress: false }, (next) => {
      // A file that was deleted in the meantime is stored empty: the archive stays valid.
      read().then(
        (body) => next(null, Readable.from([body ?? Buffer.alloc(0)])),
        (error: unknown) => next(error, Readable.from([])),
      );
    });
  zip.end();
  await written;
};
