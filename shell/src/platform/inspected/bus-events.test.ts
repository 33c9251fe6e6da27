import { createBus, createMemoryStore } from '@posy/shared-contracts/bus';
import { busEvents } from './bus-events';

const openBus = () => {
  let [time, id] = [0, 0];
  return createBus({
    store: createMemoryStore(),
    exclusively: (work) => work(),
    now: () => (time += 1),
    newId: () => `e${(id += 1)}`,
    handlersOf: () => [],
    loadReactions: () => Promise.reject(new Error('none')),
    uid: () => null,
    report: () => undefined,
  });
};

test('an event has its payload, who handled it and who failed, newest event first', async () => {
  const bus = openBus();
  bus.forRemote('mfe-inbox').subscribe('navigation.changed', () => undefined);
  bus.forRemote('mfe-reviews').subscribe('navigation.changed', () => {
    throw new Error('no');
  });
  await bus.forRemote('shell').publish('navigation.changed', { pathname: '/uk/home', from: null });
  await bus.forRemote('shell').publish('navigation.changed', { pathname: '/uk/inbox', from: null });
  await Promise.resolve();
  const [newest, before] = busEvents(bus.trace());
  expect(newest).toEqual(
    expect.objectContaining({ producer: 'shell', payload: { pathname: '/uk/inbox', from: null } }),
  );
  expect(before).toEqual(
    expect.objectContaining({
      event: 'navigation.changed',
      payload: { pathname: '/uk/home', from: null },
      handledBy: ['mfe-inbox'],
      failures: [{ handler: 'mfe-reviews', detail: 'Error: no' }],
      refusal: null,
    }),
  );
});

test('a refused event says why, and nobody had it', async () => {
  const bus = openBus();
  await expect(bus.forRemote('shell').publish('navigation.changed', { pathname: 7 } as never)).rejects.toThrow();
  const [event] = busEvents(bus.trace());
  expect(event?.refusal).toContain('path');
  expect(event?.handledBy).toEqual([]);
});

test('a durable event waits until a remote has handled it', () => {
  const step = { event: 'task.completed', eventId: 'e1', producer: 'mfe-planning', detail: null, tookMs: null };
  const waiting = { ...step, at: 1, step: 'waiting' as const, handler: 'mfe-inbox' };
  const handled = { ...step, at: 2, step: 'handled' as const, handler: 'mfe-inbox' };
  expect(busEvents([waiting])[0]?.isWaiting).toBe(true);
  expect(busEvents([waiting, handled])[0]).toEqual(
    expect.objectContaining({ isWaiting: false, handledBy: ['mfe-inbox'] }),
  );
});
