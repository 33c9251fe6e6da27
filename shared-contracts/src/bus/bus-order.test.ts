import fc from 'fast-check';
import type { BusOptions } from './bus-options';
import { createMemoryStore } from './durable-store';
import { beginIds, down, type enquiry, page } from './testing/bus-page';

beforeEach(() => void beginIds());

test('the order is that of publication, whatever the clock says', async () => {
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

test('tells handlers what the clock said, not the place in the order', async () => {
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

test('traces producer, handler and how long each took', async () => {
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

test('drains once more for whoever asks while it drains', async () => {
  let release: () => void = () => undefined;
  const barrier = new Promise<void>((resolve) => (release = resolve));
  const handled: string[] = [];
  const { host, publish } = page({
    loadReactions: async () => {
      await barrier;
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
