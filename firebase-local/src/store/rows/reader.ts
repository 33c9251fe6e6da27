import type Database from 'libsql';
import { createMeter, type Meter } from '#base/meter';
import { lastSegment, parentOf } from '#values/names';
import { type StoredDocument } from '#values/value';
import { documentOf, type DocumentRow } from './rows';

/** Reads of the documents. Scans go in pages, so that a reader who stops early costs little. */
export interface DocumentReader {
  read(path: string): StoredDocument | null;
  /** The documents of one collection by the bytes of their ids, from one id on; so many are fetched at once. */
  scanCollection(collection: string, from?: string, page?: number): Iterable<StoredDocument>;
  /** The same from the last one backwards. */
  scanBackwards(collection: string, page: number): Iterable<StoredDocument>;
  countCollection(collection: string): number;
  /** The documents of all collections called `group` (null: any) below `parent` ('' for the root). */
  scanGroup(group: string | null, parent: string): Iterable<StoredDocument>;
  /** Ids of the collections directly below a document ('' for the root), also when only deeper documents exist. */
  childCollections(parent: string): string[];
  /** Ids of absent documents of a collection that have documents below them. */
  missingIds(collection: string): string[];
}

const pageSize = 500;
const columns = 'collection, id, fields, create_time, update_time';

function* pages(
  meter: Meter,
  page: (collection: string, id: string) => DocumentRow[],
  start: string,
  size = pageSize,
): Iterable<StoredDocument> {
  let collection = start;
  let id = '';
  for (;;) {
    const rows = page(collection, id);
    for (const row of rows) yield documentOf(row, meter);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    ({ collection, id } = last);
  }
}

/** Everything below `a/b` lies between `a/b/` and `a/b0`, because `0` follows `/`. */
const below = (path: string): [string, string] => (path === '' ? ['', '\u{10ffff}'] : [`${path}/`, `${path}0`]);

const createScans = (db: Database.Database, meter: Meter) => {
  const inCollection = (beyond: '>' | '>=') =>
    db.prepare(`SELECT ${columns} FROM documents WHERE collection = ? AND id ${beyond} ? ORDER BY id LIMIT ?`);
  const [first, further] = [inCollection('>='), inCollection('>')];
  const backwards = db.prepare(
    `SELECT ${columns} FROM documents WHERE collection = ? AND id < ? ORDER BY id DESC LIMIT ?`,
  );
  const range = '(collection, id) > (?, ?) AND collection < ?';
  const inGroup = db.prepare(
    `SELECT ${columns} FROM documents WHERE group_id = ? AND ${range} ORDER BY collection, id LIMIT ${pageSize}`,
  );
  const anywhere = db.prepare(
    `SELECT ${columns} FROM documents WHERE ${range} ORDER BY collection, id LIMIT ${pageSize}`,
  );
  return {
    scanCollection: (collection: string, from = '', size = pageSize) =>
      pages(
        meter,
        (_, id) => (id === '' ? first.all(collection, from, size) : further.all(collection, id, size)) as DocumentRow[],
        '',
        size,
      ),
    scanBackwards: (collection: string, size: number) =>
      pages(meter, (_, id) => backwards.all(collection, id || '\u{10ffff}', size) as DocumentRow[], '', size),
    scanGroup: (group: string | null, parent: string) => {
      const [from, to] = below(parent);
      if (group === null)
        return pages(meter, (collection, id) => anywhere.all(collection, id, to) as DocumentRow[], from);
      return pages(meter, (collection, id) => inGroup.all(group, collection, id, to) as DocumentRow[], from);
    },
  };
};

/** Walks the distinct next segments below a path by jumping over each one's content. */
const createSegments = (db: Database.Database) => {
  const next = db.prepare('SELECT min(collection) AS found FROM documents WHERE collection >= ? AND collection < ?');
  return (path: string): string[] => {
    const [start, end] = below(path);
    const segments: string[] = [];
    let from = start;
    for (;;) {
      const { found } = next.get(from, end) as { found: string | null };
      if (found === null) return segments;
      const segment = found.slice(start.length).split('/')[0] ?? '';
      segments.push(segment);
      // `c!` lies between `c` and `c/d`, so only what is below a segment can be jumped over as a whole.
      from = found === start + segment ? `${found}\u0001` : `${start}${segment}0`;
    }
  };
};

export const openReader = (db: Database.Database, meter: Meter = createMeter()): DocumentReader => {
  const one = db.prepare(`SELECT ${columns} FROM documents WHERE collection = ? AND id = ?`);
  const number = db.prepare('SELECT count(*) AS n FROM documents WHERE collection = ?');
  const segments = createSegments(db);
  const read = (path: string): StoredDocument | null => {
    const row = one.get(parentOf(path), lastSegment(path)) as DocumentRow | undefined;
    return row ? documentOf(row, meter) : null;
  };
  return {
    ...createScans(db, meter),
    read,
    countCollection(collection) {
      const { n } = number.get(collection) as { n: number };
      meter.entries(n);
      return n;
    },
    childCollections: (parent) => [...new Set(segments(parent))],
    missingIds: (collection) => [...new Set(segments(collection))].filter((id) => !read(`${collection}/${id}`)),
  };
};
