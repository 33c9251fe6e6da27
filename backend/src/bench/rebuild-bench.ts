import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createSinglePortServer, importData, startFirebaseLocal } from '@posy/firebase-local';
import { noDemo } from '../catalogue/source/demo-source';
import { type LiveCatalogue, openLiveCatalogue } from '../catalogue/source/live-catalogue';
import { readRules } from '../config/files';
import { openLocalFirestore } from '../server/firebase';
import { writeExportOf } from './export-of-suppliers';
import { type Spent, stopwatch } from './spent';

/** A whole index made of documents, in the one process that has the embedded database and answers searches. */
export interface MeasuredRebuild {
  suppliers: number;
  /** Cost of a start without an index. */
  first: Spent;
  /** While searches are answered from the old index, until the new one answers. */
  rebuild: Spent;
  /** Searches answered during the rebuild, and the longest wait of one, in milliseconds. */
  asked: number;
  longest: number;
  /** Most bytes of the whole process during the rebuild. */
  memory: number;
}

const projectId = 'posy-bench';
const adminSecret = 'the-secret-of-a-benchmark';
/** The next search is asked so long after the last one was answered. */
const pauseMs = 250;

/** Fills a data folder by the database's own import. */
const load = async (suppliers: number, folder: string): Promise<string> => {
  const [exported, dataDir] = [join(folder, 'export'), join(folder, 'firebase')];
  writeExportOf(suppliers, exported);
  await importData(exported, dataDir);
  rmSync(exported, { recursive: true });
  return dataDir;
};

/** The embedded database behind a port, and a connection to it. */
const openDatabase = async (dataDir: string) => {
  const local = await startFirebaseLocal({ dataDir, projectId, rulesSource: readRules(), adminSecret });
  const server = createSinglePortServer(local, (_request, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { firestore, close } = openLocalFirestore(projectId, (server.address() as AddressInfo).port, adminSecret);
  return {
    firestore,
    async close() {
      await close();
      await local.close();
      server.close();
    },
  };
};

/** Asks one search after the other until the work is done. */
const searchMeanwhile = async (live: LiveCatalogue, work: Promise<void>) => {
  const seen = { asked: 0, longest: 0, memory: 0 };
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    const due = performance.now() + pauseMs;
    await setTimeout(pauseMs);
    live.store.find({ countryCode: 'GB', text: 'barn venue near Bath', size: 24 });
    seen.asked += 1;
    seen.longest = Math.max(seen.longest, performance.now() - due);
    seen.memory = Math.max(seen.memory, process.memoryUsage.rss());
  }
  await work;
  return seen;
};

export const measureRebuild = async (suppliers: number, say: (text: string) => void): Promise<MeasuredRebuild> => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'));
  try {
    const dataDir = await load(suppliers, folder);
    say(`  ${suppliers} suppliers stored`);
    const database = await openDatabase(dataDir);
    const opening = stopwatch();
    const live = await openLiveCatalogue({
      path: join(folder, 'catalogue.sqlite'),
      firestore: database.firestore,
      demo: noDemo,
      progress: (done) => void (done % 10_000 === 0 && say(`  ${done} suppliers`)),
      warn: say,
      failed: (error) => {
        throw error;
      },
    });
    const first = opening();
    const took = stopwatch();
    const seen = await searchMeanwhile(live, live.rebuild());
    const rebuild = took();
    await live.close();
    await database.close();
    return { suppliers, first, rebuild, ...seen };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
