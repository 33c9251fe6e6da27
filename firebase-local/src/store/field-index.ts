import type Database from 'libsql';
import { type Scope } from './change-log';
import { entriesOf } from './index-entries';
import { type Fields } from '../values/value';

/** A stretch of one field's index, both ends included. */
export interface IndexRange {
  field: string;
  from: Buffer;
  to: Buffer;
}

/** A document's place in a field's index. */
export interface IndexHit {
  path: string;
  key: Buffer;
}

/** Finds documents by the values of their fields. It may find too many, never too few. */
export interface FieldIndex {
  /** How many entries the range has, counting no further than `cap`. */
  count(scope: IndexScope, range: IndexRange, cap: number): number;
  /** The range in the order of its keys. */
  walk(scope: IndexScope, range: IndexRange, descending: boolean): Iterable<IndexHit>;
}

/** Queries over collections of any name have no index. */
export type IndexScope = Exclude<Scope, { group: null }>;

const pageSize = 200;

interface EntryRow {
  collection: string;
  id: string;
  key: Buffer;
}

/** The driver gives blobs as plain byte arrays, and takes only buffers. */
const rowsOf = (rows: unknown[]): EntryRow[] =>
  (rows as (Omit<EntryRow, 'key'> & { key: Uint8Array })[]).map((row) => ({ ...row, key: Buffer.from(row.key) }));

/** The pages of a walk: the first, what shares the last key, and what lies beyond it. */
function preparePages(db: Database.Database, column: 'collection' | 'group_id', descending: boolean) {
  const [after, direction] = descending ? ['<', 'DESC'] : ['>', 'ASC'];
  const select = `SELECT collection, id, key FROM entries WHERE ${column} = ? AND field = ?`;
  const order = ['key', 'collection', 'id'].map((name) => `${name} ${direction}`).join(', ');
  const page = `ORDER BY ${order} LIMIT ${pageSize}`;
  const [low, high] = descending ? ['>=', '<'] : ['>', '<='];
  // A constant collection in the comparison would keep SQLite from seeking by id.
  const later = column === 'collection' ? `id ${after} ?` : `(collection, id) ${after} (?, ?)`;
  const first = db.prepare(`${select} AND key BETWEEN ? AND ? ${page}`);
  const same = db.prepare(`${select} AND key = ? AND ${later} ${page}`);
  const beyond = db.prepare(`${select} AND key ${low} ? AND key ${high} ? ${page}`);
  return {
    first: (scope: string, { field, from, to }: IndexRange) => rowsOf(first.all(scope, field, from, to)),
    same: (scope: string, { field }: IndexRange, { key, collection, id }: EntryRow) =>
      rowsOf(same.all(scope, field, key, ...(column === 'collection' ? [id] : [collection, id]))),
    beyond: (scope: string, { field, from, to }: IndexRange, { key }: EntryRow) =>
      rowsOf(beyond.all(scope, field, ...(descending ? [from, key] : [key, to]))),
  };
}

function prepareWalk(db: Database.Database, column: 'collection' | 'group_id', descending: boolean) {
  const { first, same, beyond } = preparePages(db, column, descending);
  return function* (scope: string, range: IndexRange): Iterable<IndexHit> {
    let rows = first(scope, range);
    for (;;) {
      for (const { collection, id, key } of rows) yield { path: `${collection}/${id}`, key };
      const last = rows.at(-1);
      if (!last) return;
      rows = rows.length === pageSize ? same(scope, range, last) : [];
      if (rows.length === 0) rows = beyond(scope, range, last);
    }
  };
}

function prepareColumn(db: Database.Database, column: 'collection' | 'group_id') {
  const count = db.prepare(
    `SELECT count(*) AS n FROM (SELECT 1 FROM entries WHERE ${column} = ? AND field = ? AND key BETWEEN ? AND ? LIMIT ?)`,
  );
  return {
    up: prepareWalk(db, column, false),
    down: prepareWalk(db, column, true),
    count: (scope: string, { field, from, to }: IndexRange, cap: number) =>
      (count.get(scope, field, from, to, cap) as { n: number }).n,
  };
}

export function openFieldIndex(db: Database.Database): FieldIndex {
  const byCollection = prepareColumn(db, 'collection');
  const byGroup = prepareColumn(db, 'group_id');
  const pick = (scope: IndexScope) =>
    'collection' in scope ? ([byCollection, scope.collection] as const) : ([byGroup, scope.group ?? ''] as const);
  return {
    count: (scope, range, cap) => {
      const [statements, name] = pick(scope);
      return statements.count(name, range, cap);
    },
    walk: (scope, range, descending) => {
      const [statements, name] = pick(scope);
      return (descending ? statements.down : statements.up)(name, range);
    },
  };
}

/** Where a document lies, as the tables spell it. */
export interface Place {
  collection: string;
  id: string;
  group: string;
}

/** Brings the index from one content of a document to the next, touching only what differs. */
export function createIndexWriter(db: Database.Database) {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO entries (collection, group_id, field, key, id) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM entries WHERE collection = ? AND field = ? AND key = ? AND id = ?');
  return ({ collection, id, group }: Place, before: Fields | null, after: Fields | null): void => {
    const old = entriesOf(before);
    const current = entriesOf(after);
    for (const [identity, { field, key }] of old) if (!current.has(identity)) remove.run(collection, field, key, id);
    for (const [identity, { field, key }] of current)
      if (!old.has(identity)) insert.run(collection, group, field, key, id);
  };
}
