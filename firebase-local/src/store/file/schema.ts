import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { lastSegment, parentOf } from '#values/names';
import { createIndexWriter } from '../indexes/field-index';
import { openReader } from '../rows/reader';
import { fillUsage } from '../rows/usage';

const indexEverything = (db: Database.Database): void => {
  const write = createIndexWriter(db);
  for (const document of openReader(db).scanGroup(null, '')) {
    const collection = parentOf(document.path);
    const place = { collection, id: lastSegment(document.path), group: lastSegment(collection) };
    write(place, null, document.fields);
  }
};

/** One step for each version of the file: append, never edit. The index plus one is SQLite's `user_version`. */
const migrations: readonly ((db: Database.Database, nowMicros: number) => void)[] = [
  (db, nowMicros) => {
    db.exec(`
      CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE documents (
        collection TEXT NOT NULL, id TEXT NOT NULL, group_id TEXT NOT NULL, fields TEXT NOT NULL,
        create_time INTEGER NOT NULL, update_time INTEGER NOT NULL, PRIMARY KEY (collection, id));
      CREATE INDEX documents_by_group ON documents (group_id, collection, id);
      CREATE TABLE changes (time INTEGER NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, group_id TEXT NOT NULL);
      CREATE INDEX changes_by_collection ON changes (collection, time);
      CREATE INDEX changes_by_group ON changes (group_id, time);
      CREATE INDEX changes_by_time ON changes (time);
    `);
    const insert = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
    insert.run('instance', randomBytes(9).toString('base64url'));
    insert.run('last_commit', String(nowMicros));
    insert.run('log_start', String(nowMicros));
  },
  (db) => {
    db.exec(`
      CREATE TABLE entries (
        collection TEXT NOT NULL, group_id TEXT NOT NULL, field TEXT NOT NULL, key BLOB NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY (collection, field, key, id)) WITHOUT ROWID;
      CREATE INDEX entries_by_group ON entries (group_id, field, key, collection, id);
    `);
    indexEverything(db);
  },
  (db) => {
    db.exec(`
      CREATE TABLE usage (
        tree TEXT PRIMARY KEY, documents INTEGER NOT NULL, bytes INTEGER NOT NULL) WITHOUT ROWID;
    `);
    fillUsage(db);
  },
];

/** Brings the file to the current version, each step in its own transaction. A newer file is refused. */
export const migrate = (db: Database.Database, nowMicros: number): void => {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length)
    throw new Error(`The data was written by a newer version (schema ${version}, this is ${migrations.length}).`);
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    db.exec('BEGIN IMMEDIATE');
    try {
      step(db, nowMicros);
      db.exec(`PRAGMA user_version = ${index + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
};
