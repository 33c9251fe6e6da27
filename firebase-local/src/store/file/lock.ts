import { join } from 'node:path';
import Database from 'libsql';

/**
 * Takes the data directory for this process. The lock is the kernel's, held through an open transaction on a file of
 * its own, so a crash releases it and nothing needs to be cleaned up.
 */
export const lockDirectory = (dataDir: string, file = 'lock.sqlite'): (() => void) => {
  const db = new Database(join(dataDir, file));
  try {
    db.exec('PRAGMA busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new Error(`Another process is using the data directory ${dataDir}.`);
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
};
