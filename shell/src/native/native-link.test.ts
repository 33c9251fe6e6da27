import { createFakeApp } from './testing';

const permission = (status: 'granted' | 'denied') => ({ kind: 'push.permission', payload: { status } }) as const;

test('begins the conversation, and knows what the app can once it has answered', async () => {
  const app = createFakeApp({ capabilities: ['rating'] });
  expect(app.lastOf('web.ready')?.payload.path).toBe('/uk/home');
  app.hello();
  expect((await app.link.hello).platform).toBe('android');
  expect(await app.link.can('rating')).toBe(true);
  expect(await app.link.can('push')).toBe(false);
});

test('takes no answer of another session, to another question or of another shape', async () => {
  const app = createFakeApp();
  let answered = false;
  const answer = app.link
    .ask({ kind: 'push.getStatus', payload: {} }, 'push.permission')
    .finally(() => (answered = true));
  const replyTo = app.lastOf('push.getStatus')?.id;
  app.deliver(permission('denied'), { replyTo, session: 'other' });
  app.deliver(permission('denied'), { replyTo: 'other' });
  app.deliver({ kind: 'back.pressed', payload: {} }, { replyTo });
  for (const listener of app.listeners) listener('{"kind":"push.permission"}');
  await app.settled();
  expect(answered).toBe(false);
  app.deliver(permission('granted'), { replyTo });
  expect((await answer).payload.status).toBe('granted');
});

test('rejects when the app says that it has no answer', async () => {
  const app = createFakeApp();
  const answer = app.link.ask({ kind: 'push.getToken', payload: {} }, 'push.token');
  app.deliver({ kind: 'error', payload: { code: 'x', message: '' } }, { replyTo: app.lastOf('push.getToken')?.id });
  await expect(answer).rejects.toThrow('push.getToken');
});

test('calls back with messages that answer nothing, until it is called off', () => {
  const app = createFakeApp();
  const received: string[] = [];
  const stop = app.link.on('push.permission', ({ payload }) => received.push(payload.status));
  app.deliver(permission('granted'));
  app.deliver(permission('denied'), { replyTo: 'web9' });
  stop();
  app.deliver(permission('denied'));
  expect(received).toEqual(['granted']);
});

test('keeps a link that came before the page’s parts listen, and no press of back', () => {
  const app = createFakeApp();
  app.hello();
  app.deliver({ kind: 'link.open', payload: { path: '/uk/inbox', source: 'push' } });
  app.deliver({ kind: 'back.pressed', payload: {} });
  const received: string[] = [];
  app.link.on('back.pressed', () => received.push('back'));
  app.link.on('link.open', ({ payload }) => received.push(payload.path));
  app.link.on('link.open', ({ payload }) => received.push(`again ${payload.path}`));
  expect(received).toEqual(['/uk/inbox']);
  app.deliver({ kind: 'link.open', payload: { path: '/uk/home', source: 'push' } });
  expect(received).toEqual(['/uk/inbox', '/uk/home', 'again /uk/home']);
});
