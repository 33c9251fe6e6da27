import type Database from 'libsql';
import { type CommitClock } from './commit-clock';

/** Documents that a listener watches: one collection, or every collection of that name (null: of any name). */
export type WatchScope = { collection: string } | { group: string | null };

/** Log of changed documents and their times: lets a listener resume without reading everything again. */
export interface ChangeLog {
  append(time: number, collection: string, id: string, group: string): void;
  /** Paths changed after `time`, or null when the log does not reach back so far. */
  since(scope: WatchScope, time: number): string[] | null;
}

const retentionMicros = 7 * 24 * 3600 * 1_000_000;
const pruneEvery = 10_000;

export const openChangeLog = (db: Database.Database, clock: CommitClock): ChangeLog => {
  const insert = db.prepare('INSERT INTO changes (time, collection, id, group_id) VALUES (?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM changes WHERE time <= ?');
  const saveStart = db.prepare("UPDATE meta SET value = ? WHERE key = 'log_start'");
  const row = db.prepare("SELECT value FROM meta WHERE key = 'log_start'").get() as { value: string };
  const byCollection = db.prepare('SELECT DISTINCT collection, id FROM changes WHERE collection = ? AND time > ?');
  const byGroup = db.prepare('SELECT DISTINCT collection, id FROM changes WHERE group_id = ? AND time > ?');
  const byTime = db.prepare('SELECT DISTINCT collection, id FROM changes WHERE time > ?');
  let start = Number(row.value);
  let appended = 0;

  const prune = (): void => {
    const cut = clock.last() - retentionMicros;
    if (cut <= start) return;
    remove.run(cut);
    saveStart.run(String(cut));
    start = cut;
  };
  const rows = (scope: WatchScope, time: number): unknown[] => {
    if ('collection' in scope) return byCollection.all(scope.collection, time);
    return scope.group === null ? byTime.all(time) : byGroup.all(scope.group, time);
  };
  return {
    append(time, collection, id, group) {
      insert.run(time, collection, id, group);
      if (appended++ % pruneEvery === 0) prune();
    },
    since(scope, time) {
      if (time < start) return null;
      return (rows(scope, time) as { collection: string; id: string }[]).map((r) => `${r.collection}/${r.id}`);
    },
  };
};
