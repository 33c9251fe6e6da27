import { createController } from './controller';
import { createFakeClock, createFakeDevice } from './testing';
import { start } from './testing/start';

const make = (shellUrl: string, environment: 'live' | 'development') =>
  createController({
    device: createFakeDevice(),
    clock: createFakeClock(),
    shellUrl,
    environment,
    report: () => undefined,
  });

test('a live build never leads to a development host, a development build may [S9-limits-06] [S9-limits-07]', () => {
  expect(() => make('http://127.0.0.1:4300', 'live')).toThrow('is no host of a live build');
  expect(() => make('https://staging.posy.example', 'live')).toThrow('is no host of a live build');
  expect(() => make('https://evil.test', 'development')).toThrow('is no host of a development build');
  expect(() => make('http://10.0.2.2:4300', 'development')).not.toThrow();
});

test('shows the splash until the page says that it stands', () => {
  const { controller, post, device } = start();
  expect(controller.state.get().phase).toBe('loading');
  post({ kind: 'splash.hide', payload: {} });
  expect(controller.state.get().phase).toBe('ready');
  expect(device.done).toEqual(['hide the splash']);
});

test('the splash never hides a page for ever', () => {
  const { controller, device, clock } = start();
  clock.pass(9_999);
  expect(controller.state.get().phase).toBe('loading');
  clock.pass(1);
  expect(controller.state.get().phase).toBe('ready');
  expect(device.done).toEqual(['hide the splash']);
});

test('a page that does not come leaves a way to try again, and the connection tries by itself', () => {
  const { controller, device, ready, post } = start({ begun: false });
  controller.loadFailed();
  expect(controller.state.get().phase).toBe('offline');
  controller.retry();
  expect(controller.state.get().phase).toBe('loading');
  controller.loadFailed();
  controller.networkChanged(true);
  expect(device.done).toEqual(['hide the splash', 'reload', 'hide the splash', 'reload']);
  ready();
  post({ kind: 'splash.hide', payload: {} });
  expect(controller.state.get().phase).toBe('ready');
});

test('loads the page again after iOS ended its process, and listens to the new one', () => {
  const { controller, device, page, post, ready } = start({ platform: 'ios' });
  controller.processEnded();
  expect(device.done).toEqual(['reload']);
  post({ kind: 'rating.prompt', payload: {} });
  expect(device.done).toEqual(['reload']);
  ready();
  expect(page.kinds().filter((kind) => kind === 'native.hello')).toHaveLength(2);
});

test('a WebView whose process Android ended is never used again: a fresh one shows where the person was', () => {
  const { controller, device, page, post, ready } = start();
  expect(controller.state.get().page).toEqual({ address: 'https://app.posy.example/uk', instance: 0 });
  controller.addressChanged('https://app.posy.example/uk/guestlist?guestId=g1');
  controller.addressChanged('about:blank');
  expect(controller.state.get().page.instance).toBe(0);
  controller.processEnded();
  const address = 'https://app.posy.example/uk/guestlist?guestId=g1';
  expect(controller.state.get()).toEqual({ phase: 'loading', page: { address, instance: 1 } });
  post({ kind: 'rating.prompt', payload: {} });
  expect(device.done).toEqual([]);
  ready();
  expect(page.kinds().filter((kind) => kind === 'native.hello')).toHaveLength(2);
  controller.processEnded();
  expect(controller.state.get().page.instance).toBe(2);
});

test('tells the page of keyboard, insets, the app’s state and the connection [S1-native-04] [S6-native-02]', () => {
  const { controller, page, last } = start();
  controller.keyboardChanged(true, 300);
  controller.insetsChanged({ top: 47, right: 0, bottom: 34, left: 0 });
  controller.appStateChanged('background');
  controller.networkChanged(false);
  expect(page.kinds().slice(1)).toEqual(['keyboard.change', 'insets.change', 'app.state', 'network.change']);
  expect(last('keyboard.change')?.payload).toEqual({ visible: true, height: 300 });
});

test('a page that begins later hears the insets as they are then', () => {
  const { controller, ready, last } = start({ begun: false });
  controller.insetsChanged({ top: 24, right: 0, bottom: 0, left: 0 });
  ready();
  expect(last('native.hello')?.payload.insets.top).toBe(24);
});

test('passes a push on that arrives while somebody looks, and a renewed token [S1-native-01]', () => {
  const { controller, last } = start();
  controller.receivedPush({ title: 'A message', body: '', path: '/uk/inbox' });
  controller.tokenRefreshed('token-2');
  expect(last('push.received')?.payload.path).toBe('/uk/inbox');
  expect(last('push.token')).toMatchObject({ payload: { token: 'token-2' } });
  expect(last('push.token')?.replyTo).toBeUndefined();
});

test('asks for a rating, ticks, colours the bars and opens links outside when the page says so [S1-native-02]', () => {
  const { post, device } = start();
  post({ kind: 'rating.prompt', payload: {} });
  post({ kind: 'haptic.play', payload: { kind: 'tick' } });
  post({ kind: 'chrome.set', payload: { theme: 'dark', background: '#102030' } });
  post({ kind: 'link.openExternal', payload: { url: 'https://example.com/' } });
  post({ kind: 'auth.signOut', payload: {} });
  expect(device.done).toEqual([
    'ask to rate',
    'tick',
    'chrome dark #102030',
    'outside https://example.com/',
    'sign out',
  ]);
});

test('tells every page how large text is set, where the system does not scale it', () => {
  const { controller, ready, page, last } = start({ begun: false });
  controller.textScaleChanged(1.4);
  ready();
  expect(last('text.scale')?.payload).toEqual({ scale: 1.4 });
  controller.textScaleChanged(9);
  expect(last('text.scale')?.payload).toEqual({ scale: 4 });
  const plain = start();
  expect(plain.page.kinds()).not.toContain('text.scale');
  expect(page.kinds()).toEqual(['native.hello', 'text.scale', 'text.scale']);
});
