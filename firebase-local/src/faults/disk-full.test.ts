import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'libsql';
import { errorOf, startAuthServer } from '../auth/testing/auth-server';
import { adminSecret, startFirestore, temporaryDirectory, type TestServer } from '../testing/firestore-server';
import { addTarget, database, documents, openChannel, raw } from '../testing/raw-channel';

const authorization = `Bearer ${adminSecret}`;
const text = 'x'.repeat(50_000);

const put = (server: TestServer, id: string, content = text) =>
  raw(
    server,
    'POST',
    `/v1/${documents}:commit`,
    JSON.stringify({
      database,
      writes: ['left', 'right'].map((side) => ({
        update: { name: `${documents}/public/${id}-${side}`, fields: { text: { stringValue: content } } },
      })),
    }),
    { authorization },
  );

const idsOf = async (server: TestServer): Promise<string[]> => {
  const query = {
    structuredQuery: { from: [{ collectionId: 'public' }], select: { fields: [{ fieldPath: '__name__' }] } },
  };
  const { text: answer } = await raw(server, 'POST', `/v1/${documents}:runQuery`, JSON.stringify(query), {
    authorization,
  });
  return (JSON.parse(answer) as { document?: { name: string } }[]).flatMap(({ document }) =>
    document ? [document.name.slice(`${documents}/public/`.length)] : [],
  );
};

const fill = async (server: TestServer): Promise<{ retained: string[]; refusal: { status: number; text: string } }> => {
  const retained: string[] = [];
  for (let n = 100; n < 200; n++) {
    const refusal = await put(server, `d${n}`);
    if (refusal.status !== 200) return { retained, refusal };
    retained.push(`d${n}-left`, `d${n}-right`);
  }
  throw new Error('Nothing was refused.');
};

test('a full disk refuses writes with a clear error, harms nothing, and goes on when there is room', async () => {
  const dataDir = temporaryDirectory();
  let server = await startFirestore({ dataDir, maxDatabaseBytes: 1_000_000 });
  const listener = await openChannel(server, 'Listen', null, [addTarget(2, 'public')]);
  await listener.poll(0);
  const { retained, refusal } = await fill(server);
  expect(retained.length).toBeGreaterThan(4);
  expect(refusal.status).toBe(429);
  expect(JSON.parse(refusal.text)).toMatchObject({
    error: { status: 'RESOURCE_EXHAUSTED', message: 'The disk is full: nothing was written.' },
  });
  expect(await idsOf(server)).toEqual(retained);
  expect((await listener.poll(0)).length).toBeGreaterThan(retained.length);
  const gone = `${documents}/public/${retained[0]}`;
  const { status } = await raw(server, 'DELETE', `/v1/${gone}`, '', { authorization });
  expect(status).toBe(200);
  expect((await put(server, 'd100', 'small')).status).toBe(200);
  await server.stop();
  const file = new Database(join(dataDir, 'firestore.sqlite'), { readonly: true });
  expect(file.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  file.close();
  server = await startFirestore({ dataDir });
  expect((await put(server, 'd999')).status).toBe(200);
  expect(await idsOf(server)).toEqual([...retained, 'd999-left', 'd999-right']);
  await server.stop();
});

test('accounts too: sign-ups are refused, and those that exist still sign in', async () => {
  const server = await startAuthServer({ maxDatabaseBytes: 120_000 });
  const signUp = (n: number) =>
    server.admin('/accounts', {
      email: `p${n}@example.com`,
      displayName: 'n'.repeat(250),
      photoUrl: `https://example.com/${'p'.repeat(1500)}`,
    });
  let made = 0;
  let answer = await signUp(made);
  for (; answer.status === 200 && made < 500; answer = await signUp(made)) made++;
  expect(made).toBeGreaterThan(1);
  expect([answer.status, errorOf(answer)]).toEqual([503, 'UNAVAILABLE : The disk is full, nothing was written']);
  const found = await server.admin('/accounts:lookup', { email: [`p${made - 1}@example.com`, `p${made}@example.com`] });
  expect(found.body.users).toHaveLength(1);
  await server.stop();
});

test('a second process is refused both databases', async () => {
  const server = await startAuthServer();
  const dataDir = temporaryDirectory();
  const firestore = await startFirestore({ dataDir });
  const locked = (directory: string, file: string): string =>
    execFileSync(
      process.execPath,
      [
        '-e',
        `const db = new (require('libsql'))(${JSON.stringify(join(directory, file))}); try { db.exec('BEGIN EXCLUSIVE') } catch { process.stdout.write('locked') }`,
      ],
      { encoding: 'utf8' },
    );
  expect(locked(dataDir, 'lock.sqlite')).toBe('locked');
  expect(locked(server.dataDir, 'auth-lock.sqlite')).toBe('locked');
  await expect(startAuthServer({ dataDir: server.dataDir })).rejects.toThrow('Another process');
  await firestore.stop();
  await server.stop();
});
