import { adminSecret, startFirestore, type TestServer } from '../testing/firestore-server';
import { addTarget, documents, openChannel, raw, type RawAnswer } from '../testing/raw-channel';

const kilobyte = 1024;
const many = 40;
let now = Date.now();
let server: TestServer;
beforeEach(async () => {
  server = await startFirestore({
    trustedProxies: ['loopback'],
    nowMillis: () => now,
    workLimits: { account: 400 * kilobyte, address: 1_000 * kilobyte, signedOut: 200 * kilobyte },
  });
  const writes = Array.from({ length: many }, (_, index) =>
    ['rooms', 'public'].map((collection) => ({
      update: {
        name: `${documents}/${collection}/d${index}`,
        fields: { text: { stringValue: 'x'.repeat(2 * kilobyte) } },
      },
    })),
  ).flat();
  await call('commit', { writes }, as(adminSecret));
});
afterEach(() => server.stop());

const as = (token: string | null, address = '203.0.113.1'): Record<string, string> => ({
  ...(token !== null && { authorization: `Bearer ${token}` }),
  'x-forwarded-for': address,
});
const call = (verb: string, body: object, headers: Record<string, string>): Promise<RawAnswer> =>
  raw(server, 'POST', `/v1/${documents}:${verb}`, JSON.stringify(body), headers);
const query = (collectionId: string, headers: Record<string, string>): Promise<RawAnswer> =>
  call('runQuery', { structuredQuery: { from: [{ collectionId }] } }, headers);
/** Asks until it is refused, and says how often it was answered. */
const answered = async (ask: () => Promise<RawAnswer>): Promise<number> => {
  for (let count = 0; count < 50; count += 1) {
    const { status, text } = await ask();
    if (status === 429 && text.includes('RESOURCE_EXHAUSTED')) return count;
    expect(status).toBe(200);
  }
  return Infinity;
};

test('an account’s reads in a minute are limited, and the refusal says so; others and the backend go on [A-H2]', async () => {
  expect(await answered(() => query('rooms', as('user:greedy')))).toBe(4);
  // Small requests are refused as well, when nothing is left.
  expect((await call('batchGet', { documents: [`${documents}/rooms/d1`] }, as('user:greedy'))).status).toBe(429);
  expect((await query('rooms', as('user:other'))).status).toBe(200);
  for (let count = 0; count < 20; count += 1) expect((await query('rooms', as(adminSecret))).status).toBe(200);
  now += 60_000;
  expect((await query('rooms', as('user:greedy'))).status).toBe(200);
});

test('a new account for every question does not help: an address reads so much as well [A-H2]', async () => {
  let account = 0;
  expect(await answered(() => query('rooms', as(`user:made${account++}`)))).toBeLessThan(12);
  expect((await query('rooms', as('user:elsewhere', '203.0.113.2'))).status).toBe(200);
});

test('who is signed out reads less [A-H2]', async () => {
  expect(await answered(() => query('public', as(null)))).toBe(2);
  expect((await query('public', as('user:ana'))).status).toBe(200);
});

test('one question is broken off where it has read enough, not at its end [A-H2]', async () => {
  const writes = Array.from({ length: 600 }, (_, index) => ({
    update: { name: `${documents}/rooms/e${index}`, fields: { text: { stringValue: 'x'.repeat(2 * kilobyte) } } },
  }));
  await call('commit', { writes }, as(adminSecret));
  const before = server.readSoFar().documents;
  expect((await query('rooms', as('user:greedy'))).status).toBe(429);
  expect(server.readSoFar().documents - before).toBeLessThan(250);
});

test('equal listeners share one reading, on one stream and on many [A-H2]', async () => {
  const before = server.readSoFar().documents;
  for (let stream = 0; stream < 4; stream += 1) {
    const channel = await openChannel(server, 'Listen', `user:a${stream}`, [addTarget(1, 'rooms')]);
    await channel.send([addTarget(2, 'rooms')]);
    expect((await channel.poll(0)).length).toBe(2 * (many + 3));
  }
  expect(server.readSoFar().documents - before).toBe(many);
});

test('a stream whose account has read enough ends with the reason, and gets nothing more [A-H2]', async () => {
  const targets = Array.from({ length: 10 }, (_, index) => addTarget(index + 1, 'rooms'));
  const channel = await openChannel(server, 'Listen', 'user:greedy', targets);
  const text = JSON.stringify(await channel.poll(0));
  expect(text.match(/"CURRENT"/g)).toHaveLength(4);
  expect(text).toContain('"code":8');
});

test('a commit that many limited listeners hear of reads their common answer once [A-H2]', async () => {
  const limited = (id: number) => ({
    ...addTarget(id, 'rooms'),
    addTarget: {
      targetId: id,
      query: { parent: documents, structuredQuery: { from: [{ collectionId: 'rooms' }], limit: 5 } },
    },
  });
  const channel = await openChannel(
    server,
    'Listen',
    'user:ana',
    Array.from({ length: 20 }, (_, index) => limited(index + 1)),
  );
  await channel.poll(0);
  const before = server.readSoFar().documents;
  await call('commit', { writes: [{ update: { name: `${documents}/rooms/a`, fields: {} } }] }, as(adminSecret));
  expect(server.readSoFar().documents - before).toBeLessThan(40);
});
