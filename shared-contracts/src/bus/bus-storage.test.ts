import { createMemoryStore, durableLimit, type DurableStore } from './durable-store';
import { overflowLimit } from './queue-durable';
import { beginIds, down, enquiry, page, refusing } from './testing/bus-page';

beforeEach(() => void beginIds());

describe('storage that refuses', () => {
  test('is reported, and the event is handled from this page’s memory', async () => {
    const { host, handled, problems, publish } = page({ store: refusing(createMemoryStore(), () => true) });
    await publish('c1');
    expect(await host.drain()).toBe(0);
    expect(handled).toEqual(['c1']);
    expect(problems[0]).toMatchObject({ remote: 'mfe-inbox', event: 'enquiry.sent' });
  });

  test('keeps events in order once it takes them again', async () => {
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

  test('never fills the memory: beyond the limit the publisher hears it and nobody gets the event', async () => {
    const { host, publish } = page({ ...down, store: refusing(createMemoryStore(), () => true) });
    for (let count = 0; count < overflowLimit; count += 1) await publish(`c${count}`);
    const seen: unknown[] = [];
    host.forRemote('shell').subscribe('enquiry.sent', (payload) => void seen.push(payload));
    await expect(publish('one more')).rejects.toThrow('too many events are waiting');
    expect(seen).toEqual([]);
    expect(host.trace().at(-1)).toMatchObject({ step: 'refused' });
  });

  test('and cannot even be read makes draining fail, which the page tries again', async () => {
    const unreadable = () => Promise.reject(new Error('forbidden'));
    const { host, publish } = page({ store: { ...createMemoryStore(), list: unreadable, count: unreadable } });
    await publish('c1');
    await expect(host.drain()).rejects.toThrow('forbidden');
  });
});

test('storage that forbids everything still lets this page handle its own events', async () => {
  const forbidden = () => Promise.reject(new Error('forbidden'));
  const store = { put: forbidden, list: forbidden, count: forbidden, acknowledge: forbidden };
  const { host, handled, publish } = page({ store });
  await publish('c1');
  await expect(host.drain()).rejects.toThrow('forbidden');
  expect(handled).toEqual(['c1']);
});

describe('ten thousand waiting events', () => {
  test('are refused beyond, read in pages, and handled in order', async () => {
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

  test('are never listed to publish one more: the store counts them', async () => {
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
