import type Database from 'libsql';

/** Makes work on a database one transaction. The driver's own helper hides the failure of a full disk, which has rolled back already. */
export const atomically =
  <A extends unknown[], T>(db: Database.Database, work: (...args: A) => T) =>
  (...args: A): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work(...args);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
