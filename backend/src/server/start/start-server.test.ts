import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { startTestServer, testConfig } from '#testing/test-server';
import { type Progress, startServer } from './';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-start-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('the start', () => {
  test('says that it is not ready yet until it is, and what it is busy with', async () => {
    const port = await freePort();
    const steps = new Set<string>();
    const asked: Promise<Response>[] = [];
    const progress: Progress = ({ text }) => {
      if (!steps.has(text)) asked.push(fetch(`http://127.0.0.1:${port}/healthz`));
      steps.add(text);
    };
    const server = await startServer(testConfig(newFolder(), { port }), { progress });
    const early = await asked[0];
    expect(early?.status).toBe(503);
    expect(await early?.json()).toEqual({ status: 'starting' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect([...steps]).toEqual([
      'Building the supplier directory',
      'Writing 234 checklist templates',
      'Writing 3 flows of today’s tasks',
      'Preparing a demo couple, a supplier and a moderator',
    ]);
    await server.close();
  });

  test('stores passwords that are dear to guess, which only tests ask to be cheap', async () => {
    const dataDir = newFolder();
    await (await startServer(testConfig(dataDir))).close();
    const database = new Database(join(dataDir, 'firebase', 'auth.sqlite'), { readonly: true });
    const stored = database.prepare('SELECT password_hash AS hash FROM users').all() as { hash: string }[];
    database.close();
    const costs = stored.map(({ hash }) => hash.split('$').slice(0, 4).join(' '));
    expect([...new Set(costs)]).toEqual(['scrypt 32768 8 1']);
  });

  test('answers pages with 503 while nothing has been released', async () => {
    const server = await startServer(testConfig(newFolder()));
    const page = await fetch(`${server.url}/uk`);
    expect([page.status, await page.text()]).toEqual([503, 'Nothing has been released here yet.\n']);
    await server.close();
  });

  test('explains a port or a data folder that is in use, and the first server goes on [H-20]', async () => {
    const server = await startTestServer();
    const samePort = startServer(testConfig(newFolder(), { port: server.port }));
    await expect(samePort).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('PORT') });
    const sameFolder = startServer(testConfig(server.dataDir));
    await expect(sameFolder).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('using the data directory'),
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
  });

  test('explains a data folder that cannot be made or written [H-20]', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    for (const dataDir of [file, join(file, 'below')])
      await expect(startServer(testConfig(dataDir))).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/^The data folder .* cannot be written \(E[A-Z]+\)\. .*POSY_DATA_DIR\.$/),
      });
  });

  test('explains damaged data instead of serving it [H-16]', async () => {
    const server = await startTestServer();
    await server.close();
    rmSync(join(server.dataDir, 'firebase', 'auth.sqlite-wal'), { force: true });
    writeFileSync(join(server.dataDir, 'firebase', 'auth.sqlite'), 'nothing of ours '.repeat(1000));
    await expect(startServer(testConfig(server.dataDir))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/auth\.sqlite is damaged .*: restore a backup\. See .*docs\/operations\.md/),
    });
    rmSync(server.dataDir, { recursive: true, force: true });
  });
});
