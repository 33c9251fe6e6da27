import { join } from 'node:path';
import Database from 'libsql';
import { createClient } from '../conformance/client';
import {
  adminSecret,
  projectId,
  startFirestore,
  temporaryDirectory,
  type TestServer,
} from '../testing/firestore-server';
import { database, documents, openChannel, raw, type RawAnswer } from '../testing/raw-channel';
import { type Quotas } from './quotas';

const plenty = { documents: 1_000_000, bytes: 1_000_000_000 };
const quotas: Quotas = {
  trees: { 'rooms/{id}': { documents: 3, bytes: 20_000 } },
  documentBytes: 10_000,
  growth: { account: plenty, address: plenty },
};
const servers: TestServer[] = [];
const start = async (options: Parameters<typeof startFirestore>[0] = {}): Promise<TestServer> => {
  const server = await startFirestore({ quotas, trustedProxies: ['loopback'], ...options });
  servers.push(server);
  return server;
};
const stop = (): Promise<unknown> => Promise.all(servers.splice(0).map((server) => server.stop()));
afterEach(stop);

interface Document {
  path: string;
  size?: number;
  gone?: true;
}
const writeOf = ({ path, size = 1, gone }: Document): object =>
  gone
    ? { delete: `${documents}/${path}` }
    : { update: { name: `${documents}/${path}`, fields: { text: { stringValue: 'x'.repeat(size) } } } };
const commit = (server: TestServer, token: string, written: Document[], address = '203.0.113.1'): Promise<RawAnswer> =>
  raw(server, 'POST', `/v1/${documents}:commit`, JSON.stringify({ database, writes: written.map(writeOf) }), {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': address,
  });
const put = async (server: TestServer, token: string, path: string, size = 1, address?: string): Promise<number> =>
  (await commit(server, token, [{ path, size }], address)).status;

test('a room takes so many documents and no more; what is deleted makes room, and other rooms have theirs [H-12]', async () => {
  const server = await start();
  for (const path of ['rooms/a', 'rooms/a/notes/1', 'rooms/a/notes/1/deep/1'])
    expect(await put(server, 'user:ana', path)).toBe(200);
  const refused = await commit(server, 'user:ben', [{ path: 'rooms/a/notes/2' }]);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    429,
    {
      error: {
        code: 429,
        status: 'RESOURCE_EXHAUSTED',
        message: 'No room: "rooms/a" may hold 3 documents and 20000 bytes.',
      },
    },
  ]);
  expect(await put(server, 'user:ana', 'rooms/a/notes/1', 50)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/b')).toBe(200);
  const swap = [{ path: 'rooms/a/notes/1', gone: true as const }, { path: 'rooms/a/notes/2' }];
  expect((await commit(server, 'user:ana', swap)).status).toBe(200);
  expect(await put(server, 'user:ana', 'public/elsewhere', 5_000)).toBe(200);
});

test('a room takes so many bytes, a document has its size, and what grows smaller always passes [H-12]', async () => {
  const server = await start();
  expect(await put(server, 'user:ana', 'rooms/a', 11_000)).toBe(429);
  expect(await put(server, 'user:ana', 'rooms/a', 9_000)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/a/notes/1', 9_000)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/a/notes/2', 9_000)).toBe(429);
  expect(await put(server, adminSecret, 'rooms/a/notes/1', 90_000)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/a/notes/1', 80_000)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/a', 9_001)).toBe(429);
});

test('the backend is counted and never refused; a refusal by rules is reported as theirs [H-12]', async () => {
  const server = await start();
  for (const id of ['1', '2', '3', '4', '5']) expect(await put(server, adminSecret, `rooms/a/notes/${id}`)).toBe(200);
  expect(await put(server, 'user:ana', 'rooms/a/notes/6')).toBe(429);
  expect(await put(server, 'user:ana', 'closed/1', 20_000)).toBe(403);
});

test('an account and an address add so much in a day, also when they delete it again [H-12]', async () => {
  let now = 1_800_000_000_000;
  const growth = { account: { documents: 3, bytes: 3_000 }, address: { documents: 5, bytes: 100_000 } };
  const server = await start({ quotas: { ...quotas, growth }, nowMillis: () => now });
  const add = (uid: string, room: string, address?: string, size?: number): Promise<number> =>
    put(server, `user:${uid}`, `rooms/${room}`, size, address);
  expect(await add('ana', 'a')).toBe(200);
  expect((await commit(server, 'user:ana', [{ path: 'rooms/a', gone: true }])).status).toBe(200);
  expect([await add('ana', 'b'), await add('ana', 'c'), await add('ana', 'd')]).toEqual([200, 200, 429]);
  expect(await add('ana', 'd', '203.0.113.2')).toBe(429);
  expect([await add('ben', 'd'), await add('ben', 'e'), await add('ben', 'f')]).toEqual([200, 200, 429]);
  expect(await add('ben', 'f', '203.0.113.2')).toBe(200);
  expect(await add('cy', 'g', '203.0.113.2', 4_000)).toBe(429);
  now += 86_400_000;
  expect([await add('ana', 'd'), await add('ben', 'g')]).toEqual([200, 200]);
});

test('refused commits count for nothing [H-12]', async () => {
  const growth = { account: { documents: 1, bytes: 1_000 }, address: plenty };
  const server = await start({ quotas: { ...quotas, growth } });
  const missing = { update: { name: `${documents}/rooms/a`, fields: {} }, currentDocument: { exists: true } };
  const body = JSON.stringify({ database, writes: [missing] });
  const authorization = 'Bearer user:ana';
  const { status } = await raw(server, 'POST', `/v1/${documents}:commit`, body, { authorization });
  expect(status).toBe(404);
  expect(await put(server, 'user:ana', 'closed/1')).toBe(403);
  expect(await put(server, 'user:ana', 'rooms/a')).toBe(200);
});

test('what is held is known after a restart, and counted anew in data of the version before [H-12]', async () => {
  const dataDir = temporaryDirectory();
  let server = await start({ dataDir });
  for (const path of ['rooms/a', 'rooms/a/notes/1', 'rooms/a/notes/2', 'rooms/b'])
    expect(await put(server, 'user:ana', path)).toBe(200);
  await stop();
  const file = new Database(join(dataDir, 'firestore.sqlite'));
  const held = (): unknown => file.prepare('SELECT * FROM usage ORDER BY tree').all();
  const before = held();
  expect(before).toHaveLength(2);
  file.exec('DROP TABLE usage; PRAGMA user_version = 2');
  file.close();
  server = await start({ dataDir });
  expect(await put(server, 'user:ana', 'rooms/a/notes/3')).toBe(429);
  await stop();
  const again = new Database(join(dataDir, 'firestore.sqlite'), { readonly: true });
  expect(again.prepare('SELECT * FROM usage ORDER BY tree').all()).toEqual(before);
  again.close();
});

test('the SDK hears at once that there is no room, and its later writes go on [H-12]', async () => {
  const server = await start();
  const client = createClient({ host: server.host, projectId, token: 'user:ana' });
  for (const id of ['1', '2', '3']) await client.set(`rooms/a/notes/${id}`, {});
  const outcomes = await Promise.all([client.set('rooms/a/notes/4', {}), client.set('rooms/b', { n: 1 })]);
  expect(outcomes).toEqual([{ error: 'failed-precondition' }, { value: undefined }]);
  expect(await client.get('rooms/b')).toEqual({ value: { n: 1 } });
  await client.close();
});

test('a browser’s stream of writes says that there is no room, in words that name it [H-12]', async () => {
  const server = await start();
  const channel = await openChannel(server, 'Write', 'user:ana', [{ database }]);
  const big = writeOf({ path: 'rooms/a', size: 11_000 });
  await channel.send([{ streamToken: 'MA==', writes: [big] }]);
  const reported = JSON.stringify(await channel.poll(0));
  expect(reported).toContain('"status":"FAILED_PRECONDITION"');
  expect(reported).toContain('"No room: a document is limited to 10000 bytes');
});
