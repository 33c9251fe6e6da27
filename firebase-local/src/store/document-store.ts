import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { createMeter, type Meter } from '../base/meter';
import { lastSegment, parentOf } from '../values/names';
import { limitSize } from './file/limit-size';
import { lockDirectory } from './file/lock';
import { migrate } from './file/schema';
import { createIndexWriter, type FieldIndex, openFieldIndex } from './indexes/field-index';
import { type ChangeLog, openChangeLog } from './rows/change-log';
import { type CommitClock, createCommitClock } from './rows/commit-clock';
import { type DocumentReader, openReader } from './rows/reader';
import { type Amount, type DocumentChange, openUsage } from './rows/usage';

/** Changes of one commit; `time` in microseconds since the epoch. */
export interface CommittedChanges {
  time: number;
  changes: DocumentChange[];
}

/** The durable documents of one data directory. All calls are synchronous and seen by this process alone. */
export interface DocumentStore extends DocumentReader {
  /** Names this database: a new one has a new name, so that old resume tokens are known to be foreign. */
  readonly instance: string;
  readonly clock: CommitClock;
  readonly log: ChangeLog;
  readonly index: FieldIndex;
  /** Counts what is read. */
  readonly meter: Meter;
  /** Returns the size of a document at the root with everything below it. */
  usageOf(tree: string): Amount;
  /** Runs work in one durable transaction: when it returns, what it wrote survives a crash; when it throws, nothing was written. */
  transact<T>(work: () => T): T;
  /** Writes the changes of one commit; call inside `transact`. */
  apply(committed: CommittedChanges): void;
  close(): void;
}

const openDatabase = (dataDir: string): Database.Database => {
  const db = new Database(join(dataDir, 'firestore.sqlite'), { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // Fewer, larger checkpoints: index pages are written in random places.
  db.pragma('wal_autocheckpoint = 4000');
  db.pragma('cache_size = -32768');
  db.pragma('journal_size_limit = 67108864');
  return db;
};

const createTransact =
  (db: Database.Database, clock: CommitClock) =>
  <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      clock.persist();
      db.exec('COMMIT');
      clock.committed();
      return result;
    } catch (error) {
      // A failed COMMIT may have ended the transaction already.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };

const createApply = (db: Database.Database, log: ChangeLog, note: (change: DocumentChange) => void) => {
  const put = db.prepare(
    `INSERT INTO documents (collection, id, group_id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET
       fields = excluded.fields, create_time = excluded.create_time, update_time = excluded.update_time`,
  );
  const index = createIndexWriter(db);
  const remove = db.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  return ({ time, changes }: CommittedChanges): void => {
    for (const change of changes) {
      const { path, before, after } = change;
      const collection = parentOf(path);
      const id = lastSegment(path);
      const group = lastSegment(collection);
      if (after) put.run(collection, id, group, JSON.stringify(after.fields), after.createTime, after.updateTime);
      else remove.run(collection, id);
      index({ collection, id, group }, before && before.fields, after && after.fields);
      log.append(time, collection, id, group);
      note(change);
    }
  };
};

/**
 * Opens (or creates) the documents of a data directory and locks it for this process.
 * Throws when another process holds it, or when it was written by a newer version. A file of `maxBytes` counts as full.
 */
export const openDocumentStore = (dataDir: string, nowMillis: () => number, maxBytes?: number): DocumentStore => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(dataDir);
  try {
    const db = openDatabase(dataDir);
    migrate(db, nowMillis() * 1000);
    limitSize(db, maxBytes);
    const clock = createCommitClock(db, nowMillis);
    const log = openChangeLog(db, clock);
    const usage = openUsage(db);
    const meter = createMeter();
    const row = db.prepare("SELECT value FROM meta WHERE key = 'instance'").get() as { value: string };
    return {
      ...openReader(db, meter),
      meter,
      instance: row.value,
      clock,
      log,
      index: openFieldIndex(db, meter),
      transact: createTransact(db, clock),
      usageOf: usage.of,
      apply: createApply(db, log, usage.note),
      close() {
        db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
