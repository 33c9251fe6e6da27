import type Database from 'libsql';
import { type Meter } from '#base/meter';
import { type DocumentFields, type StoredDocument } from '#values/value';
import { type WatchScope } from '../rows/change-log';
import { documentOf } from '../rows/rows';
import { entriesOf } from './index-entries';

/** A stretch of one field's index: `from` is included, `to` is not. */
export interface IndexRange {
  field: string;
  from: Buffer;
  to: Buffer;
}

/** A place in another field's index where a document must be too. */
export interface IndexPoint {
  field: string;
  key: Buffer;
}

/** A stretch of one index, of which only the documents count that are at all of the points as well. */
export interface Stretch {
  range: IndexRange;
  points: IndexPoint[];
}

/** A document with its place in the index that was walked. */
export interface IndexHit {
  key: Buffer;
  document: StoredDocument;
}

export interface Walk {
  descending: boolean;
  /** Number of documents read at once: no more than will be needed. */
  page: number;
}

/** Finds documents by the values of their fields. It may find too many, never too few. */
export interface FieldIndex {
  /** Returns the number of the stretch's entries, counting up to `cap`. */
  count(scope: IndexScope, stretch: Stretch, cap: number): number;
  /** The paths of the documents of a stretch, without reading them. */
  paths(scope: IndexScope, stretch: Stretch): string[];
  /** The stretch in the order of its keys. */
  walk(scope: IndexScope, stretch: Stretch, walk: Walk): Iterable<IndexHit>;
}

/** Queries over collections of any name have no index. */
export type IndexScope = Exclude<WatchScope, { group: null }>;

type ScopeColumn = 'collection' | 'group_id';
type EntryRow = [collection: string, id: string, key: Uint8Array, fields: string, created: number, updated: number];

const fromEntries = 'FROM entries e';
const withDocuments = 'FROM entries e CROSS JOIN documents d ON d.collection = e.collection AND d.id = e.id';
const columns = 'e.collection, e.id, e.key, d.fields, d.create_time, d.update_time';
const isAtPoint =
  ' AND EXISTS (SELECT 1 FROM entries p WHERE p.collection = e.collection AND p.field = ? AND p.key = ? AND p.id = e.id)';

const hitOf = ([collection, id, key, fields, create_time, update_time]: EntryRow, meter: Meter): IndexHit => ({
  key: Buffer.from(key),
  document: documentOf({ collection, id, fields, create_time, update_time }, meter),
});
const pointValues = ({ points }: Stretch): unknown[] => points.flatMap(({ field, key }) => [field, key]);

/** The pages of a walk: the first, what shares the last key, and what lies beyond it. */
const preparePages = (db: Database.Database, column: ScopeColumn, descending: boolean, points: number) => {
  const [after, direction] = descending ? ['<', 'DESC'] : ['>', 'ASC'];
  const order = ['e.key', 'e.collection', 'e.id'].map((name) => `${name} ${direction}`).join(', ');
  const prepare = (condition: string) =>
    db
      .prepare(
        `SELECT ${columns} ${withDocuments} WHERE e.${column} = ? AND e.field = ? AND ${condition}${isAtPoint.repeat(points)} ORDER BY ${order} LIMIT ?`,
      )
      .raw(true);
  const [low, high] = descending ? ['>=', '<'] : ['>', '<'];
  // A constant collection in the comparison would keep SQLite from seeking by id.
  const later = column === 'collection' ? `e.id ${after} ?` : `(e.collection, e.id) ${after} (?, ?)`;
  return {
    first: prepare('e.key >= ? AND e.key < ?'),
    same: prepare(`e.key = ? AND ${later}`),
    beyond: prepare(`e.key ${low} ? AND e.key ${high} ?`),
  };
};

const prepareWalk = (db: Database.Database, meter: Meter, column: ScopeColumn, descending: boolean, points: number) => {
  const { first, same, beyond } = preparePages(db, column, descending, points);
  return function* (scope: string, stretch: Stretch, page: number): Iterable<IndexHit> {
    const { field, from, to } = stretch.range;
    const more = [...pointValues(stretch), page];
    let rows = first.all(scope, field, from, to, ...more) as EntryRow[];
    for (;;) {
      for (const row of rows) yield hitOf(row, meter);
      const last = rows.at(-1);
      if (!last) return;
      const [collection, id, bytes] = last;
      const key = Buffer.from(bytes);
      const place = column === 'collection' ? [id] : [collection, id];
      rows = rows.length === page ? (same.all(scope, field, key, ...place, ...more) as EntryRow[]) : [];
      if (rows.length > 0) continue;
      rows = beyond.all(scope, field, ...(descending ? [from, key] : [key, to]), ...more) as EntryRow[];
    }
  };
};

const preparePaths = (db: Database.Database, meter: Meter, column: ScopeColumn, points: number) => {
  const statement = db
    .prepare(
      `SELECT e.collection, e.id ${fromEntries} WHERE e.${column} = ? AND e.field = ? AND e.key >= ? AND e.key < ?${isAtPoint.repeat(points)}`,
    )
    .raw(true);
  return (scope: string, stretch: Stretch): string[] => {
    const { field, from, to } = stretch.range;
    const rows = statement.all(scope, field, from, to, ...pointValues(stretch)) as [string, string][];
    meter.entries(rows.length);
    return rows.map(([collection, id]) => `${collection}/${id}`);
  };
};

const prepareCount = (db: Database.Database, meter: Meter, column: ScopeColumn, points: number) => {
  const statement = db.prepare(
    `SELECT count(*) AS n FROM (SELECT 1 ${fromEntries} WHERE e.${column} = ? AND e.field = ? AND e.key >= ? AND e.key < ?${isAtPoint.repeat(points)} LIMIT ?)`,
  );
  return (scope: string, stretch: Stretch, cap: number): number => {
    const { field, from, to } = stretch.range;
    const { n } = statement.get(scope, field, from, to, ...pointValues(stretch), cap) as { n: number };
    meter.entries(n);
    return n;
  };
};

/** Statements are made when they are first needed, one for each number of points. */
const remembered = <T>(make: (points: number) => T): ((stretch: Stretch) => T) => {
  const known = new Map<number, T>();
  return ({ points }) => {
    const found = known.get(points.length) ?? make(points.length);
    known.set(points.length, found);
    return found;
  };
};

const prepareColumn = (db: Database.Database, meter: Meter, column: ScopeColumn) => ({
  up: remembered((points) => prepareWalk(db, meter, column, false, points)),
  down: remembered((points) => prepareWalk(db, meter, column, true, points)),
  paths: remembered((points) => preparePaths(db, meter, column, points)),
  count: remembered((points) => prepareCount(db, meter, column, points)),
});

export const openFieldIndex = (db: Database.Database, meter: Meter): FieldIndex => {
  const byCollection = prepareColumn(db, meter, 'collection');
  const byGroup = prepareColumn(db, meter, 'group_id');
  const pick = (scope: IndexScope) =>
    'collection' in scope ? ([byCollection, scope.collection] as const) : ([byGroup, scope.group ?? ''] as const);
  return {
    count: (scope, stretch, cap) => {
      const [statements, name] = pick(scope);
      return statements.count(stretch)(name, stretch, cap);
    },
    paths: (scope, stretch) => {
      const [statements, name] = pick(scope);
      return statements.paths(stretch)(name, stretch);
    },
    walk: (scope, stretch, { descending, page }) => {
      const [statements, name] = pick(scope);
      return (descending ? statements.down : statements.up)(stretch)(name, stretch, page);
    },
  };
};

/** Position of a document, as the tables spell it. */
export interface DocumentPlace {
  collection: string;
  id: string;
  group: string;
}

/** Brings the index from one content of a document to the next, touching only what differs. */
export const createIndexWriter = (db: Database.Database) => {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO entries (collection, group_id, field, key, id) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM entries WHERE collection = ? AND field = ? AND key = ? AND id = ?');
  return (
    { collection, id, group }: DocumentPlace,
    before: DocumentFields | null,
    after: DocumentFields | null,
  ): void => {
    const old = entriesOf(before);
    const current = entriesOf(after);
    for (const [identity, { field, key }] of old) if (!current.has(identity)) remove.run(collection, field, key, id);
    for (const [identity, { field, key }] of current)
      if (!old.has(identity)) insert.run(collection, group, field, key, id);
  };
};
