import 'fake-indexeddb/auto';
import type { DurableRecord } from '@posy/shared-contracts/bus';
import { openDurableEvents } from './durable-events-db';

const record = (id: string, publishedAt: number, uid = 'u1'): DurableRecord => ({
  id,
  event: 'enquiry.sent',
  version: 1,
  payload: { id },
  producer: 'mfe-inbox',
  uid,
  publishedAt,
  pending: ['mfe-suppliers', 'mfe-planning'],
});

test('keeps two tabs’ events in the order of publication when the clock goes back', async () => {
  const one = openDurableEvents('order');
  const two = openDurableEvents('order');
  await one.put(record('a', 500));
  await two.put(record('b', 100));
  await one.put(record('c', 100));
  await two.put(record('other', 1, 'u2'));
  expect((await two.list('u1')).map(({ id, clockAt }) => [id, clockAt])).toEqual([
    ['a', 500],
    ['b', 100],
    ['c', 100],
  ]);
});

test('counts one person’s events, and reads them in parts', async () => {
  const store = openDurableEvents('parts');
  for (const id of ['a', 'b', 'c']) await store.put(record(id, 1));
  await store.put(record('other', 1, 'u2'));
  expect(await store.count('u1')).toBe(3);
  const [first] = await store.list('u1', { after: Number.NEGATIVE_INFINITY, limit: 1 });
  expect(first?.id).toBe('a');
  const rest = await store.list('u1', { after: first?.publishedAt ?? 0, limit: 10 });
  expect(rest.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('deletes an event with its last handler', async () => {
  const store = openDurableEvents('acknowledge');
  await store.put(record('a', 1));
  await store.acknowledge('a', 'mfe-suppliers');
  expect(await store.count('u1')).toBe(1);
  await store.acknowledge('a', 'mfe-planning');
  expect(await store.count('u1')).toBe(0);
});

describe('a browser without databases [H-15]', () => {
  const real = globalThis.indexedDB;
  const have = (get: () => unknown): void => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
  };
  afterEach(() => {
    have(() => real);
    jest.useRealTimers();
  });
  const failing = (name: string) => ({
    open() {
      const request = { error: new DOMException('no', name), onerror: (): void => undefined };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });

  test.each<[string, () => unknown]>([
    ['has none', () => undefined],
    [
      'forbids them',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['refuses to open one', () => failing('InvalidStateError')],
    ['has no room for one', () => failing('QuotaExceededError')],
    [
      'throws on opening one',
      () => ({
        open(): never {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ],
  ])('that %s keeps events in memory, and says that nothing lasts', async (_how, get) => {
    have(get);
    const store = openDurableEvents('none');
    await store.put(record('a', 1));
    expect((await store.list('u1')).map(({ id }) => id)).toEqual(['a']);
    expect(await store.isLasting()).toBe(false);
    await store.forgetAll();
  });

  test('that never answers is not waited for without an end', async () => {
    jest.useFakeTimers();
    have(() => ({ open: () => ({}) }));
    const store = openDurableEvents('hanging');
    const stored = store.put(record('a', 1)).then(() => store.count('u1'));
    await jest.advanceTimersByTimeAsync(8000);
    expect(await stored).toBe(1);
  });

  test('that fills up later says so when it is asked', async () => {
    const store = openDurableEvents('filling');
    expect(await store.isLasting()).toBe(true);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.isLasting()).toBe(false);
    put.mockRestore();
    expect(await store.list('u1')).toEqual([]);
  });
});
