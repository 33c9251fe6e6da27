import { type APIRequestContext, expect } from '@playwright/test';
import { createAccount, documentsPath, fieldsOf, projectId, taskData } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

const database = `projects/${projectId}/databases/(default)`;
const statusesOf = async (count: number, ask: (index: number) => Promise<{ status(): number }>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))).map((answer) => answer.status());

const begin = (request: APIRequestContext, headers: Record<string, string>) =>
  request.post(`${documentsPath()}:beginTransaction`, { headers, data: {} });

test('open transactions that nobody ends, signed out [H-04]', { tag: '@short' }, async ({ request }) => {
  const statuses = await statusesOf(100, () => begin(request, {}));
  tried(`${statuses.length} transactions begun without an account`);
  expect(new Set(statuses)).toEqual(new Set([403]));
});

test('open transactions that nobody ends, with an account [H-04]', { tag: '@short' }, async ({ request }) => {
  const [greedy, other] = [await createAccount(request), await createAccount(request)];
  const statuses = await statusesOf(80, () => begin(request, { authorization: `Bearer ${greedy.token}` }));
  tried(`${statuses.length} transactions of one account`);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect((await begin(request, { authorization: `Bearer ${other.token}` })).status()).toBe(200);
});

test('filling the disk with documents [H-12]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const { token, weddingId } = await createAccount(request);
  const headers = { authorization: `Bearer ${token}` };
  const each = 250;
  const commit = (round: number) =>
    request.post(`${documentsPath()}:commit`, {
      headers,
      data: {
        database,
        writes: Array.from({ length: each }, (_, index) => ({
          update: {
            name: `${database}/documents/weddings/${weddingId}/tasks/t${round}-${index}`,
            fields: fieldsOf(taskData('x'.repeat(200))),
          },
        })),
      },
    });
  const statuses: number[] = [];
  while (statuses.length < 60 && !statuses.includes(429)) statuses.push((await commit(statuses.length)).status());
  const taken = statuses.filter((status) => status === 200).length * each;
  tried(`tasks of one account in commits of ${each}: ${taken} taken, then refused`);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const refusal = (await (await commit(99)).json()) as { error: { message: string } };
  expect(refusal.error.message).toMatch(/^No room: /);
  // Others go on.
  await createAccount(request);
  await request.dispose();
});

test('a new address for every guess at a password [H-05]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const { email } = await createAccount(request);
  const guess = async (index: number): Promise<string> => {
    const answer = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=posy-local', {
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
      data: { email, password: `a wrong guess ${index}` },
    });
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  const answers: string[] = [];
  for (let index = 0; index < 15; index += 1) answers.push(await guess(index));
  tried(`${answers.length} guesses, each with a forged X-Forwarded-For`);
  expect(answers.at(-1)).toContain('TOO_MANY_ATTEMPTS');
  await request.dispose();
});

test('reading from a foreign page as whoever visits it [H-18]', { tag: '@short' }, async ({ request }) => {
  const { token, weddingId } = await createAccount(request);
  const origins = ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'];
  const paths = [documentsPath(`weddings/${weddingId}`), '/api/nonces/create'];
  for (const origin of origins)
    for (const path of paths) {
      const asked = await request.fetch(path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
      expect(asked.headers()['access-control-allow-origin'], `${origin} ${path}`).toBeUndefined();
      const read = await request.get(path, { headers: { origin, authorization: `Bearer ${token}` } });
      expect(read.headers()['access-control-allow-origin'], `${origin} ${path}`).toBeUndefined();
    }
  tried(`${origins.length} foreign origins at Firestore and the API`);
});

test('going on with the token of an account that is gone [H-11]', { tag: '@short' }, async ({ request }) => {
  const { token, weddingId } = await createAccount(request);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(documentsPath(`weddings/${weddingId}`), { headers })).status()).toBe(200);
  const deleted = await request.post('/identitytoolkit.googleapis.com/v1/accounts:delete?key=posy-local', {
    data: { idToken: token },
  });
  expect(deleted.status()).toBe(200);
  const doors = [
    await request.get(documentsPath(`weddings/${weddingId}`), { headers }),
    await begin(request, headers),
    await request.post('/api/nonces/create', { headers, data: { weddingId, role: 'helper', market: 'uk' } }),
  ];
  tried(`a token of before at ${doors.length} doors`);
  expect(doors.map((answer) => answer.status())).toEqual([401, 401, 401]);
});
