import fc from 'fast-check';
import { createBus } from './bus';
import type { BusOptions } from './bus-options';
import { createMemoryStore, durableLimit, type DurableStore } from './durable-store';
import { overflowLimit } from './keep';
import { traceDetailLength } from './trace';

const enquiry = (conversationId = 'c1') => ({
  weddingId: 'w1',
  conversationId,
  supplierId: 'GB123456',
  supplierName: 'Larkfield',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield',
});

/** One id sequence for all pages of a test, as UUIDs are unique. */
let ids = 0;

/** A page, with what its handler got. */
const page = (changes: Partial<BusOptions> = {}) => {
  const handled: string[] = [];
  const problems: { remote: string; event: string; error: unknown }[] = [];
  const options: BusOptions = {
    store: createMemoryStore(),
    exclusively: (work) => work(),
    now: () => 1000,
    newId: () => `e${(ids += 1)}`,
    handlersOf: () => ['mfe-suppliers'],
    loadReactions: async () => ({
      'enquiry.sent': (payload) => void handled.push((payload as ReturnType<typeof enquiry>).conversationId),
    }),
    uid: () => 'u1',
    report: (problem) => problems.push(problem),
    ...changes,
  };
  const host = createBus(options);
  return {
    host,
    handled,
    problems,
    publish: (id: string) => host.forRemote('mfe-inbox').publish('enquiry.sent', enquiry(id)),
  };
};

/** A lock that all pages of a browser share: who finds it held goes without. */
const sharedLock = () => {
  let isHeld = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (isHeld) return;
    isHeld = true;
    await work().finally(() => (isHeld = false));
  };
};

const down: Partial<BusOptions> = {
  loadReactions: async () => {
    throw new Error('404');
  },
};
const refusing = (store: DurableStore, isRefusing: () => boolean): DurableStore => ({
  ...store,
  put: async (record) => {
    if (isRefusing()) throw new Error('QuotaExceededError');
    await store.put(record);
  },
});

beforeEach(() => (ids = 0));

describe('a handler', () => {
  it('that throws keeps its event, and another remote’s is handled', async () => {
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

  it('that the remote lacks keeps its event waiting, as a missing remote does', async () => {
    const lacking = page({ loadReactions: async () => ({}) });
    await lacking.publish('c1');
    expect(await lacking.host.drain()).toBe(1);
    const missing = page(down);
    await missing.publish('c1');
    expect(await missing.host.drain()).toBe(1);
  });
});

it('a tab closed between handling and acknowledging: the next one delivers again under the same id', async () => {
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
  it('with a lock handle each event once', async () => {
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

  it('without a lock lose nothing', async () => {
    const store = createMemoryStore();
    const one = page({ store });
    const two = page({ store });
    await Promise.all(Array.from({ length: 10 }, (_, count) => (count % 2 === 0 ? one : two).publish(`c${count}`)));
    expect(await one.host.drain()).toBe(0);
    expect(new Set([...one.handled, ...two.handled]).size).toBe(10);
  });
});

describe('storage that refuses', () => {
  it('is reported, and the event is handled from this page’s memory', async () => {
    const { host, handled, problems, publish } = page({ store: refusing(createMemoryStore(), () => true) });
    await publish('c1');
    expect(await host.drain()).toBe(0);
    expect(handled).toEqual(['c1']);
    expect(problems[0]).toMatchObject({ remote: 'mfe-inbox', event: 'enquiry.sent' });
  });

  it('keeps events in order once it takes them again', async () => {
    let isDown = true;
    let isFull = false;
    const handled: string[] = [];
    const { host, publish } = page({
      store: refusing(createMemoryStore(), () => isFull),
      loadReactions: async () => {
        if (isDown) throw new Error('404');
        return {
          'enquiry.sent': (payload) => void handled.push((payload as ReturnType<typeof enquiry>).conversationId),
        };
      },
    });
    await publish('c1');
    isFull = true;
    await publish('c2');
    expect(await host.drain()).toBe(2);
    isDown = false;
    expect(await host.drain()).toBe(0);
    expect(handled).toEqual(['c1', 'c2']);
  });

  it('never fills the memory: beyond the limit the publisher hears it and nobody gets the event', async () => {
    const { host, publish } = page({ ...down, store: refusing(createMemoryStore(), () => true) });
    for (let count = 0; count < overflowLimit; count += 1) await publish(`c${count}`);
    const seen: unknown[] = [];
    host.forRemote('shell').subscribe('enquiry.sent', (payload) => void seen.push(payload));
    await expect(publish('one more')).rejects.toThrow('too many events are waiting');
    expect(seen).toEqual([]);
    expect(host.trace().at(-1)).toMatchObject({ step: 'refused' });
  });

  it('and cannot even be read makes draining fail, which the page tries again', async () => {
    const unreadable = () => Promise.reject(new Error('forbidden'));
    const { host, publish } = page({ store: { ...createMemoryStore(), list: unreadable, count: unreadable } });
    await publish('c1');
    await expect(host.drain()).rejects.toThrow('forbidden');
  });
});

it('storage that forbids everything still lets this page handle its own events', async () => {
  const forbidden = () => Promise.reject(new Error('forbidden'));
  const store = { put: forbidden, list: forbidden, count: forbidden, acknowledge: forbidden };
  const { host, handled, publish } = page({ store });
  await publish('c1');
  await expect(host.drain()).rejects.toThrow('forbidden');
  expect(handled).toEqual(['c1']);
});

it('the order is that of publication, whatever the clock says', async () => {
  const times = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(times, async (clock) => {
      const store = createMemoryStore();
      let turn = 0;
      const changes: Partial<BusOptions> = { store, now: () => clock[turn % clock.length] ?? 0 };
      const tabs = [page({ ...changes, ...down }), page({ ...changes, ...down })];
      for (; turn < clock.length; turn += 1) await tabs[turn % 2]?.publish(`c${turn}`);
      const later = page({ store });
      await later.host.drain();
      expect(later.handled).toEqual(clock.map((_, index) => `c${index}`));
      expect(later.host.trace().every(({ tookMs }) => tookMs === null || tookMs >= 0)).toBe(true);
    }),
  );
});

it('tells handlers what the clock said, not the place in the order', async () => {
  const store = createMemoryStore();
  const closed = page({ store, ...down, now: () => 5000 });
  await closed.publish('c1');
  const back = page({ store, ...down, now: () => 1000 });
  await back.publish('c2');
  const times: number[] = [];
  const next = page({
    store,
    loadReactions: async () => ({ 'enquiry.sent': (_payload, { publishedAt }) => void times.push(publishedAt) }),
  });
  await next.host.drain();
  expect(times).toEqual([5000, 1000]);
});

describe('ten thousand waiting events', () => {
  it('are refused beyond, read in pages, and handled in order', async () => {
    const store = createMemoryStore();
    const record = { event: 'enquiry.sent', version: 1, producer: 'mfe-inbox', uid: 'u1', pending: ['mfe-suppliers'] };
    for (let count = 0; count < durableLimit; count += 1)
      await store.put({ ...record, id: `r${count}`, payload: enquiry(`c${count}`), publishedAt: 1 });
    let most = 0;
    const watched: DurableStore = {
      ...store,
      list: async (uid, part) => {
        const records = await store.list(uid, part);
        most = Math.max(most, records.length);
        return records;
      },
    };
    const { host, handled, publish } = page({ store: watched });
    await expect(publish('one more')).rejects.toThrow('too many events are waiting');
    expect(await host.drain()).toBe(0);
    expect(handled).toHaveLength(durableLimit);
    expect(handled.every((id, index) => id === `c${index}`)).toBe(true);
    expect(most).toBeLessThanOrEqual(200);
    await publish('one more');
  });

  it('are never listed to publish one more: the store counts them', async () => {
    let lists = 0;
    const store = createMemoryStore();
    const { publish } = page({
      exclusively: async () => undefined,
      store: { ...store, list: (uid, part) => ((lists += 1), store.list(uid, part)) },
    });
    await publish('c1');
    expect(lists).toBe(0);
  });
});

it('a payload that fits no version is dropped with a report; what comes behind it is handled', async () => {
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

it('refuses a payload that is too large, and keeps short what it says of a failure', async () => {
  const { host, publish } = page();
  await expect(publish('x'.repeat(40_000))).rejects.toThrow('too large');
  host.forRemote('shell').subscribe('enquiry.sent', () => {
    throw new Error('y'.repeat(5000));
  });
  await publish('c1');
  await host.drain();
  expect(host.trace().every(({ detail }) => (detail ?? '').length <= traceDetailLength)).toBe(true);
});

it('traces producer, handler and how long each took', async () => {
  let time = 0;
  const { host, publish } = page({
    now: () => time,
    loadReactions: async () => ({ 'enquiry.sent': () => void (time += 7) }),
  });
  await publish('c1');
  await host.drain();
  expect(host.trace()).toContainEqual({
    at: 7,
    step: 'handled',
    event: 'enquiry.sent',
    eventId: 'e1',
    producer: 'mfe-inbox',
    handler: 'mfe-suppliers',
    detail: null,
    tookMs: 7,
  });
});

it('drains once more for whoever asks while it drains', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const handled: string[] = [];
  const { host, publish } = page({
    loadReactions: async () => {
      await gate;
      return { 'enquiry.sent': (payload) => void handled.push((payload as ReturnType<typeof enquiry>).conversationId) };
    },
  });
  await publish('c1');
  await publish('c2');
  const drained = host.drain();
  release();
  expect(await drained).toBe(0);
  expect(handled).toEqual(['c1', 'c2']);
});

it('a handler that never comes to an end counts as failed after 30 s, and lets the others, and other tabs, go on', async () => {
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
