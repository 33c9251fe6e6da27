import { startFirestore, type TestServer } from '#testing/firestore-server';
import { addTarget, database, documents, openChannel, raw } from '#testing/raw-channel';

let server: TestServer;
beforeAll(async () => {
  server = await startFirestore();
});
afterAll(() => server.stop());

const update = (path: string, n: number) => ({
  update: { name: `${documents}/${path}`, fields: { n: { integerValue: String(n) } } },
});
const types = (items: { message: Record<string, unknown> | 'noop' }[]): unknown[] =>
  items.map(({ message }) => {
    if (message === 'noop') return message;
    const change = message.targetChange as { targetChangeType?: string } | undefined;
    return change?.targetChangeType ?? Object.keys(message)[0];
  });

test('a target is answered with ADD, its documents, CURRENT and a global snapshot, in this order', async () => {
  const writer = await openChannel(server, 'Write', 'user:a', [{ database }]);
  await writer.send([{ streamToken: '', writes: [update('rooms/one', 1)] }]);
  expect(types(await writer.poll(0))).toEqual(['streamId', 'streamToken']);
  const channel = await openChannel(server, 'Listen', 'user:a', [addTarget(2, 'rooms')]);
  expect(types(await channel.poll(0))).toEqual(['ADD', 'documentChange', 'CURRENT', 'NO_CHANGE']);
  await channel.terminate();
});

test('what was not acknowledged comes again, what was does not', async () => {
  const channel = await openChannel(server, 'Listen', 'user:a', [addTarget(2, 'public')]);
  const first = await channel.poll(0);
  expect(await channel.poll(0)).toEqual(first);
  expect((await channel.poll(1)).map(({ id }) => id)).toEqual(first.slice(1).map(({ id }) => id));
});

test('a message that is sent twice is taken once', async () => {
  const channel = await openChannel(server, 'Listen', 'user:a', [addTarget(2, 'public')]);
  await channel.send([{ database, removeTarget: 2 }], 1);
  await channel.send([{ database, removeTarget: 2 }], 1);
  expect(types(await channel.poll(0))).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
});

test('a refused target is removed with its cause, and the stream lives on', async () => {
  const channel = await openChannel(server, 'Listen', null, [addTarget(2, 'rooms'), addTarget(4, 'public')]);
  const messages = await channel.poll(0);
  expect(messages[0]?.message).toEqual({
    targetChange: {
      targetChangeType: 'REMOVE',
      targetIds: [2],
      cause: { code: 7, message: 'Missing or insufficient permissions.' },
    },
  });
  expect(types(messages)).toEqual(['REMOVE', 'ADD', 'CURRENT', 'NO_CHANGE']);
});

test('a resume token brings only what changed since, a foreign one everything after a RESET', async () => {
  const writer = await openChannel(server, 'Write', 'user:a', [{ database }]);
  await writer.send([{ writes: [update('public/a', 1), update('public/b', 1)] }]);
  await writer.poll(1);
  const channel = await openChannel(server, 'Listen', null, [addTarget(2, 'public')]);
  const first = await channel.poll(0);
  expect(types(first)).toEqual(['ADD', 'documentChange', 'documentChange', 'CURRENT', 'NO_CHANGE']);
  const last = first.at(-1)?.message as { targetChange: { resumeToken: string } };
  await writer.send([{ writes: [update('public/b', 2), { delete: `${documents}/public/a` }] }]);
  await writer.poll(2);
  const { resumeToken } = last.targetChange;
  const again = await openChannel(server, 'Listen', null, [addTarget(2, 'public', { resumeToken })]);
  const resumed = types(await again.poll(0));
  expect(resumed.slice(1, 3).sort()).toEqual(['documentChange', 'documentDelete']);
  expect([resumed[0], ...resumed.slice(3)]).toEqual(['ADD', 'CURRENT', 'NO_CHANGE']);
  const foreign = Buffer.from('another:1').toString('base64');
  const reset = await openChannel(server, 'Listen', null, [addTarget(2, 'public', { resumeToken: foreign })]);
  expect(types(await reset.poll(0))).toEqual(['ADD', 'RESET', 'documentChange', 'CURRENT', 'NO_CHANGE']);
});

test('a stream ends with UNAUTHENTICATED when its token does, and begins so with a bad one', async () => {
  const soon = Math.floor(Date.now() / 1000) - 1;
  for (const token of [`user:a:${soon}`, 'forged']) {
    const channel = await openChannel(server, 'Listen', token, []);
    const [end] = await channel.poll(0);
    expect(end?.message).toMatchObject({ error: { status: 'UNAUTHENTICATED', code: 16 } });
  }
  const writer = await openChannel(server, 'Write', `user:a:${soon}`, [
    { database },
    { writes: [update('rooms/late', 1)] },
  ]);
  await writer.poll(1);
  expect((await writer.poll(1)).map(({ message }) => message)).toMatchObject([{ error: { code: 16 } }]);
});

test('a refused write ends the stream with its status', async () => {
  const writer = await openChannel(server, 'Write', null, [{ database }, { writes: [update('rooms/x', 1)] }]);
  const messages = [...(await writer.poll(0)), ...(await writer.poll(1))];
  expect(messages.at(-1)?.message).toMatchObject({ error: { status: 'PERMISSION_DENIED', code: 7 } });
});

test('unknown and terminated sessions are answered with 400', async () => {
  const channel = await openChannel(server, 'Listen', null, []);
  expect((await channel.terminate()).status).toBe(200);
  expect((await channel.send([{ database, removeTarget: 2 }])).status).toBe(400);
  const path = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&SID=none';
  expect((await raw(server, 'GET', path)).status).toBe(400);
});

test('malformed frames are answered with 400 and harm nobody', async () => {
  const path = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1';
  for (const body of ['count=x', 'count=2&req0___data__={}', 'count=-1', 'count=1e9', 'count=1&ofs=0&req0___data__={'])
    expect((await raw(server, 'POST', path, body)).status).toBeLessThanOrEqual(400);
  const channel = await openChannel(server, 'Listen', null, [null, 7, { addTarget: {} }]);
  expect((await channel.poll(0)).at(-1)?.message).toMatchObject({ error: { code: 3 } });
  expect((await raw(server, 'GET', `/v1/${documents}/public/none`)).status).toBe(404);
});
