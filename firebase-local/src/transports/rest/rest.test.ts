import { adminSecret, startFirestore, type TestServer } from '#testing/firestore-server';
import { documents, raw } from '#testing/raw-channel';

let server: TestServer;
beforeAll(async () => {
  server = await startFirestore();
});
afterAll(() => server.stop());

const as = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
  const { status, text } = await raw(
    server,
    method,
    `/v1/${path}`,
    body === undefined ? '' : JSON.stringify(body),
    headers,
  );
  return { status, body: JSON.parse(text) as Record<string, unknown> & Record<string, unknown>[] };
};
const integer = (n: number) => ({ integerValue: String(n) });

test('a document is created, read, patched by mask, listed and deleted', async () => {
  const admin = as(adminSecret);
  const created = await call(
    'POST',
    `${documents}/notes?documentId=n1`,
    { fields: { a: integer(1), b: integer(2) } },
    admin,
  );
  expect(created).toMatchObject({ status: 200, body: { name: `${documents}/notes/n1` } });
  const patched = await call(
    'PATCH',
    `${documents}/notes/n1?updateMask.fieldPaths=a`,
    { fields: { a: integer(5) } },
    admin,
  );
  expect(patched.body.fields).toEqual({ a: integer(5), b: integer(2) });
  expect((await call('GET', `${documents}/notes?pageSize=5`, undefined, admin)).body.documents).toHaveLength(1);
  expect(await call('DELETE', `${documents}/notes/n1`, undefined, admin)).toEqual({ status: 200, body: {} });
  expect((await call('GET', `${documents}/notes/n1`, undefined, admin)).status).toBe(404);
});

test('pages of a list continue where the last one ended', async () => {
  const admin = as(adminSecret);
  for (const id of ['a', 'b', 'c']) await call('POST', `${documents}/pages?documentId=${id}`, {}, admin);
  const first = await call('GET', `${documents}/pages?pageSize=2`, undefined, admin);
  expect(first.body.documents).toHaveLength(2);
  const token = String(first.body.nextPageToken);
  const second = await call('GET', `${documents}/pages?pageSize=2&pageToken=${token}`, undefined, admin);
  expect(second.body).toEqual({ documents: [expect.objectContaining({ name: `${documents}/pages/c` })] });
});

test('enums are taken by number too, as the admin SDK sends them over REST', async () => {
  const structuredQuery = {
    from: [{ collectionId: 'pages' }],
    where: {
      fieldFilter: { field: { fieldPath: '__name__' }, op: 5, value: { referenceValue: `${documents}/pages/b` } },
    },
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 2 }],
  };
  const { body } = await call('POST', `${documents}:runQuery`, { structuredQuery }, as(adminSecret));
  expect(body).toMatchObject([{ document: { name: `${documents}/pages/b` } }]);
});

test('the rules decide before existence is revealed', async () => {
  const write = { update: { name: `${documents}/notes/other` }, currentDocument: { exists: true } };
  const { status, body } = await call('POST', `${documents}:commit`, { writes: [write] }, as('user:a'));
  expect({ status, error: body.error }).toMatchObject({ status: 403, error: { status: 'PERMISSION_DENIED' } });
});

test('unsigned, forged and foreign tokens are refused, whatever they claim', async () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'a', user_id: 'a' })}.`;
  for (const token of [unsigned, 'owner', `${adminSecret}x`])
    expect((await call('GET', `${documents}/public/x`, undefined, as(token))).status).toBe(401);
});

test.each([
  ['another project', 'GET', 'projects/other/databases/(default)/documents/a/b', undefined, 404],
  ['an unknown method', 'POST', `${documents}:explode`, {}, 501],
  ['pipelines', 'POST', `${documents}:executePipeline`, {}, 501],
  [
    'vector search',
    'POST',
    `${documents}:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'public' }], findNearest: {} } },
    501,
  ],
  ['reading the past', 'POST', `${documents}:batchGet`, { documents: [], readTime: '2020-01-01T00:00:00Z' }, 501],
  ['a body that is no object', 'POST', `${documents}:commit`, [1], 400],
  [
    'an unknown value type',
    'POST',
    `${documents}:commit`,
    { writes: [{ update: { name: `${documents}/public/x`, fields: { a: { colour: 1 } } } }] },
    400,
  ],
  ['a reserved id', 'GET', `${documents}/public/__x__`, undefined, 400],
  ['a broken escape', 'GET', `${documents}/public/%E0%A4%A`, undefined, 400],
])('%s is refused by name', async (_what, method, path, body, status) => {
  const answer = await call(method, path, body, as('user:a'));
  expect(answer.status).toBe(status);
  const [error] = Array.isArray(answer.body) ? answer.body : [answer.body];
  expect(error).toMatchObject({ error: { code: status, message: expect.stringMatching(/.{10}/) } });
});

test('what is too large is refused and the server goes on', async () => {
  const big = 'x'.repeat(1_100_000);
  const write = { update: { name: `${documents}/public/big`, fields: { big: { stringValue: big } } } };
  expect((await call('POST', `${documents}:commit`, { writes: [write] }, as('user:a'))).status).toBe(400);
  const huge = await raw(server, 'POST', `/v1/${documents}:commit`, 'x'.repeat(13 * 1024 * 1024)).catch(() => null);
  expect(huge?.status ?? 400).toBe(400);
  expect((await call('GET', `${documents}/public/none`)).status).toBe(404);
});

test('a transaction whose reads changed is aborted', async () => {
  const admin = as(adminSecret);
  const name = `${documents}/notes/contended`;
  const { body } = await call('POST', `${documents}:beginTransaction`, {}, admin);
  const { transaction } = body;
  await call('POST', `${documents}:batchGet`, { documents: [name], transaction }, admin);
  await call('POST', `${documents}:commit`, { writes: [{ update: { name, fields: { n: integer(1) } } }] }, admin);
  const late = await call('POST', `${documents}:commit`, { transaction, writes: [{ delete: name }] }, admin);
  expect(late).toMatchObject({ status: 409, body: { error: { status: 'ABORTED' } } });
});
