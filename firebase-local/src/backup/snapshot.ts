import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { checkDatabase } from '../store/file/check-database';

/** Counts of a snapshot's contents. */
export interface SnapshotCounts {
  documents: number;
  accounts: number;
}

const firestoreFile = 'firestore.sqlite';
const authFile = 'auth.sqlite';

const copyDatabase = (from: string, to: string): void => {
  rmSync(to, { force: true });
  const db = new Database(from, { readonly: true });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  // It holds password hashes and signing keys.
  chmodSync(to, 0o600);
};

const count = (file: string, table: string): number => {
  const db = new Database(file, { readonly: true });
  try {
    return (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
  } finally {
    db.close();
  }
};

/** Looks a snapshot through and counts what it holds. Throws `DamagedDatabase`. */
export const checkSnapshot = (folder: string): SnapshotCounts => {
  const [documents, accounts] = [join(folder, firestoreFile), join(folder, authFile)];
  for (const file of [documents, accounts]) checkDatabase(file);
  return { documents: count(documents, 'documents'), accounts: count(accounts, 'users') };
};

/**
 * Copies accounts and documents as they are at one moment each, accounts first, also while a server writes them. The
 * copy is looked through before it counts as one.
 */
export const takeSnapshot = (dataDir: string, folder: string): SnapshotCounts => {
  if (!existsSync(join(dataDir, firestoreFile))) throw new Error(`There is no data in ${dataDir}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const file of [authFile, firestoreFile]) copyDatabase(join(dataDir, file), join(folder, file));
  return checkSnapshot(folder);
};

/**
 * Makes a restored database one of its own: what browsers remember of the one before, which went on after the
 * snapshot, is then known to be foreign, and they hear everything anew.
 */
export const renewInstance = (dataDir: string): void => {
  const db = new Database(join(dataDir, firestoreFile));
  try {
    db.prepare("UPDATE meta SET value = ? WHERE key = 'instance'").run(randomBytes(9).toString('base64url'));
  } finally {
    db.close();
  }
};
