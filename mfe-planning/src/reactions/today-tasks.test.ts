import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError, type Session } from '@posy/shared-contracts/mount-props';
import { todayListeners } from '#home/today/today-listeners';
import { joinReactions } from './reaction';
import { todayReactions } from './today-tasks';

const flow = { name: 'first-steps', active: true, cards: [] };
const plan = { weddingId: 'w1', uid: 'u1' };
const delivery = { id: 'd1', producer: 'shell', publishedAt: 0 };

const begin = (session: Session = exampleSignedIn()) => {
  const firestore = createMemoryFirestore({
    taskFlows: { 'first-steps': flow },
    'weddings/w1/todayTasks': { u1: { calm: true }, u2: { calm: false } },
  });
  let open = 0;
  for (const verb of ['watch', 'watchDocument'] as const) {
    const watch = firestore[verb].bind(firestore) as (...given: unknown[]) => () => void;
    firestore[verb] = ((...given: unknown[]) => {
      const end = watch(...given);
      open += 1;
      return () => {
        open -= 1;
        end();
      };
    }) as never;
  }
  const host = createTestHost({ session, firestore });
  const reactions = joinReactions(host, { 'today-task': todayReactions });
  return {
    host,
    open: () => open,
    state: () => todayListeners(host).get(),
    init: async (given = plan) => reactions['today-task.init']?.(given, delivery),
    stop: async (given = plan) => reactions['today-task.stop']?.(given, delivery),
  };
};

test('the listeners start on INIT, with the person’s own cards, and only once [S4-listener-05] [S4-listener-06] [S7-database-11]', async () => {
  const page = begin();
  expect(page.state()).toEqual({ status: 'stopped' });
  await page.init();
  await page.init();
  expect(page.open()).toBe(2);
  expect(page.state()).toMatchObject({ status: 'ready', flows: [{ id: 'first-steps' }], mine: { calm: true } });
});

test('the listeners stop on STOP, after sign-out [S4-listener-05] [S4-listener-07]', async () => {
  const page = begin();
  await page.init();
  page.host.session.set({ status: 'signed-out' });
  await page.stop();
  expect(page.open()).toBe(0);
  expect(page.state()).toEqual({ status: 'stopped' });
});

test('a STOP that arrives late ends nothing for a person who came back', async () => {
  const page = begin();
  await page.init();
  await page.stop();
  expect(page.state().status).toBe('ready');
});

test('an INIT of somebody who has left starts nothing for who is here', async () => {
  const page = begin(exampleSignedIn({ uid: 'u2', wedding: exampleWedding({ roles: { u2: 'owner' } }) }));
  await page.init();
  expect(page.state()).toEqual({ status: 'stopped' });
});

test('an unknown user throws “Something went wrong” [S8-today-task-02]', async () => {
  const page = begin({ status: 'signed-out' });
  await expect(page.init()).rejects.toThrow(/^Something went wrong$/);
});

test('a listener that fails is reported, and can be tried again [S8-today-task-01]', async () => {
  const page = begin();
  const refusal = new FirestoreError('unavailable', 'Down.');
  const { watch } = page.host.firestore;
  page.host.firestore.watch = (_query, _next, failed) => {
    failed(refusal);
    return () => undefined;
  };
  await page.init();
  expect(page.host.errors).toEqual([refusal]);
  const state = page.state();
  expect(state.status).toBe('failed');
  page.host.firestore.watch = watch;
  if (state.status === 'failed') state.retry();
  expect(page.state().status).toBe('ready');
});
