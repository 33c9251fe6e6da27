import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSnapshot, renewInstance } from '@posy/firebase-local';
import { StartError } from '../config/config';
import { type BackupCounts } from './backup';
import { type BackupManifest, copyOne, fingerprintOf, readManifest, requireEmpty } from './backup-files';

/** Copies what the manifest names, and holds each copy against it. */
const copyChecked = async (folder: string, to: string, { files }: BackupManifest): Promise<void> => {
  for (const [file, expected] of Object.entries(files)) {
    if (!existsSync(join(folder, file))) throw new StartError(`The backup is not whole: ${file} is missing.`);
    await copyOne(join(folder, file), join(to, file));
    const { bytes, sha256 } = await fingerprintOf(join(to, file));
    if (bytes !== expected.bytes || sha256 !== expected.sha256)
      throw new StartError(`The backup is damaged: ${file} is not what was backed up.`);
  }
};

const checkCounts = (to: string, { documents, accounts }: BackupManifest): void => {
  const found = checkSnapshot(join(to, 'firebase'));
  if (found.documents !== documents || found.accounts !== accounts)
    throw new StartError(
      `The backup says ${documents} documents and ${accounts} accounts, but holds ${found.documents} and ${found.accounts}.`,
    );
};

/**
 * Makes a data folder of a backup. The folder must be new or empty, and appears when everything in it was checked.
 * Throws `StartError` in words for the operator.
 */
export const restore = async (folder: string, dataDir: string): Promise<BackupCounts> => {
  const manifest = readManifest(folder);
  requireEmpty(dataDir, 'The data folder');
  const unfinished = `${dataDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await copyChecked(folder, unfinished, manifest);
    checkCounts(unfinished, manifest);
    renewInstance(join(unfinished, 'firebase'));
    if (existsSync(dataDir)) await rmdir(dataDir);
    await rename(unfinished, dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return { documents: manifest.documents, accounts: manifest.accounts, files: Object.keys(manifest.files).length };
};
