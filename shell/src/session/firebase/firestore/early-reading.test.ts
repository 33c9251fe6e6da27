import { createTestHost } from '@posy/remote-kit/testing';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { createEarlyReading, type EarlyDocument } from './early-reading';
import { readFields } from './rest-values';

const guests: FirestoreQuery<unknown> = { collection: { path: 'weddings/w1/guests', schema: undefined as never } };
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

const setUp = (answer: () => Promise<unknown>, { isOnline = true, token = 't' as string | null } = {}) => {
  const host = createTestHost();
  const asked: { url: string; body: unknown; signal: AbortSignal }[] = [];
  const told: EarlyDocument[][] = [];
  const read = createEarlyReading({
    clock: host.clock,
    fetch: (async (url: string, init: RequestInit) => {
      asked.push({ url, body: JSON.parse(String(init.body)), signal: init.signal as AbortSignal });
      const body = await answer();
      return { ok: body !== null, json: async () => body };
    }) as unknown as typeof fetch,
    documents: '/v1/projects/p/databases/(default)/documents',
    idToken: async () => token,
    isOnline: () => isOnline,
  });
  return { host, asked, told, begin: (query = guests) => read(query, (found) => told.push(found)) };
};

const name = (id: string): string => `projects/p/databases/(default)/documents/weddings/w1/guests/${id}`;
const two = async () => [
  { document: { name: name('g1'), fields: { name: { stringValue: 'Ida' } } } },
  { document: { name: name('g2') } },
  { readTime: '2026-11-20T12:00:00Z' },
];

it('reads a whole list directly when the listener has nothing to tell yet [R1-17]', async () => {
  const { host, asked, told, begin } = setUp(two);
  begin();
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
  expect(told).toEqual([
    [
      { id: 'g1', data: { name: 'Ida' } },
      { id: 'g2', data: {} },
    ],
  ]);
});

it('asks for nothing, or tells nothing, once the listener has told [R1-17]', async () => {
  const kept = setUp(two);
  kept.begin()();
  kept.host.pass(1000);
  await settle();
  expect(kept.asked).toEqual([]);
  let answer: (body: unknown) => void = () => undefined;
  const late = setUp(() => new Promise((resolve) => (answer = resolve)));
  const stop = late.begin();
  late.host.pass(300);
  await settle();
  stop();
  answer(await two());
  await settle();
  expect([late.asked[0]?.signal.aborted, late.told]).toEqual([true, []]);
});

it.each<{ what: string; given: Parameters<typeof setUp>; query?: FirestoreQuery<unknown> }>([
  { what: 'an empty list', given: [async () => [{ readTime: 'x' }]] },
  { what: 'a refusal', given: [async () => null] },
  { what: 'no answer', given: [() => Promise.reject(new Error('lost'))] },
  { what: 'nonsense', given: [async () => ({ documents: 7 })] },
  { what: 'no connection', given: [two, { isOnline: false }] },
  { what: 'nobody signed in', given: [two, { token: null }] },
  { what: 'a part of a list', given: [two], query: { ...guests, limit: 20 } },
])('leaves to the listener: $what [R1-17]', async ({ given, query }) => {
  const { host, told, begin } = setUp(...given);
  begin(query);
  host.pass(300);
  await settle();
  expect(told).toEqual([]);
});

it('reads values as the SDK does [R1-17]', () => {
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
