import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { openReader } from '../store/rows/reader';
import { authTables, backupFiles, backupFormat, type Manifest } from './files';

const writeLines = (file: string, lines: Iterable<unknown>): number => {
  const out = openSync(file, 'wx', 0o600);
  let count = 0;
  try {
    for (const line of lines) {
      writeSync(out, `${JSON.stringify(line)}\n`);
      count++;
    }
  } finally {
    closeSync(out);
  }
  return count;
};

/** Reads one moment of a database, which a server may go on writing to. */
const atOneMoment = <T>(dataDir: string, file: string, read: (db: Database.Database) => T): T => {
  const path = join(dataDir, file);
  if (!existsSync(path)) throw new Error(`There is no ${file} in ${dataDir}.`);
  const db = new Database(path, { readonly: true });
  try {
    db.exec('BEGIN');
    return read(db);
  } finally {
    db.close();
  }
};

function* accountLines(db: Database.Database): Iterable<unknown> {
  for (const table of authTables)
    for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) yield { table, row };
}

/**
 * Writes all data of a data directory as files to a new or empty folder: documents and accounts as JSON lines, and a
 * manifest last, without which the export is incomplete. A server may be running. The files hold password hashes and
 * signing keys.
 */
export const exportData = (dataDir: string, folder: string): Manifest => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const files = backupFiles(folder);
  const firestore = atOneMoment(dataDir, 'firestore.sqlite', (db) => {
    const row = db.prepare("SELECT value FROM meta WHERE key = 'last_commit'").get() as { value: string };
    return {
      lastCommit: Number(row.value),
      documents: writeLines(files.documents, openReader(db).scanGroup(null, '')),
    };
  });
  const accounts = atOneMoment(dataDir, 'auth.sqlite', (db) => writeLines(files.accounts, accountLines(db)));
  const manifest: Manifest = { format: backupFormat, ...firestore, accounts };
  writeLines(files.manifest, [manifest]);
  return manifest;
};
