import v8 from 'node:v8';
import vm from 'node:vm';
import fc from 'fast-check';
import { adminSecret, startFirestore, type TestServer } from '../testing/firestore-server';
import { addTarget, database, documents, forwardBody, openChannel, raw } from '../testing/raw-channel';

/** The long form (`npm run faults`) asks by the ten thousand. */
const requests = Number(process.env.FUZZ ?? 1_500);
const frames = Number(process.env.FUZZ ?? 300);
const timeout = 30_000 + (requests + frames) * 20;

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startFirestore({
    log: ({ level, message, error }) => void (level === 'error' && logged.push(`${message} ${String(error)}`)),
  });
});
afterAll(() => server.stop());

const name = `${documents}/public/f`;
const word = fc.constantFrom(
  'fields',
  'name',
  'integerValue',
  'mapValue',
  'values',
  'op',
  'EQUAL',
  name,
  database,
  '',
  '__proto__',
  'constructor',
  '1',
  'a.b',
  '`',
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(word, tie('tree'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** Requests that are right but for one part. */
const request = fc.oneof(
  tree.map((part) => ['commit', { writes: [part] }]),
  tree.map((part) => ['commit', { writes: [{ update: { name, fields: { f: part } } }] }]),
  tree.map((part) => ['commit', { writes: [{ update: { name }, updateMask: part, currentDocument: part }] }]),
  tree.map((part) => [
    'commit',
    {
      writes: [
        { update: { name }, updateTransforms: [{ fieldPath: 'a', increment: part, appendMissingElements: part }] },
      ],
    },
  ]),
  tree.map((part) => ['commit', { transaction: part }]),
  tree.map((part) => ['batchGet', { documents: part, mask: part }]),
  tree.map((part) => ['runQuery', { structuredQuery: part }]),
  tree.map((part) => ['runQuery', { structuredQuery: { from: [{ collectionId: 'public' }], where: part } }]),
  tree.map((part) => [
    'runQuery',
    {
      structuredQuery: {
        from: [{ collectionId: 'public' }],
        where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'IN', value: part } },
      },
    },
  ]),
  tree.map((part) => [
    'runQuery',
    { structuredQuery: { from: [{ collectionId: 'public' }], orderBy: part, startAt: part, limit: part } },
  ]),
  tree.map((part) => [
    'runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'public' }] }, aggregations: [part] } },
  ]),
  tree.map((part) => ['batchWrite', { writes: part }]),
  tree.map((part) => ['beginTransaction', { options: part }]),
  tree.map((part) => ['listCollectionIds', { pageSize: part, pageToken: part }]),
) as fc.Arbitrary<[string, object]>;

test(
  'no request, however malformed, is answered with an internal error',
  async () => {
    const property = fc.asyncProperty(request, async ([verb, body]) => {
      const { status } = await raw(server, 'POST', `/v1/${documents}:${verb}`, JSON.stringify(body), {
        authorization: `Bearer ${adminSecret}`,
      });
      expect([200, 400, 404, 409, 501]).toContain(status);
    });
    await fc.assert(property, { numRuns: requests, seed: 3 });
    expect(logged).toEqual([]);
  },
  timeout,
);

test(
  'no frame of a channel, however malformed, harms the server or another listener',
  async () => {
    const listener = await openChannel(server, 'Listen', null, [addTarget(2, 'public')]);
    const property = fc.asyncProperty(
      fc.constantFrom('Listen', 'Write'),
      fc.array(tree, { maxLength: 3 }),
      fc.string(),
      async (kind, messages, noise) => {
        const channel = await openChannel(server, kind === 'Listen' ? 'Listen' : 'Write', null, messages);
        await channel.send(messages);
        await channel.terminate();
        const path = `/google.firestore.v1.Firestore/${kind}/channel?VER=8&RID=1&AID=${encodeURIComponent(noise)}`;
        expect(
          (await raw(server, 'POST', path, forwardBody(messages, 0).slice(0, noise.length * 3) + noise)).status,
        ).toBeLessThan(500);
        expect((await raw(server, 'GET', `${path}&SID=${encodeURIComponent(noise)}`)).status).toBe(400);
      },
    );
    await fc.assert(property, { numRuns: frames, seed: 5 });
    expect(logged).toEqual([]);
    expect((await listener.poll(0)).length).toBeGreaterThan(2);
  },
  timeout,
);

/** Bytes of the heap in use, after garbage collection. */
const heapInUse = (): number => {
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Growth that two rounds of the same requests may differ by, whatever their number: the collector's own noise. */
const noiseBytes = 4_000_000;

test(
  'malformed requests and channels leave nothing in memory',
  async () => {
    const round = async (): Promise<void> => {
      const property = fc.asyncProperty(request, tree, async ([verb, body], part) => {
        const headers = { authorization: `Bearer ${adminSecret}` };
        await raw(server, 'POST', `/v1/${documents}:${verb}`, JSON.stringify(body), headers);
        const channel = await openChannel(server, 'Listen', null, [part]);
        await channel.terminate();
      });
      await fc.assert(property, { numRuns: frames, seed: 11 });
    };
    await round();
    const before = heapInUse();
    await round();
    await round();
    expect(heapInUse() - before).toBeLessThan(noiseBytes);
  },
  timeout * 3,
);
