import { closeSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { adminSecret, projectId, temporaryDirectory } from '#testing/firestore-server';
import { type DamagedDatabase, startFirebaseLocal } from '../index';
import { openDocumentStore } from '../store/document-store';
import { checkAtStart } from '../store/file/check-database';

const rulesSource = "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {} }";
const options = { projectId, adminSecret, rulesSource };
let dataDir: string;

/** A data directory with some hundred pages. */
beforeEach(async () => {
  dataDir = temporaryDirectory();
  await (await startFirebaseLocal({ ...options, dataDir })).close();
  const store = openDocumentStore(dataDir, Date.now);
  const changes = Array.from({ length: 200 }, (_, index) => ({
    path: `rooms/r${index}`,
    before: null,
    after: {
      path: `rooms/r${index}`,
      fields: { text: { stringValue: 'x'.repeat(5000) } },
      createTime: 1,
      updateTime: 1,
    },
  }));
  store.transact(() => store.apply({ time: 1, changes }));
  store.close();
  // The write-ahead log is emptied first: its copies would replace the damaged pages.
  for (const name of ['firestore.sqlite', 'auth.sqlite']) {
    const db = new Database(join(dataDir, name));
    db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    db.close();
  }
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Garbage where pages were, as a broken disk leaves it. */
const damage = (name: string): void => {
  const file = join(dataDir, name);
  const handle = openSync(file, 'r+');
  const from = Math.floor(statSync(file).size / 3 / 4096) * 4096;
  writeSync(handle, Buffer.alloc(8 * 4096, 0xa5), 0, 8 * 4096, from);
  closeSync(handle);
};

test.each<[string, () => void]>([
  ['documents whose pages are garbage', () => damage('firestore.sqlite')],
  ['accounts whose pages are garbage', () => damage('auth.sqlite')],
  ['documents cut off in the middle', () => truncateSync(join(dataDir, 'firestore.sqlite'), 300_000)],
  ['a file that is no database', () => writeFileSync(join(dataDir, 'auth.sqlite'), 'nothing of ours '.repeat(1000))],
])('%s are found before anything is served [H-16]', async (_what, spoil) => {
  spoil();
  await expect(startFirebaseLocal({ ...options, dataDir })).rejects.toThrow(/The database .*\.sqlite is damaged/);
});

test('a large database is served at once, and its damage is reported when it is found [H-16]', async () => {
  damage('firestore.sqlite');
  let running: { close(): Promise<void> } | null = null;
  const reported = await new Promise<DamagedDatabase>((resolve) => {
    void startFirebaseLocal({ ...options, dataDir, largeDatabase: 0, onDamage: resolve }).then((local) => {
      running = local;
    });
  });
  expect(reported.message).toMatch(/firestore\.sqlite is damaged/);
  await (running as { close(): Promise<void> } | null)?.close();
});

test('a sound database is served, large or not [H-16]', async () => {
  for (const largeDatabase of [0, 1e9]) {
    const local = await startFirebaseLocal({ ...options, dataDir, largeDatabase });
    await local.close();
  }
});

test('a look through a large database that is stopped tells nothing, and takes nobody with it [H-16]', async () => {
  damage('firestore.sqlite');
  const reported: DamagedDatabase[] = [];
  const file = join(dataDir, 'firestore.sqlite');
  const look = (): (() => void) => checkAtStart(file, { mostAtStart: 0, onDamage: (error) => reported.push(error) });
  for (const stop of Array.from({ length: 8 }, look)) stop();
  // A later check ends after all those that were started before it.
  await new Promise<void>((resolve) => void checkAtStart(file, { mostAtStart: 0, onDamage: () => resolve() }));
  expect(reported).toEqual([]);
});

test('a large database without its first bytes is found before anything opens it [A-L1]', async () => {
  const handle = openSync(join(dataDir, 'firestore.sqlite'), 'r+');
  writeSync(handle, Buffer.alloc(100), 0, 100, 0);
  closeSync(handle);
  await expect(startFirebaseLocal({ ...options, dataDir, largeDatabase: 1000 })).rejects.toThrow(
    /firestore\.sqlite is damaged .*restore a backup/,
  );
});
