import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type APIRequestContext, expect } from '@playwright/test';
import { createAccount, documentsPath, fieldsOf, profileData, projectId, taskData } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

const database = `projects/${projectId}/databases/(default)`;
const counts = (statuses: readonly number[]): Record<string, number> =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

const each = 400;

/** An account with some megabytes of tasks. */
const accountWith = async (request: APIRequestContext, commits: number) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const path = `weddings/${account.weddingId}/tasks`;
  const words = 'x'.repeat(180);
  for (let round = 0; round < commits; round += 1) {
    const writes = Array.from({ length: each }, (_, index) => ({
      update: {
        name: `${database}/documents/${path}/t${round}-${index}`,
        fields: fieldsOf(taskData(words)),
      },
    }));
    const answer = await request.post(`${documentsPath()}:commit`, { headers, data: { database, writes } });
    expect(answer.status()).toBe(200);
  }
  const runQuery = `${documentsPath(`weddings/${account.weddingId}`)}:runQuery`;
  return { ...account, headers, runQuery };
};
const tasks = { structuredQuery: { from: [{ collectionId: 'tasks' }] } };

/** Asks for everything, and reads nothing of the answer. */
const turnAway = (origin: string, path: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const body = JSON.stringify(tasks);
    const lines = [
      `POST ${encodeURI(path)} HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
    socket.once('readable', () => resolve(socket));
    socket.once('error', reject);
  });

test('ending the server by asking for much and reading none of it [A-H1]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const { token, runQuery } = await accountWith(request, 24);
  const turned: Socket[] = [];
  for (let count = 0; count < 60; count += 1) turned.push(await turnAway(ownServer.url, runQuery, token));
  tried(`${turned.length} answers of some megabytes that nobody reads`);
  expect((await request.get('/healthz')).status()).toBe(200);
  await createAccount(request);
  const asked = await request.post(runQuery, { headers: { authorization: `Bearer ${token}` }, data: tasks });
  expect(asked.status()).toBe(429);
  for (const socket of turned) socket.destroy();
  await request.dispose();
});

test('stopping everybody by reading the same again and again [A-H2]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const { headers, runQuery } = await accountWith(request, 10);
  const part = { fieldFilter: { field: { fieldPath: 'name' }, op: 'NOT_EQUAL', value: { stringValue: 'none' } } };
  const dear = {
    structuredQuery: {
      ...tasks.structuredQuery,
      where: { compositeFilter: { op: 'OR', filters: Array.from({ length: 30 }, () => part) } },
      limit: 1,
    },
  };
  const statuses: number[] = [];
  while (statuses.length < 400 && !statuses.includes(429))
    statuses.push((await request.post(runQuery, { headers, data: dear })).status());
  tried(`one dear query of an account: ${JSON.stringify(counts(statuses))}`);
  expect(statuses).toContain(429);
  // Others go on.
  await createAccount(request);
  await request.dispose();
});

test('writing on over a stream after the password was changed [A-M1]', { tag: '@short' }, async ({ request }) => {
  const stolen = await createAccount(request);
  const channel = `/google.firestore.v1.Firestore/Write/channel?VER=8&database=${encodeURIComponent(database)}`;
  const form = (messages: object[], more: Record<string, string>): Record<string, string> => ({
    count: String(messages.length),
    ...more,
    ...Object.fromEntries(messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)])),
  });
  const hello = await request.post(`${channel}&RID=1&CVER=22`, {
    form: form([{ database }], { ofs: '0', headers: `Authorization:Bearer ${stolen.token}\r\n` }),
  });
  const sid = /"c","([^"]+)"/.exec(await hello.text())?.[1] ?? '';
  expect(sid).not.toBe('');
  const changed = await request.post('/identitytoolkit.googleapis.com/v1/accounts:update?key=posy-local', {
    data: { idToken: stolen.token, password: `three loud herons ${randomUUID()}`, returnSecureToken: true },
  });
  const { idToken } = (await changed.json()) as { idToken: string };
  const task = `weddings/${stolen.weddingId}/tasks/written-by-a-thief`;
  const update = { name: `${database}/documents/${task}`, fields: fieldsOf(taskData('mine')) };
  await request.post(`${channel}&SID=${sid}&RID=2&AID=0`, {
    form: form([{ streamToken: '', writes: [{ update }] }], { ofs: '1' }),
  });
  tried('a write over a stream that was open before');
  const headers = { authorization: `Bearer ${idToken}` };
  expect((await request.get(documentsPath(`weddings/${stolen.weddingId}`), { headers })).status()).toBe(200);
  expect((await request.get(documentsPath(task), { headers })).status()).toBe(404);
});

test('guessing a website’s password with a new account for every few guesses [A-M2]', async ({
  playwright,
  ownServer,
}) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const couple = await createAccount(request);
  const owner = { authorization: `Bearer ${couple.token}` };
  const slug = `guarded-${randomUUID().slice(0, 8)}`;
  const { weddingId } = couple;
  await request.post('/api/microsite/publish', { headers: owner, data: { weddingId, slug } });
  await request.post('/api/microsite/password', { headers: owner, data: { weddingId, password: 'lilac evening' } });
  const statuses: number[] = [];
  for (let account = 0; account < 5; account += 1) {
    const { token } = await createAccount(request);
    for (let count = 0; count < 8; count += 1) {
      const data = { password: `a guess ${account} ${count}` };
      const headers = { authorization: `Bearer ${token}` };
      statuses.push((await request.post(`/api/microsite/${slug}/open`, { headers, data })).status());
    }
  }
  tried(`40 guesses by five accounts: ${JSON.stringify(counts(statuses))}`);
  expect(counts(statuses)).toEqual({ 403: 20, 429: 20 });
  await request.dispose();
});

test('filling a supplier’s inbox with new accounts [A-M5]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const found = await request.post('/api/search/suppliers', { data: { countryCode: 'GB', size: 5 } });
  const { results } = (await found.json()) as { results: { id: string }[] };
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { token, uid, weddingId, email } = await createAccount(request);
    const headers = { authorization: `Bearer ${token}` };
    await request.post(documentsPath(`users?documentId=${uid}`), {
      headers,
      data: { fields: fieldsOf(profileData(email, weddingId)) },
    });
    const data = { clientId: randomUUID(), profileId: results[1]?.id, message: 'Hello, are you free on that day?' };
    statuses.push((await request.post('/api/enquiries/send', { headers, data })).status());
  }
  tried(`20 enquiries of new accounts: ${JSON.stringify(counts(statuses))}`);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(15);
  expect(statuses.at(-1)).toBe(403);
  await request.dispose();
});

test('costing work with addresses of files that nobody has [A-L3]', async ({ playwright, ownServer }) => {
  const request = await playwright.request.newContext({ baseURL: ownServer.url });
  const statuses: number[] = [];
  for (let count = 0; count < 610; count += 1) {
    const id = randomUUID().replaceAll('-', '');
    statuses.push((await request.get(`/attachments/${id}?uid=ana&until=1&signature=x`)).status());
  }
  tried(`610 made-up files: ${JSON.stringify(counts(statuses))}`);
  expect(statuses.at(-1)).toBe(429);
  expect((await request.get('/healthz')).status()).toBe(200);
  await request.dispose();
});
