import { createFakeApp } from '../native/testing';
import { createNativePush } from './native-push';

const start = (capabilities?: Parameters<typeof createFakeApp>[0]) => {
  const app = createFakeApp(capabilities);
  app.hello();
  return { app, push: createNativePush(Promise.resolve(app.link)) };
};

/** Has the app answer the last request of a kind. */
const answer = async (
  { app }: ReturnType<typeof start>,
  asked: Parameters<typeof app.lastOf>[0],
  body: Parameters<typeof app.deliver>[0],
) => {
  await app.settled();
  app.deliver(body, { replyTo: app.lastOf(asked)?.id });
  await app.settled();
};

test('asks the app for permission and token [S6-native-01]', async () => {
  const started = start();
  const registered = started.push.register();
  await answer(started, 'push.requestPermission', { kind: 'push.permission', payload: { status: 'granted' } });
  await answer(started, 'push.getToken', { kind: 'push.token', payload: { token: 't1', platformId: 'ios' } });
  expect(await registered).toEqual({ token: 't1', platformId: 'ios' });
});

test('has no token when the person says no', async () => {
  const started = start();
  const registered = started.push.register();
  await answer(started, 'push.requestPermission', { kind: 'push.permission', payload: { status: 'denied' } });
  expect(await registered).toBeNull();
});

test('an older app without pushes is never asked [S4-push-02]', async () => {
  const { app, push } = start({ capabilities: ['rating'] });
  expect(await push.permission()).toBe('denied');
  expect(app.kinds()).toEqual(['web.ready']);
});

test('has the messaging service forget the device', async () => {
  const started = start();
  const forgotten = started.push.forget();
  await answer(started, 'push.deleteToken', { kind: 'done', payload: { outcome: 'done' } });
  await forgotten;
  expect(started.app.kinds()).toEqual(['web.ready', 'push.deleteToken']);
});

test('tells of pushes that arrive, and of renewed tokens, until it is called off', async () => {
  const { app, push } = start();
  const received: unknown[] = [];
  const stop = push.received((message) => received.push(message.title));
  push.renewed((device) => received.push(device));
  await app.settled();
  const arrived = { kind: 'push.received', payload: { title: 'News', body: '', path: null } } as const;
  app.deliver(arrived);
  app.deliver({ kind: 'push.token', payload: { token: 't2', platformId: 'android' } });
  stop();
  app.deliver(arrived);
  expect(received).toEqual(['News', { token: 't2', platformId: 'android' }]);
});
