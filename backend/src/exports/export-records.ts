import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const name = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(length));
const count = v.pipe(v.number(), v.minValue(0));

const recordSchema = v.object({
  id: name(24),
  uid: v.string(),
  state: v.picklist(['working', 'ready', 'failed']),
  done: count,
  total: count,
  bytes: count,
  /** Proves that the person who downloads received the address. */
  secret: name(32),
  /** Milliseconds since the epoch; null while it is made. */
  expiresAt: v.nullable(v.number()),
});

/** The stored state of an export. */
export type ExportRecord = v.InferOutput<typeof recordSchema>;

/** Exports on disk: an archive and a record each, readable by the server's owner only. */
export interface ExportRecords {
  /**
   * Records of earlier runs; an export that was in progress counts as failed. All other files in the folder are
   * removed.
   */
  readAll(now: number): Promise<ExportRecord[]>;
  archiveOf(record: Pick<ExportRecord, 'id'>): string;
  write(record: ExportRecord): Promise<void>;
  /** Removes the archive with its record. */
  remove(record: Pick<ExportRecord, 'id'>): Promise<void>;
}

/** The exports in a folder, which is made when it is missing. */
export const exportRecordsIn = (folder: string): ExportRecords => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const archiveOf = ({ id }: Pick<ExportRecord, 'id'>): string => join(folder, `${id}.zip`);
  const fileOf = ({ id }: Pick<ExportRecord, 'id'>): string => join(folder, `${id}.json`);
  const read = async (file: string): Promise<ExportRecord | null> => {
    try {
      const found = v.parse(recordSchema, JSON.parse(await readFile(join(folder, file), 'utf8')));
      return file === `${found.id}.json` ? found : null;
    } catch {
      return null;
    }
  };
  return {
    archiveOf,
    async readAll(now) {
      const names = await readdir(folder);
      const found = await Promise.all(names.filter((file) => file.endsWith('.json')).map(read));
      const visible = found.filter(
        (record): record is ExportRecord =>
          record !== null &&
          (record.expiresAt === null || record.expiresAt > now) &&
          (record.state !== 'ready' || names.includes(`${record.id}.zip`)),
      );
      const wanted = visible.flatMap(({ id, state }) => [`${id}.json`, ...(state === 'ready' ? [`${id}.zip`] : [])]);
      for (const file of names.filter((each) => !wanted.includes(each))) await rm(join(folder, file), { force: true });
      return visible.map((record) => (record.state === 'working' ? { ...record, state: 'failed' } : record));
    },
    async write(record) {
      const draft = `${fileOf(record)}.new`;
      await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
      await rename(draft, fileOf(record));
    },
    async remove(record) {
      await rm(fileOf(record), { force: true });
      await rm(archiveOf(record), { force: true });
    },
  };
};
