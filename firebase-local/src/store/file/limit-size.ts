import type Database from 'libsql';

/** Keeps a database file from growing beyond a size: what would make it larger is refused like on a full disk. */
export const limitSize = (db: Database.Database, maxBytes: number | undefined): void => {
  if (maxBytes === undefined) return;
  const { page_size: pageSize } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  db.prepare(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`).get();
};
