import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCatalogue } from '#catalogue/generate/generate-catalogue';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type TestBackend, testBackend } from '#testing/test-backend';
import { writeEntries } from '../catalogue-collection';
import { type DemoSource, demoSource } from '../demo-source';
import { type LiveCatalogue, openLiveCatalogue } from '../live-catalogue';

const options = { seed: 5, suppliers: 60 };

/** The demo that servers show by default. */
export const demoRecords = [...generateCatalogue(options)];

/** A server of the installation, as far as it has a catalogue. */
export interface LiveServer {
  live: LiveCatalogue;
  /** Path of the server's index file. */
  path: string;
  names(text: string): string[];
  /** Resolves once the condition holds; it is checked whenever the index changes, and whenever a fault is reported. */
  until(condition: () => boolean): Promise<void>;
  faults: unknown[];
  built: number[];
}

interface LiveServers {
  backend: TestBackend;
  start(name: string, demo?: DemoSource): Promise<LiveServer>;
  stop(server: LiveServer): Promise<void>;
  /** Writes suppliers as an operator's import does. */
  write(...records: SupplierRecord[]): Promise<void>;
}

/** A supplier of an operator's, like one of the demo's. */
export const real = (number: number, changes: Partial<SupplierRecord> = {}): SupplierRecord => {
  const like = demoRecords.find(({ countryCode }) => countryCode === 'GB');
  if (like === undefined) throw new Error('The sample has a British supplier');
  const id = `sup_real${String(number).padStart(6, '0')}`;
  const seo = { urlSlug: `real-${number}` };
  return { ...like, id, publicId: `real${number}`, slug: seo.urlSlug, seo, reviews: [], demo: false, ...changes };
};

/** Starts one, and opens its catalogue. */
const startLive = async (backend: TestBackend, path: string, demo: DemoSource): Promise<LiveServer> => {
  const waiting = new Set<() => void>();
  const look = () => waiting.forEach((one) => one());
  const faults: unknown[] = [];
  const built: number[] = [];
  const report = (fault: unknown) => {
    faults.push(fault);
    look();
  };
  const live = await openLiveCatalogue({
    path,
    firestore: backend.firestore,
    demo,
    progress: (count) => built.push(count),
    changed: look,
    warn: report,
    failed: report,
  });
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const lookAgain = () => {
        if (!condition()) return;
        waiting.delete(lookAgain);
        resolve();
      };
      waiting.add(lookAgain);
      lookAgain();
    });
  const names = (text: string) =>
    live.store.search({ countryCode: 'GB', text, size: 50 }).results.map((supplier) => supplier.name);
  return { live, path, names, until, faults, built };
};

/** Servers of one installation, for the tests of the file that calls this; each is closed after the test that started it. */
export const liveServers = (): LiveServers => {
  const directory = mkdtempSync(join(tmpdir(), 'posy-live-'));
  const open: LiveServer[] = [];
  // A server left running would build its index anew beside those of the tests that follow.
  afterEach(async () => {
    for (const server of open.splice(0)) await server.live.close();
  });
  afterAll(() => rmSync(directory, { recursive: true }));
  const backend = testBackend();
  return {
    backend,
    async start(name, demo = demoSource(options)) {
      const server = await startLive(backend, join(directory, `${name}.sqlite`), demo);
      open.push(server);
      return server;
    },
    async stop(server) {
      open.splice(open.indexOf(server), 1);
      await server.live.close();
    },
    write: (...records) =>
      writeEntries(
        backend.firestore,
        records.map((record) => ({ key: record.id, record })),
        () => undefined,
      ),
  };
};
