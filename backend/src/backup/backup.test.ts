import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore, startServer } from '../server/start';
import { openAsBackend } from '../testing/people';
import { signIn, startTestServer, testConfig, type TestServer } from '../testing/test-server';
import { type BackupCounts } from './backup';

const password = 'three quiet herons';
const rooms = 40;
let server: TestServer;
let folder: string;
const backup = (): string => join(folder, 'backup');
const restored = (): string => join(folder, 'restored');

/** Runs a server on a folder, and answers what it holds. */
const holding = async (dataDir: string) => {
  const running = await startServer(testConfig(dataDir));
  const database = openAsBackend({ ...server, ...running, dataDir });
  const documents = (await database.firestore.collection('rooms').count().get()).data().count;
  const late = (await database.firestore.doc('rooms/late').get()).exists;
  const { uid } = await signIn(running.url, 'signInWithPassword', { email: 'ana@example.com', password });
  await database.close();
  await running.close();
  return { documents, late, uid };
};

let uid: string;
let made: BackupCounts;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-backup-'));
  server = await startTestServer();
  ({ uid } = await signIn(server.url, 'signUp', { email: 'ana@example.com', password }));
  mkdirSync(join(server.dataDir, 'photos', 'w1'), { recursive: true });
  writeFileSync(join(server.dataDir, 'photos', 'w1', 'a.webp'), 'a picture');
  mkdirSync(join(server.dataDir, 'attachments'), { recursive: true });
  writeFileSync(join(server.dataDir, 'attachments', 'b'), 'a contract');
  const { firestore, close } = openAsBackend(server);
  const put = (id: string) => firestore.doc(`rooms/${id}`).set({ id });
  for (let index = 0; index < rooms; index += 1) await put(`r${index}`);
  // Writes go on while the backup is made.
  const meanwhile = Promise.all(Array.from({ length: 50 }, (_, index) => put(`r${index % rooms}`)));
  made = await backUp(server.dataDir, backup(), Date.now());
  await meanwhile;
  await put('late');
  await close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('what was backed up from a running server is there again after a restore, counted and signed in to [H-16]', async () => {
  expect(await restore(backup(), restored())).toEqual(made);
  expect(made.documents).toBeGreaterThan(rooms);
  expect(readFileSync(join(restored(), 'photos', 'w1', 'a.webp'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(restored(), 'attachments', 'b'), 'utf8')).toBe('a contract');
  for (const file of ['releases/current.json', 'demo-accounts.json'])
    expect(readFileSync(join(restored(), file))).toEqual(readFileSync(join(server.dataDir, file)));
  expect(readFileSync(join(restored(), 'admin-secret'))).toEqual(readFileSync(join(server.dataDir, 'admin-secret')));
  expect(await holding(restored())).toEqual({ documents: rooms, late: false, uid });
});

test('neither writes over what is there [H-16]', async () => {
  await expect(backUp(server.dataDir, backup(), 0)).rejects.toThrow('is not empty');
  await expect(restore(backup(), server.dataDir)).rejects.toThrow('is not empty');
  await expect(backUp(join(folder, 'nowhere'), join(folder, 'new'), 0)).rejects.toThrow('nothing to back up');
});

test('a backup that is not whole, or not what was backed up, restores nothing [H-16]', async () => {
  const target = join(folder, 'never');
  const photo = join(backup(), 'photos', 'w1', 'a.webp');
  writeFileSync(photo, 'b picture');
  await expect(restore(backup(), target)).rejects.toThrow('photos/w1/a.webp is not what was backed up');
  rmSync(photo);
  await expect(restore(backup(), target)).rejects.toThrow('photos/w1/a.webp is missing');
  writeFileSync(join(backup(), 'backup.json'), JSON.stringify({ format: 1, files: { '../../outside': {} } }));
  await expect(restore(backup(), target)).rejects.toThrow('cannot be read');
  await expect(restore(folder, target)).rejects.toThrow('is not a backup');
  expect(existsSync(target)).toBe(false);
});
