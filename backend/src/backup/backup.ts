import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeSnapshot } from '@posy/firebase-local';
import { StartError } from '../config/config';
import {
  type BackupManifest,
  copyOne,
  filesBelow,
  fingerprintOf,
  manifestName,
  requireEmpty,
  storedFiles,
  storedFolders,
} from './backup-files';

/** Counts of a backup's or a restored folder's contents. */
export type BackupCounts = Pick<BackupManifest, 'documents' | 'accounts'> & { files: number };

const snapshot = (dataDir: string, folder: string): Pick<BackupManifest, 'documents' | 'accounts'> => {
  try {
    return takeSnapshot(join(dataDir, 'firebase'), join(folder, 'firebase'));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
};

/** Builds that are being deployed are not there yet. */
const isWhole = (file: string): boolean => !file.startsWith('incoming/');

/** The database comes first: pictures are there before a document names them. */
const copyAll = async (dataDir: string, folder: string): Promise<Pick<BackupManifest, 'documents' | 'accounts'>> => {
  const counts = snapshot(dataDir, folder);
  for (const stored of storedFolders)
    for (const file of (await filesBelow(join(dataDir, stored))).filter(isWhole))
      await copyOne(join(dataDir, stored, file), join(folder, stored, file));
  for (const file of storedFiles) await copyOne(join(dataDir, file), join(folder, file));
  return counts;
};

/**
 * Backs a data folder up into a new folder, also while a server runs on it: accounts, documents, photos, releases and
 * secrets. The folder appears when it is whole and looked through. Throws `StartError` in words for the operator.
 */
export const backUp = async (dataDir: string, folder: string, now: number): Promise<BackupCounts> => {
  if (!existsSync(join(dataDir, 'firebase', 'firestore.sqlite')))
    throw new StartError(`There is nothing to back up in ${dataDir}.`);
  requireEmpty(folder, 'The folder');
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const counts = await copyAll(dataDir, unfinished);
    const files: BackupManifest['files'] = {};
    for (const file of await filesBelow(unfinished)) files[file] = await fingerprintOf(join(unfinished, file));
    const manifest: BackupManifest = { format: 1, madeAt: new Date(now).toISOString(), ...counts, files };
    await writeFile(join(unfinished, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return { ...counts, files: Object.keys(files).length };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
