import { createTestHost, settle } from '@posy/remote-kit/testing';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { createDirectQuery, type DirectDocument } from './direct/direct-query';
import { readFields } from './direct/rest-values';
import { createEarlyReading } from './early-reading';

const guests: FirestoreQuery<unknown> = { collection: { path: 'weddings/w1/guests', schema: undefined as never } };

const setUp = (
  answer: () => Promise<unknown>,
  { isOnline = true, token = 't' as string | null, isKnown = true } = {},
) => {
  const host = createTestHost();
  const asked: { url: string; body: unknown; signal: AbortSignal }[] = [];
  const reported: DirectDocument[][] = [];
  const steps: string[] = [];
  const read = createEarlyReading({
    clock: host.clock,
    ask: createDirectQuery({
      fetch: (async (url: string, init: RequestInit) => {
        asked.push({ url, body: JSON.parse(String(init.body)), signal: init.signal as AbortSignal });
        const body = await answer();
        return { ok: body !== null, json: async () => body };
      }) as unknown as typeof fetch,
      documents: '/v1/projects/p/databases/(default)/documents',
      idToken: async () => token,
    }),
    isOnline: () => isOnline,
    isKnown: () => isKnown,
  });
  const reader = {
    listen: () => void steps.push('listens'),
    report(found: DirectDocument[]) {
      steps.push('reported');
      reported.push(found);
    },
  };
  return { host, asked, reported, steps, begin: (query = guests) => read(query, reader) };
};

const name = (id: string): string => `projects/p/databases/(default)/documents/weddings/w1/guests/${id}`;
const two = async () => [
  { document: { name: name('g1'), fields: { name: { stringValue: 'Ida' } } } },
  { document: { name: name('g2') } },
  { readTime: '2026-11-20T12:00:00Z' },
];

test('reads a whole list directly when the listener of a known list has nothing to report yet [R1-17]', async () => {
  const { host, asked, reported, steps, begin } = setUp(two);
  begin();
  expect(steps).toEqual(['listens']);
  host.pass(299);
  await settle();
  expect(asked).toEqual([]);
  host.pass(1);
  await settle();
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    [
      '/v1/projects/p/databases/(default)/documents/weddings/w1:runQuery',
      { structuredQuery: { from: [{ collectionId: 'guests' }] } },
    ],
  ]);
  expect(reported).toEqual([
    [
      { id: 'g1', data: { name: 'Ida' } },
      { id: 'g2', data: {} },
    ],
  ]);
});

test('shows a list that the device does not know before the database keeps it, also one that is empty [R1-17]', async () => {
  const many = setUp(two, { isKnown: false });
  many.begin();
  expect(many.steps).toEqual([]);
  await settle();
  expect(many.steps).toEqual(['reported', 'listens']);
  const none = setUp(async () => [{ readTime: 'x' }], { isKnown: false });
  none.begin();
  await settle();
  expect([none.reported, none.steps]).toEqual([[[]], ['reported', 'listens']]);
});

test.each<{ what: string; given: Parameters<typeof setUp>; passes?: number }>([
  { what: 'is refused', given: [async () => null, { isKnown: false }] },
  { what: 'is lost', given: [() => Promise.reject(new Error('lost')), { isKnown: false }] },
  { what: 'takes too long', given: [() => new Promise(() => undefined), { isKnown: false }], passes: 3000 },
  { what: 'could not come', given: [two, { isKnown: false, isOnline: false }] },
])('listens all the same, once, when the direct answer $what [R1-17]', async ({ given, passes = 0 }) => {
  const { host, begin, steps } = setUp(...given);
  begin();
  host.pass(passes);
  await settle();
  host.pass(5000);
  expect(steps).toEqual(['listens']);
});

test('begins nothing for a reader who has gone [R1-17]', async () => {
  const { host, begin, steps } = setUp(two, { isKnown: false });
  begin()();
  host.pass(5000);
  await settle();
  expect(steps).toEqual([]);
});

test('asks for nothing, or tells nothing, once the listener has reported [R1-17]', async () => {
  const known = setUp(two);
  known.begin()();
  known.host.pass(1000);
  await settle();
  expect(known.asked).toEqual([]);
  let answer: (body: unknown) => void = () => undefined;
  const late = setUp(() => new Promise((resolve) => (answer = resolve)));
  const stop = late.begin();
  late.host.pass(300);
  await settle();
  stop();
  answer(await two());
  await settle();
  expect([late.asked[0]?.signal.aborted, late.reported]).toEqual([true, []]);
});

test.each<{ what: string; given: Parameters<typeof setUp>; query?: FirestoreQuery<unknown> }>([
  { what: 'a refusal', given: [async () => null] },
  { what: 'no answer', given: [() => Promise.reject(new Error('lost'))] },
  { what: 'nonsense', given: [async () => ({ documents: 7 })] },
  { what: 'no connection', given: [two, { isOnline: false }] },
  { what: 'nobody signed in', given: [two, { token: null }] },
  { what: 'a part of a list', given: [two], query: { ...guests, limit: 20 } },
])('leaves to the listener: $what [R1-17]', async ({ given, query }) => {
  const { host, reported, begin } = setUp(...given);
  begin(query);
  host.pass(300);
  await settle();
  expect(reported).toEqual([]);
});

test('reads values as the SDK does [R1-17]', () => {
  expect(
    readFields({
      nothing: { nullValue: null },
      yes: { booleanValue: false },
      whole: { integerValue: '42' },
      part: { doubleValue: 1.5 },
      endless: { doubleValue: '-Infinity' },
      text: { stringValue: '' },
      time: { timestampValue: '2026-11-20T12:00:00.123456Z' },
      list: { arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { integerValue: '0' } } } }] } },
      empty: { arrayValue: {} },
      map: { mapValue: {} },
    }),
  ).toEqual({
    nothing: null,
    yes: false,
    whole: 42,
    part: 1.5,
    endless: -Infinity,
    text: '',
    time: '2026-11-20T12:00:00.123Z',
    list: ['a', { b: 0 }],
    empty: [],
    map: {},
  });
});
