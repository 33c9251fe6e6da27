import { createBus } from './bus';
import type { BusOptions } from './bus-options';
import { createMemoryStore } from './durable-store';

const enquiry = {
  weddingId: 'w1',
  conversationId: 'c1',
  supplierId: 'GB123456',
  supplierName: 'Larkfield',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield',
};

const setUp = (changes: Partial<BusOptions> = {}) => {
  const problems: unknown[] = [];
  let ids = 0;
  const options: BusOptions = {
    store: createMemoryStore(),
    exclusively: (work) => work(),
    now: () => 1000 + ids,
    newId: () => `e${(ids += 1)}`,
    handlersOf: (event) => (event === 'enquiry.sent' ? ['mfe-suppliers'] : []),
    loadReactions: async () => ({}),
    uid: () => 'u1',
    report: (problem) => problems.push(problem),
    ...changes,
  };
  return { host: createBus(options), options, problems };
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('facts', () => {
  test('reach those who listen now and nobody who comes later', async () => {
    const { host } = setUp();
    const seen: string[] = [];
    const bus = host.forRemote('mfe-website');
    bus.subscribe('task.completed', ({ taskId }) => void seen.push(`early ${taskId}`));
    await bus.publish('task.completed', { weddingId: 'w1', taskId: 'x', key: null, doneTotal: 1 });
    bus.subscribe('task.completed', ({ taskId }) => void seen.push(`late ${taskId}`));
    await settle();
    expect(seen).toEqual(['early x']);
  });

  test('keep one handler’s failure from the others and from the publisher', async () => {
    const { host, problems } = setUp();
    const seen: string[] = [];
    host.forRemote('mfe-inbox').subscribe('task.completed', () => {
      throw new Error('broken');
    });
    host.forRemote('mfe-planning').subscribe('task.completed', ({ taskId }) => void seen.push(taskId));
    await host
      .forRemote('mfe-website')
      .publish('task.completed', { weddingId: 'w1', taskId: 'x', key: null, doneTotal: 1 });
    await settle();
    expect(seen).toEqual(['x']);
    expect(problems).toEqual([{ remote: 'mfe-inbox', event: 'task.completed', error: new Error('broken') }]);
  });

  test('cannot be changed by one handler for the next', async () => {
    const { host } = setUp();
    const seen: number[] = [];
    const bus = host.forRemote('mfe-inbox');
    bus.subscribe('inbox.unread-changed', (payload) => void (payload.count = 99));
    bus.subscribe('inbox.unread-changed', ({ count }) => void seen.push(count));
    await bus.publish('inbox.unread-changed', { count: 1 });
    await settle();
    expect(seen).toEqual([1]);
  });
});

test('replays a state’s last value to late subscribers, and only the last', async () => {
  const { host } = setUp();
  const bus = host.forRemote('mfe-inbox');
  await bus.publish('inbox.unread-changed', { count: 1 });
  await bus.publish('inbox.unread-changed', { count: 2 });
  const seen: number[] = [];
  host.forRemote('shell').subscribe('inbox.unread-changed', ({ count }) => void seen.push(count));
  await settle();
  expect(seen).toEqual([2]);
});

test('refuses a bad payload, delivers it to nobody and names who sent it', async () => {
  const { host, problems } = setUp();
  const seen: unknown[] = [];
  host.forRemote('shell').subscribe('inbox.unread-changed', (payload) => void seen.push(payload));
  await expect(host.forRemote('mfe-inbox').publish('inbox.unread-changed', { count: -1 })).rejects.toThrow(
    'inbox.unread-changed',
  );
  expect(seen).toEqual([]);
  expect(problems).toMatchObject([{ remote: 'mfe-inbox', event: 'inbox.unread-changed' }]);
});

describe('durable events', () => {
  test('wait while the handler’s remote is down and are handled once when it is back, also by a later page', async () => {
    const store = createMemoryStore();
    let isDown = true;
    const handled: string[] = [];
    const changes: Partial<BusOptions> = {
      store,
      loadReactions: async () => {
        if (isDown) throw new Error('404');
        return { 'enquiry.sent': (_payload, { id }) => void handled.push(id) };
      },
    };
    const first = setUp(changes);
    await first.host.forRemote('mfe-inbox').publish('enquiry.sent', enquiry);
    expect(await first.host.drain()).toBe(1);
    expect(handled).toEqual([]);

    isDown = false;
    const reloaded = setUp(changes);
    expect(await reloaded.host.drain()).toBe(0);
    expect(await reloaded.host.drain()).toBe(0);
    expect(handled).toEqual(['e1']);
  });

  test('keep later events behind a failed one', async () => {
    const store = createMemoryStore();
    const handled: unknown[] = [];
    let failures = 1;
    const loadReactions: BusOptions['loadReactions'] = async () => ({
      'enquiry.sent': (payload) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('busy');
        }
        handled.push((payload as typeof enquiry).conversationId);
      },
    });
    const silent = setUp({ store, exclusively: async () => undefined, loadReactions });
    await silent.host.forRemote('mfe-inbox').publish('enquiry.sent', enquiry);
    await silent.host.forRemote('mfe-inbox').publish('enquiry.sent', { ...enquiry, conversationId: 'c2' });
    const { host } = setUp({ store, loadReactions });
    expect(await host.drain()).toBe(2);
    expect(handled).toEqual([]);
    expect(await host.drain()).toBe(0);
    expect(handled).toEqual(['c1', 'c2']);
  });

  test('belong to the person who was signed in: nobody else’s page handles them', async () => {
    const store = createMemoryStore();
    const handled: string[] = [];
    const loadReactions: BusOptions['loadReactions'] = async () => ({
      'enquiry.sent': (_p, { id }) => void handled.push(id),
    });
    const mine = setUp({ store, exclusively: async () => undefined, loadReactions });
    await mine.host.forRemote('mfe-inbox').publish('enquiry.sent', enquiry);
    expect(await setUp({ store, uid: () => 'u2', loadReactions }).host.drain()).toBe(0);
    expect(handled).toEqual([]);
    expect(await setUp({ store, loadReactions }).host.drain()).toBe(0);
    expect(handled).toEqual(['e1']);
  });

  test('of a version that this page does not know wait for one that does', async () => {
    const store = createMemoryStore();
    await store.put({
      id: 'new',
      event: 'enquiry.sent',
      version: 99,
      payload: enquiry,
      producer: 'mfe-inbox',
      uid: 'u1',
      publishedAt: 1,
      pending: ['mfe-suppliers'],
    });
    const { host, problems } = setUp({ store, loadReactions: async () => ({ 'enquiry.sent': () => undefined }) });
    expect(await host.drain()).toBe(1);
    expect(problems).toHaveLength(1);
  });
});

test('keeps the last 500 steps in its trace', async () => {
  const { host } = setUp();
  const bus = host.forRemote('mfe-inbox');
  for (let count = 0; count < 600; count += 1) await bus.publish('inbox.unread-changed', { count });
  expect(host.trace()).toHaveLength(500);
  expect(host.trace().at(-1)).toMatchObject({
    step: 'published',
    event: 'inbox.unread-changed',
    producer: 'mfe-inbox',
  });
});
