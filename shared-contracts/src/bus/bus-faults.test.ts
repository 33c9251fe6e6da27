import type { BusOptions } from './bus-options';
import { createMemoryStore } from './durable-store';
import { beginIds, down, enquiry, page, sharedLock } from './testing/bus-page';
import { traceDetailLength } from './trace';

beforeEach(() => void beginIds());

describe('a handler', () => {
  test('that throws keeps its event, and another remote’s is handled', async () => {
    const seen: string[] = [];
    const { host, publish, problems } = page({
      handlersOf: () => ['mfe-planning', 'mfe-suppliers'],
      loadReactions: async (remote) => ({
        'enquiry.sent': () => {
          if (remote === 'mfe-planning') throw new Error('broken');
          seen.push(remote);
        },
      }),
    });
    await publish('c1');
    expect(await host.drain()).toBe(1);
    expect(seen).toEqual(['mfe-suppliers']);
    expect(problems).toContainEqual({ remote: 'mfe-planning', event: 'enquiry.sent', error: new Error('broken') });
  });

  test('that the remote lacks keeps its event waiting, as a missing remote does', async () => {
    const lacking = page({ loadReactions: async () => ({}) });
    await lacking.publish('c1');
    expect(await lacking.host.drain()).toBe(1);
    const missing = page(down);
    await missing.publish('c1');
    expect(await missing.host.drain()).toBe(1);
  });
});

test('a tab closed between handling and acknowledging: the next one delivers again under the same id', async () => {
  const store = createMemoryStore();
  const seen: string[] = [];
  const loadReactions: BusOptions['loadReactions'] = async () => ({
    'enquiry.sent': (_payload, { id }) => void seen.push(id),
  });
  const closing = page({ store: { ...store, acknowledge: () => Promise.reject(new Error('closed')) }, loadReactions });
  await closing.publish('c1');
  expect(await closing.host.drain()).toBe(1);
  const next = page({ store, loadReactions });
  expect(await next.host.drain()).toBe(0);
  expect(new Set(seen)).toEqual(new Set(['e1']));
  expect(seen.length).toBeGreaterThan(1);
});

describe('two tabs on one store', () => {
  test('with a lock handle each event once', async () => {
    const store = createMemoryStore();
    const exclusively = sharedLock();
    const one = page({ store, exclusively });
    const two = page({ store, exclusively });
    for (let count = 0; count < 20; count += 1) await (count % 2 === 0 ? one : two).publish(`c${count}`);
    await Promise.all([one.host.drain(), two.host.drain()]);
    await one.host.drain();
    const all = [...one.handled, ...two.handled];
    expect(all).toHaveLength(20);
    expect(new Set(all).size).toBe(20);
  });

  test('without a lock lose nothing', async () => {
    const store = createMemoryStore();
    const one = page({ store });
    const two = page({ store });
    await Promise.all(Array.from({ length: 10 }, (_, count) => (count % 2 === 0 ? one : two).publish(`c${count}`)));
    expect(await one.host.drain()).toBe(0);
    expect(new Set([...one.handled, ...two.handled]).size).toBe(10);
  });
});

test('a payload that fits no version is dropped with a report; what comes behind it is handled', async () => {
  const store = createMemoryStore();
  const record = { event: 'enquiry.sent', version: 1, producer: 'mfe-inbox', uid: 'u1', pending: ['mfe-suppliers'] };
  await store.put({ ...record, id: 'bad', payload: { weddingId: 7 }, publishedAt: 1 });
  await store.put({ ...record, id: 'good', payload: enquiry('c2'), publishedAt: 2 });
  const { host, handled, problems } = page({ store });
  expect(await host.drain()).toBe(0);
  expect(handled).toEqual(['c2']);
  expect(problems).toHaveLength(1);
  expect(host.trace().map(({ step }) => step)).toEqual(['dropped', 'handled']);
});

test('refuses a payload that is too large, and keeps short what it says of a failure', async () => {
  const { host, publish } = page();
  await expect(publish('x'.repeat(40_000))).rejects.toThrow('too large');
  host.forRemote('shell').subscribe('enquiry.sent', () => {
    throw new Error('y'.repeat(5000));
  });
  await publish('c1');
  await host.drain();
  expect(host.trace().every(({ detail }) => (detail ?? '').length <= traceDetailLength)).toBe(true);
});

test('a handler that never comes to an end counts as failed after 30 s, and lets the others, and other tabs, go on', async () => {
  const timers: { milliseconds: number; ring: () => void }[] = [];
  const got: string[] = [];
  const exclusively = sharedLock();
  const store = createMemoryStore();
  const stuck = page({
    store,
    exclusively,
    handlersOf: () => ['mfe-stuck', 'mfe-suppliers'],
    after: (milliseconds, ring) => {
      timers.push({ milliseconds, ring });
      return () => undefined;
    },
    loadReactions: async (remote) => ({
      'enquiry.sent': () => (remote === 'mfe-stuck' ? new Promise<void>(() => undefined) : void got.push(remote)),
    }),
  });
  await stuck.publish('c1');
  await new Promise(setImmediate);
  expect({ timers: timers.map(({ milliseconds }) => milliseconds), got }).toEqual({ timers: [30_000], got: [] });
  timers[0]?.ring();
  await new Promise(setImmediate);
  expect(got).toEqual(['mfe-suppliers']);
  expect(stuck.problems).toMatchObject([{ remote: 'mfe-stuck', event: 'enquiry.sent' }]);
  const other = page({ store, exclusively });
  expect(await other.host.drain()).toBe(0);
  expect(other.handled).toEqual(['c1']);
});
