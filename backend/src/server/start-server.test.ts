import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, testConfig } from '../testing/test-server';
import { startServer, type Progress } from '.';

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
  it('says that it is not ready yet until it is, and what it is busy with', async () => {
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

  it('answers pages with 503 while nothing has been released', async () => {
    const server = await startServer(testConfig(newFolder()));
    const page = await fetch(`${server.url}/uk`);
    expect([page.status, await page.text()]).toEqual([503, 'Nothing has been released here yet.\n']);
    await server.close();
  });

  it('explains a port or a data folder that is in use', async () => {
    const server = await startTestServer();
    const samePort = startServer(testConfig(newFolder(), { port: server.port }));
    await expect(samePort).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('PORT') });
    const sameFolder = startServer(testConfig(server.dataDir));
    await expect(sameFolder).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('using the data directory'),
    });
    await server.stop();
  });
});
