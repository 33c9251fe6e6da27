import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartError } from '../config/config';

/**
 * Folders and files of a backup besides the database. Everything else in the data folder can be rebuilt, or is
 * temporary.
 */
export const storedFolders = ['photos', 'attachments', 'supplier-photos', 'releases'];
export const storedFiles = ['admin-secret', 'demo-accounts.json'];
export const manifestName = 'backup.json';

// A path of the backup must not lead out of it.
const path = v.pipe(
  v.string(),
  v.regex(/^[^/\\][^\\]*$/),
  v.check((text) => !text.split('/').some((part) => part === '' || part === '.' || part === '..')),
);

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  documents: v.number(),
  accounts: v.number(),
  files: v.record(path, v.object({ bytes: v.number(), sha256: v.string() })),
});
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

/** All files below a folder, as paths with `/`; none when there is no folder. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

/** Copies a file; one that was deleted in the meantime is left out. */
export const copyOne = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
};

/** Size and hash of a file. */
export const fingerprintOf = async (file: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
};

/** Reads what a backup says it holds. */
export const readManifest = (folder: string): BackupManifest => {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new StartError(`${folder} is not a backup: it has no ${manifestName}.`);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), readFileSync(file, 'utf8'));
  if (!result.success)
    throw new StartError(`${file} cannot be read: the backup is damaged, or made by a newer version.`);
  return result.output;
};

/** Refuses a folder that holds something. */
export const requireEmpty = (folder: string, what: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${what} ${folder} is not empty. Name one that is, or none that exists.`);
};
