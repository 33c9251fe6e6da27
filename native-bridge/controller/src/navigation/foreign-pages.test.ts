import { start } from '../testing/start';

const home = 'https://app.posy.example/uk/home';
const evil = 'https://evil.test/uk/home';

/** Starts an app with a page that asked for a credential, which the device has not given yet. */
const signingIn = () => {
  const app = start();
  let give = (): void => undefined;
  app.device.signIn = () =>
    new Promise((resolve) => {
      give = () => resolve({ status: 'signed-in', idToken: 'secret', accessToken: null });
    });
  app.post({ kind: 'auth.signIn', payload: { provider: 'google', hashedNonce: 'a'.repeat(64) } });
  return { ...app, give: () => give() };
};

test('a page of others that came into the WebView all the same hears nothing, and ours takes its place', async () => {
  const { controller, device, page, reports, give, settled } = signingIn();
  controller.addressChanged(home);
  // Android loads what the app was not quick enough to refuse.
  controller.addressChanged(evil);
  const before = page.received.length;
  give();
  await settled();
  controller.receivedPush({ title: 'Orchard Barn answered', body: '', path: '/uk/inbox' });
  controller.tokenRefreshed('token-2');
  expect(page.received).toHaveLength(before);
  expect(controller.state.get()).toEqual({ phase: 'loading', page: { address: home, instance: 1 } });
  expect(reports).toContain('foreign-page: https://evil.test');
  expect(device.done).toEqual([]);
});

test('an address that always leads elsewhere ends on the app’s own screen, and “try again” begins at ours', () => {
  const { controller, device, ready, post } = start();
  controller.addressChanged(home);
  controller.addressChanged(evil);
  controller.addressChanged(evil);
  expect(controller.state.get()).toEqual({ phase: 'offline', page: { address: home, instance: 1 } });
  controller.retry();
  expect(controller.state.get()).toEqual({ phase: 'loading', page: { address: home, instance: 2 } });
  expect(device.done).not.toContain('reload');
  ready();
  post({ kind: 'splash.hide', payload: {} });
  controller.addressChanged(evil);
  expect(controller.state.get().page.instance).toBe(3);
});

test('a WebView that shows nothing yet is nobody’s', () => {
  const { controller } = start();
  controller.addressChanged('about:blank');
  controller.addressChanged('');
  expect(controller.state.get().page.instance).toBe(0);
});

test('a credential goes to the page that asked for it, and to none that came after', async () => {
  const { controller, page, give, settled } = signingIn();
  const text = page.text({ kind: 'web.ready', payload: { path: '/uk', wants: [] } }, { session: 'page-2' });
  controller.posted({ text, url: home });
  give();
  await settled();
  expect(page.kinds()).not.toContain('auth.result');
});

test('the window shows no document that a page made itself', () => {
  const { controller } = start();
  expect(controller.decideLoad({ url: 'blob:https://app.posy.example/1', isTopFrame: true })).toBe('refuse');
  expect(controller.decideLoad({ url: 'filesystem:https://app.posy.example/t/1', isTopFrame: true })).toBe('refuse');
});

test('a link of the product that is no page of the app opens in the browser', async () => {
  const { controller, device, page } = start();
  const link = 'https://app.posy.example/letters/tasks/uk/token';
  await controller.openLink(link, 'link');
  expect(device.done).toEqual([`outside ${link}`]);
  expect(page.kinds()).not.toContain('link.open');
});
