import { createTestHost } from '@posy/remote-kit/testing';
import type { NativeCapability } from '@posy/shared-contracts/native';
import { createReadableValue } from '../platform/readable';
import { startPageBridge } from './page-bridge';
import { createFakeApp } from './testing';

const start = async ({
  isOpen = false,
  canGoBack = false,
  platform = 'android' as 'ios' | 'android',
  capabilities = ['chrome', 'haptics'] as NativeCapability[],
} = {}) => {
  const app = createFakeApp({ platform, capabilities });
  const done: string[] = [];
  const host = createTestHost();
  const lostHeight = createReadableValue(0);
  const chrome = createReadableValue<{ theme: 'light' | 'dark'; background: string }>({
    theme: 'light',
    background: '#ffffff',
  });
  startPageBridge(
    app.link,
    {
      openItems: {
        closeFirst() {
          if (isOpen) done.push('close');
          return isOpen;
        },
      },
      history: { canGoBack: () => canGoBack, back: () => done.push('back') },
      navigate: (path, options) => done.push(`${options?.replace === true ? 'replace' : 'go'} ${path}`),
      homePath: '/uk/home',
      bus: host.bus,
      online: { set: (online) => done.push(online ? 'online' : 'offline') },
      clock: host.clock,
      linkRefused: () => done.push('link refused'),
      lostHeight,
      showFocused: () => done.push('show what is typed in'),
      setLength: (name, pixels) => done.push(`${name} ${pixels}`),
      setTextScale: (scale) => done.push(`text ${scale}`),
      chrome,
    },
    (error) => done.push(String(error)),
  );
  app.hello();
  await app.settled();
  done.length = 0;
  return { app, done, host, chrome, lostHeight };
};

const pressBack = async (setting: Parameters<typeof start>[0]) => {
  const { app, done } = await start(setting);
  app.deliver({ kind: 'back.pressed', payload: {} }, { id: 'press-1' });
  const answer = app.lastOf('back.result');
  return [answer?.payload.handled, answer?.replyTo, done];
};

test('back closes what is open before anything else [S2-back-01]', async () => {
  expect(await pressBack({ isOpen: true, canGoBack: true })).toEqual(['popup', 'press-1', ['close']]);
});
test('goes back in history when nothing is open [S2-back-17]', async () => {
  expect(await pressBack({ canGoBack: true })).toEqual(['history', 'press-1', ['back']]);
});
test('lets the app leave when there is nothing to go back to', async () => {
  expect(await pressBack({})).toEqual(['none', 'press-1', []]);
});

test('opens links, and leaves home behind the one that started the app', async () => {
  const { app, done } = await start();
  app.deliver({ kind: 'link.open', payload: { path: '/uk/inbox', source: 'link' } });
  app.deliver({ kind: 'link.open', payload: { path: '/uk/budget?by=payer', source: 'cold-start' } });
  app.deliver({ kind: 'link.open', payload: { path: '/uk/home', source: 'cold-start' } });
  expect(done).toEqual(['go /uk/inbox', 'replace /uk/home', 'go /uk/budget?by=payer', 'go /uk/home']);
});

test.each(['/uk/..//evil.test', '/api/x', '/%2e%2e//evil.test', '/uk/../..//evil.test/uk'])(
  'opens nothing for %s',
  async (path) => {
    const { app, done } = await start();
    app.deliver({ kind: 'link.open', payload: { path, source: 'link' } });
    expect(done).toEqual([]);
  },
);

test.each([
  ['android', 350, '[S9-delay-10]'],
  ['ios', 300, '[S9-delay-11]'],
] as const)('brings what is typed in into view on %s after %i ms %s', async (platform, delay, _id) => {
  const { app, done, host } = await start({ platform });
  app.deliver({ kind: 'keyboard.change', payload: { visible: true, height: 280 } });
  await host.pass(delay - 1);
  expect(done).toEqual(['--posy-keyboard 280']);
  await host.pass(1);
  expect(done).toEqual(['--posy-keyboard 280', 'show what is typed in']);
});

test('a keyboard that went away again moves nothing', async () => {
  const { app, done, host } = await start();
  app.deliver({ kind: 'keyboard.change', payload: { visible: true, height: 280 } });
  app.deliver({ kind: 'keyboard.change', payload: { visible: false, height: 0 } });
  await host.pass(1000);
  expect(done).toEqual(['--posy-keyboard 280', '--posy-keyboard 0']);
});

test('says that a pressed link leads nowhere [case f24]', async () => {
  const { app, done } = await start();
  app.deliver({ kind: 'link.refused', payload: {} });
  expect(done).toEqual(['link refused']);
});

test('leaves room for the part of a keyboard that lies over the page, once [case f25]', async () => {
  const { app, done, lostHeight } = await start();
  const keyboard = (visible: boolean, height: number): void =>
    app.deliver({ kind: 'keyboard.change', payload: { visible, height } });
  keyboard(true, 336);
  lostHeight.set(336);
  lostHeight.set(100);
  keyboard(false, 0);
  lostHeight.set(0);
  expect(done).toEqual([336, 0, 236, 0].map((pixels) => `--posy-keyboard ${pixels}`));
});

test('keeps the insets and the connection as the device has them', async () => {
  const { app, done } = await start();
  app.deliver({ kind: 'insets.change', payload: { top: 40, right: 1, bottom: 20, left: 2 } });
  app.deliver({ kind: 'network.change', payload: { online: false } });
  expect(done).toEqual([
    '--posy-inset-top 40',
    '--posy-inset-right 1',
    '--posy-inset-bottom 20',
    '--posy-inset-left 2',
    'offline',
  ]);
});

test('tells the bars’ colours at once and when they change, and touches for a tick', async () => {
  const { app, chrome, host } = await start();
  expect(app.lastOf('chrome.set')?.payload).toEqual({ theme: 'light', background: '#ffffff' });
  chrome.set({ theme: 'dark', background: '#102030' });
  expect(app.lastOf('chrome.set')?.payload.theme).toBe('dark');
  await host.bus.publish('task.completed', { weddingId: 'w1', taskId: 't1', key: null, doneTotal: 1 });
  expect(app.lastOf('haptic.play')?.payload).toEqual({ kind: 'tick' });
});

test('touches for a badge too [14]', async () => {
  const { app, host } = await start();
  expect(app.kinds()).not.toContain('haptic.play');
  await host.bus.publish('badge.achieved', { weddingId: 'w1', badge: 'guest-added' });
  expect(app.kinds().filter((kind) => kind === 'haptic.play')).toHaveLength(1);
});

test('asks nothing of an app that cannot', async () => {
  const { app, host } = await start({ capabilities: [] });
  await host.bus.publish('task.completed', { weddingId: 'w1', taskId: 't1', key: null, doneTotal: 1 });
  expect(app.kinds()).toEqual(['web.ready']);
});

test('confirms which link it received, to an app that wants to know', async () => {
  for (const [capabilities, reported] of [
    [['link-heard'], ['link-1']],
    [[], []],
  ] as const) {
    const { app } = await start({ capabilities: [...capabilities] });
    app.deliver({ kind: 'link.open', payload: { path: '/uk/inbox', source: 'push' } }, { id: 'link-1' });
    await app.settled();
    expect(app.posted.filter(({ kind }) => kind === 'link.heard').map(({ replyTo }) => replyTo)).toEqual(reported);
  }
});

test('draws text as large as the device has it, at most twice', async () => {
  const { app, done } = await start();
  app.deliver({ kind: 'text.scale', payload: { scale: 1.4 } });
  app.deliver({ kind: 'text.scale', payload: { scale: 3.1 } });
  expect(done).toEqual(['text 1.4', 'text 2']);
});
