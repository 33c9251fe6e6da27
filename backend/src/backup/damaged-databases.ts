import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '@posy/firebase-local';

/** Accounts and documents: the files that nothing else could make anew. */
const files = ['firestore.sqlite', 'auth.sqlite'];

/**
 * Looks through the databases of a data folder, also while a server runs on it. Returns a sentence for each damaged one;
 * a database that is not there yet is not damaged.
 */
export const damagedDatabases = (dataDir: string): string[] =>
  files.flatMap((name) => {
    const file = join(dataDir, 'firebase', name);
    if (!existsSync(file)) return [];
    try {
      checkDatabase(file);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
