import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';

/** A file of this size is looked through while the start waits, in less than a second; a larger one meanwhile. */
const mostAtStart = 64 * 1024 * 1024;

/** Bytes in a database that are not what was written: a fault of the disk, or another program's doing. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(file: string, detail: string) {
    super(`The database ${file} is damaged (${detail}): restore a backup.`);
  }
}

/** Looks through a database: its pages, their order, and what its indexes say. Throws `DamagedDatabase`. */
export function checkDatabase(file: string): void {
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
}

const inThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.driver);
  try {
    const db = new Database(workerData.file, { readonly: true });
    const fault = db.prepare('PRAGMA quick_check(1)').get().quick_check;
    db.close();
    parentPort.postMessage(fault);
  } catch (error) {
    parentPort.postMessage(String(error && error.message));
  }`;

export interface CheckOptions {
  onDamage(error: DamagedDatabase): void;
  /** Larger files are looked through in a thread of their own. */
  mostAtStart?: number;
}

/**
 * Looks through a database that is about to be opened: a small one at once (throws `DamagedDatabase`), a large one
 * meanwhile (tells `onDamage`). Answers how to stop.
 */
export function checkAtStart(file: string, options: CheckOptions): () => void {
  if (!existsSync(file)) return () => undefined;
  if (statSync(file).size <= (options.mostAtStart ?? mostAtStart)) {
    checkDatabase(file);
    return () => undefined;
  }
  const driver = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(inThread, { eval: true, workerData: { file, driver } });
  worker.unref();
  worker.once('message', (fault: string) => {
    if (fault !== 'ok') options.onDamage(new DamagedDatabase(file, fault));
  });
  return () => void worker.terminate();
}
