import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSinglePortServer, exportData, importData, startFirebaseLocal } from '../index';
import { adminSecret, projectId, temporaryDirectory } from '../testing/firestore-server';
import { documents } from '../testing/raw-channel';

const rulesSource = "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {} }";
let running: { url: string; stop(): Promise<void> };

const start = async (dataDir: string): Promise<void> => {
  const local = await startFirebaseLocal({ dataDir, projectId, adminSecret, rulesSource });
  const server = createSinglePortServer(local, (_req, res) => void res.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stop = async (): Promise<void> => {
    await local.close();
    await new Promise((resolve) => server.close(resolve));
  };
  running = { url, stop };
};

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(running.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

const auth = (call: string, body: object): ReturnType<typeof post> =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, body);
const person = { email: 'a@example.com', password: 'correct horse battery', returnSecureToken: true };
const content = {
  'a/1': { n: { integerValue: '9007199254740993' }, at: { timestampValue: '2026-01-02T03:04:05.000678Z' } },
  'a/1/b/ü': { list: { arrayValue: { values: [{ doubleValue: 'NaN' }, { nullValue: null }] } } },
};
const write = () =>
  post(`/v1/${documents}:commit`, {
    database: documents.slice(0, -'/documents'.length),
    writes: Object.entries(content).map(([path, fields]) => ({ update: { name: `${documents}/${path}`, fields } })),
  });
const read = async (): Promise<unknown> =>
  post(`/v1/${documents}:batchGet`, {
    database: documents.slice(0, -'/documents'.length),
    documents: Object.keys(content).map((path) => `${documents}/${path}`),
  }).then((answers) => (answers as unknown as { found: object }[]).map(({ found }) => found));

test('an export taken while the server runs brings everything back: documents, times, accounts, sessions', async () => {
  const folder = join(temporaryDirectory(), 'export');
  const restored = join(temporaryDirectory(), 'restored');
  const dataDir = temporaryDirectory();
  await start(dataDir);
  const { commitTime } = await write();
  const { refreshToken, idToken } = await auth('signUp', person);
  const before = await read();
  const manifest = exportData(dataDir, folder);
  expect(manifest).toMatchObject({ documents: 2 });
  await running.stop();
  expect(await importData(folder, restored)).toEqual(manifest);
  await start(restored);
  expect(await read()).toEqual(before);
  expect(await auth('signInWithPassword', person)).toMatchObject({ email: person.email });
  expect(await auth('lookup', { idToken })).toMatchObject({ users: [{ email: person.email }] });
  expect(
    await post('/securetoken.googleapis.com/v1/token?key=k', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }),
  ).toHaveProperty('id_token');
  expect(String((await write()).commitTime) > String(commitTime)).toBe(true);
  await running.stop();
});

test('a directory that holds something is never written over, and half an export never comes in', async () => {
  const [dataDir, folder] = [temporaryDirectory(), join(temporaryDirectory(), 'export')];
  await start(dataDir);
  await write();
  await running.stop();
  exportData(dataDir, folder);
  expect(() => exportData(dataDir, folder)).toThrow('is not empty');
  await expect(importData(folder, dataDir)).rejects.toThrow('is not empty');
  const fresh = join(temporaryDirectory(), 'fresh');
  const lines = readFileSync(join(folder, 'documents.jsonl'), 'utf8').split('\n');
  writeFileSync(join(folder, 'documents.jsonl'), `${lines[0]}\n`);
  await expect(importData(folder, fresh)).rejects.toThrow('not a whole export');
  truncateSync(join(folder, 'documents.jsonl'), 20);
  await expect(importData(folder, fresh)).rejects.toThrow('not JSON');
  rmSync(join(folder, 'manifest.json'));
  await expect(importData(folder, fresh)).rejects.toThrow('no manifest.json');
  expect(() => readFileSync(join(fresh, 'firestore.sqlite'))).toThrow('ENOENT');
});

test('the command line exports, imports and checks indexes', async () => {
  const [dataDir, folder, fresh] = [temporaryDirectory(), temporaryDirectory(), join(temporaryDirectory(), 'fresh')];
  await start(dataDir);
  await write();
  const orderBy = [{ field: { fieldPath: 'n' } }, { field: { fieldPath: 'm' } }];
  await post(`/v1/${documents}:runQuery`, { structuredQuery: { from: [{ collectionId: 'a' }], orderBy } });
  await running.stop();
  const file = join(temporaryDirectory(), 'firestore.indexes.json');
  const cli = (...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '..', 'cli.ts'), ...args], {
      encoding: 'utf8',
      cwd: join(__dirname, '..', '..'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(cli('export', dataDir, folder)).toContain('"documents":2');
  expect(cli('import', folder, fresh)).toContain('"documents":2');
  writeFileSync(file, '{"indexes": []}');
  expect(() => cli('indexes', dataDir, file)).toThrow('lacks 1 of the indexes');
  const fields = ['n', 'm'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  writeFileSync(file, JSON.stringify({ indexes: [{ collectionGroup: 'a', queryScope: 'COLLECTION', fields }] }));
  expect(cli('indexes', dataDir, file)).toContain('is there');
});
