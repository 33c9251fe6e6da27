import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import Database from 'libsql';

/**
 * Size up to which a file is checked before the start, in less than a second; a larger one is checked in the
 * background.
 */
const mostAtStart = 64 * 1024 * 1024;

/** Bytes in a database that are not what was written: a fault of the disk, or another program's doing. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(file: string, detail: string) {
    super(`The database ${file} is damaged (${detail}): restore a backup.`);
  }
}

/** Looks through a database: its pages, their order, and what its indexes say. Throws `DamagedDatabase`. */
export const checkDatabase = (file: string): void => {
  let fault: string;
  try {
    const db = new Database(file, { readonly: true });
    try {
      const row = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
      fault = row.quick_check;
    } finally {
      db.close();
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  if (fault !== 'ok') throw new DamagedDatabase(file, fault);
};

const header = 'SQLite format 3\0';

/** Without its first bytes nothing opens a file: a large one too is found before that. Throws `DamagedDatabase`. */
const checkHeader = (file: string): void => {
  const start = Buffer.alloc(header.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start, 0, header.length, 0);
  } finally {
    closeSync(handle);
  }
  if (start.toString('latin1') !== header) throw new DamagedDatabase(file, 'it does not begin as one');
};

const inChild = `
  const [, driver, file] = process.argv;
  let fault;
  try {
    const db = new (require(driver))(file, { readonly: true });
    fault = db.prepare('PRAGMA quick_check(1)').get().quick_check;
    db.close();
  } catch (error) {
    fault = String(error && error.message);
  }
  process.stdout.write(fault);`;

export interface CheckOptions {
  onDamage(error: DamagedDatabase): void;
  /** Larger files are looked through in a process of their own. */
  mostAtStart?: number;
}

/**
 * Checks a database that is about to be opened: a small one at once (throws `DamagedDatabase`), a large one in the
 * background (reports it to `onDamage`). Returns the function that stops it.
 */
export const checkAtStart = (file: string, options: CheckOptions): (() => void) => {
  if (!existsSync(file)) return () => undefined;
  if (statSync(file).size <= (options.mostAtStart ?? mostAtStart)) {
    checkDatabase(file);
    return () => undefined;
  }
  checkHeader(file);
  // No thread: one that is ended while the driver is at work takes the whole process with it.
  const driver = createRequire(import.meta.url).resolve('libsql');
  let isStopped = false;
  const child = execFile(
    process.execPath,
    ['-e', inChild, driver, file],
    { env: { ...process.env, NODE_OPTIONS: '' } },
    (error, fault) => {
      if (!isStopped && error === null && fault !== 'ok') options.onDamage(new DamagedDatabase(file, fault));
    },
  );
  child.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  return () => {
    isStopped = true;
    child.kill('SIGKILL');
  };
};
