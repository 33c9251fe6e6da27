import { join } from 'node:path';

/** The version of the exported files; a newer one is refused. */
export const backupFormat = 1;

/** The files of an export. They hold password hashes, secrets of second factors and signing keys: only their owner may read them. */
export const backupFiles = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  documents: join(folder, 'documents.jsonl'),
  accounts: join(folder, 'accounts.jsonl'),
});

export interface Manifest {
  format: number;
  /** The newest commit, in microseconds since the epoch: the clock goes on from there. */
  lastCommit: number;
  documents: number;
  /** Rows of all tables of Auth. */
  accounts: number;
}

/** The tables of Auth, in an order in which they can be filled. */
export const authTables = [
  'users',
  'providers',
  'second_factors',
  'challenges',
  'refresh_tokens',
  'codes',
  'signing_keys',
] as const;
