import { adminSecret, startFirestore, type TestServer } from '../testing/firestore-server';
import { addTarget, database, documents, openChannel, raw, type RawAnswer } from '../testing/raw-channel';
import { openHoldings } from './holdings';

const proxied = ['loopback'];
let server: TestServer;
beforeAll(async () => {
  server = await startFirestore({ trustedProxies: proxied });
});
afterAll(() => server.stop());

const as = (token: string | null, address = '203.0.113.1'): Record<string, string> => ({
  ...(token !== null && { authorization: `Bearer ${token}` }),
  'x-forwarded-for': address,
});
const call = (verb: string, body: object, headers: Record<string, string>): Promise<RawAnswer> =>
  raw(server, 'POST', `/v1/${documents}:${verb}`, JSON.stringify(body), headers);
const begin = (headers: Record<string, string>): Promise<RawAnswer> => call('beginTransaction', {}, headers);
const statuses = (answers: RawAnswer[]): number[] => [...new Set(answers.map(({ status }) => status))];

/** The backend reads and writes in a transaction of its own. */
const backendTransacts = async (): Promise<number> => {
  const { transaction } = JSON.parse((await begin(as(adminSecret))).text) as { transaction: string };
  return (await call('commit', { database, transaction, writes: [] }, as(adminSecret))).status;
};

test('a signed-out caller holds no transaction, in no way that begins one, and the backend goes on [H-04]', async () => {
  const refused: RawAnswer[] = [];
  for (let round = 0; round < 10; round += 1)
    refused.push(...(await Promise.all(Array.from({ length: 100 }, () => begin(as(null))))));
  expect(statuses(refused)).toEqual([403]);
  const hidden = await call('batchGet', { documents: [`${documents}/public/a`], newTransaction: {} }, as(null));
  expect(hidden.status).toBe(403);
  expect(await backendTransacts()).toBe(200);
});

test('an account and an address hold so many transactions, and no more; others and the backend go on [H-04]', async () => {
  const begun = await Promise.all(Array.from({ length: 60 }, () => begin(as('user:greedy'))));
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(begun.find(({ status }) => status !== 200)?.text).toContain('RESOURCE_EXHAUSTED');
  for (let account = 0; account < 12; account += 1)
    await Promise.all(Array.from({ length: 50 }, () => begin(as(`user:a${account}`, '203.0.113.9'))));
  expect((await begin(as('user:late', '203.0.113.9'))).status).toBe(429);
  expect((await begin(as('user:late', '203.0.113.10'))).status).toBe(200);
  expect(await backendTransacts()).toBe(200);
});

test('a transaction is its account’s own, and gives its place back when it ends [H-04]', async () => {
  const held = await Promise.all(Array.from({ length: 50 }, () => begin(as('user:tidy', '203.0.113.3'))));
  const ids = held.map(({ text }) => (JSON.parse(text) as { transaction: string }).transaction);
  const [transaction] = ids;
  await call('rollback', { database, transaction }, as('user:other', '203.0.113.4'));
  expect((await begin(as('user:tidy', '203.0.113.3'))).status).toBe(429);
  const stolen = await call('commit', { database, transaction, writes: [] }, as('user:other', '203.0.113.4'));
  expect(stolen.status).toBe(400);
  expect((await call('commit', { database, transaction, writes: [] }, as('user:tidy', '203.0.113.3'))).status).toBe(
    200,
  );
  await call('rollback', { database, transaction: ids[1] }, as('user:tidy', '203.0.113.3'));
  const again = await Promise.all([1, 2, 3].map(() => begin(as('user:tidy', '203.0.113.3'))));
  expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
});

const handshake = (headers: Record<string, string>): Promise<RawAnswer> =>
  raw(server, 'POST', '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', 'count=0&ofs=0', headers);

test('the signed-out of one address hold so many sessions; other addresses and accounts open theirs [H-04]', async () => {
  const stranger = as(null, '198.51.100.1');
  const opened = await Promise.all(Array.from({ length: 130 }, () => handshake(stranger)));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(100);
  expect((await handshake(as('not a token', '198.51.100.1'))).status).toBe(400);
  expect((await handshake(as('user:ana', '198.51.100.1'))).status).toBe(200);
  expect((await handshake(as(null, '198.51.100.2'))).status).toBe(200);
  const sid = /"c","([^"]+)"/.exec(opened.find(({ status }) => status === 200)?.text ?? '')?.[1];
  await raw(server, 'POST', `/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=${sid}&TYPE=terminate`);
  expect((await handshake(stranger)).status).toBe(200);
});

test('pages that an account has left make room for its new ones, the longest silent first; those that are there stay [H-04]', async () => {
  let now = Date.now();
  const own = await startFirestore({ nowMillis: () => now });
  const open = () => openChannel(own, 'Listen', 'user:reloads', []);
  const isThere = async (page: Awaited<ReturnType<typeof open>>) => (await page.send([])).status === 200;
  const [stays, longest, ...others] = await Promise.all(Array.from({ length: 100 }, open));
  // No session is silent yet: there is no room.
  await expect(open()).rejects.toThrow();
  now += 5_000;
  expect([await isThere(stays!), await isThere(others.at(-1)!)]).toEqual([true, true]);
  await open();
  expect([await isThere(longest!), await isThere(stays!)]).toEqual([false, true]);
  for (let reload = 1; reload < 98; reload += 1) await open();
  expect([await isThere(stays!), await isThere(others.at(-1)!)]).toEqual([true, true]);
  await expect(open()).rejects.toThrow();
  await own.stop();
});

test('a stream of any kind has the place of one that its account has left; where none is left it is refused [H-04]', () => {
  const holdings = openHoldings();
  const ana = holdings.streams({ kind: 'client', auth: { uid: 'ana', token: {} }, address: '203.0.113.7' });
  ana.take(100);
  const asked: string[] = [];
  let left = 1;
  holdings.leftStreams((uid) => {
    asked.push(uid);
    if (left === 0) return false;
    left -= 1;
    ana.give();
    return true;
  });
  expect(() => ana.take()).not.toThrow();
  expect(() => ana.take()).toThrow('Too many streams at once.');
  expect(asked).toEqual(['ana', 'ana']);
});

test('a stranger has a limit of listeners, reported on the target; a removed one makes room [H-04]', async () => {
  const channel = await openChannel(server, 'Listen', null, []);
  for (let round = 0; round < 3; round += 1)
    await channel.send(Array.from({ length: 100 }, (_, index) => addTarget(round * 100 + index + 1, 'public')));
  const refusal = (messages: { message: unknown }[]): string =>
    JSON.stringify(messages.filter(({ message }) => JSON.stringify(message).includes('"cause"')));
  expect(refusal(await channel.poll(0))).toBe('[]');
  await channel.send([addTarget(301, 'public')]);
  const reported = await channel.poll(0);
  expect(refusal(reported)).toContain('"code":8');
  await channel.send([{ database, removeTarget: 1 }, addTarget(400, 'public')]);
  expect(refusal(await channel.poll(reported.at(-1)?.id ?? 0))).toBe('[]');
  await channel.terminate();
});

test('a listener that reads nothing is let go before it fills the memory [H-04]', async () => {
  const channel = await openChannel(server, 'Listen', null, [addTarget(1, 'public')]);
  const fields = { text: { stringValue: 'x'.repeat(900_000) } };
  for (let index = 0; index < 20; index += 1)
    await call(
      'commit',
      { writes: [{ update: { name: `${documents}/public/big${index}`, fields } }] },
      as(adminSecret),
    );
  expect((await channel.send([addTarget(2, 'public')])).status).toBe(400);
});

test('a write stream that does not wait for answers ends, and messages far ahead are not collected [H-04]', async () => {
  const channel = await openChannel(server, 'Write', null, [{ database }]);
  const batch = { streamToken: 'MA==', writes: [{ verify: `${documents}/public/none`, currentDocument: {} }] };
  expect((await channel.send(Array.from({ length: 150 }, () => batch))).status).toBe(200);
  expect(JSON.stringify(await channel.poll(0))).toContain('RESOURCE_EXHAUSTED');
  const ahead = await openChannel(server, 'Listen', 'user:ana', []);
  const huge = 'x'.repeat(9_000_000);
  expect((await ahead.send([huge], 10)).status).toBe(200);
  expect((await ahead.send([huge], 11)).status).toBe(400);
});

test('masks, transforms and lists of the largest requests are worked out without holding the others up [H-04]', async () => {
  const paths = Array.from({ length: 120_000 }, (_, index) => `f${index}`);
  const name = `${documents}/closed/mask`;
  const masked = await call(
    'commit',
    {
      writes: [
        {
          update: { name, fields: Object.fromEntries(paths.map((path) => [path, { nullValue: null }])) },
          updateMask: { fieldPaths: paths },
        },
      ],
    },
    as('user:masks', '192.0.2.1'),
  );
  expect(masked.status).toBe(403);
  const values = Array.from({ length: 80_000 }, (_, index) => ({ integerValue: String(index) }));
  const union = {
    update: { name },
    updateMask: {},
    updateTransforms: [{ fieldPath: 'f', appendMissingElements: { values } }],
  };
  expect((await call('commit', { writes: [union] }, as('user:masks', '192.0.2.1'))).status).toBe(403);
});
