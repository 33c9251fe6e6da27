import { nativeCapabilities } from '@posy/shared-contracts/native';
import { shellUrl, start } from '../testing/start';

test('answers the page’s beginning with what the device is and can', () => {
  const { last, device } = start({ begun: true });
  expect(last('native.hello')).toMatchObject({
    session: 'page-1',
    replyTo: 'web-1',
    payload: { platform: 'android', versions: { ...device.versions, protocol: 1 }, capabilities: nativeCapabilities },
  });
});

test.each([
  ['another origin', 'https://app.posy.example.evil.test/uk'],
  ['a longer host', 'https://app.posy.exampleevil.test/'],
  ['another port', 'https://app.posy.example:8443/uk'],
  ['another scheme', 'http://app.posy.example/uk'],
  ['an opaque frame', 'about:srcdoc'],
  ['an origin that arrives as null', 'null'],
  ['a data address', 'data:text/html,hello'],
  ['what a page made itself', 'blob:https://app.posy.example/1'],
  ['a file system of a page', 'filesystem:https://app.posy.example/temporary/1'],
  ['nothing', ''],
])('takes nothing from %s', (_what, url) => {
  const { page, controller, device, reports } = start({ begun: false });
  controller.posted({ text: page.text({ kind: 'web.ready', payload: { path: '/', wants: [] } }), url });
  controller.posted({ text: page.text({ kind: 'rating.prompt', payload: {} }), url });
  expect(page.received).toEqual([]);
  expect(device.done).toEqual([]);
  expect(reports).toHaveLength(2);
});

test('leaves out messages of a session that was replaced', () => {
  const { page, controller, device, post } = start();
  controller.posted({
    text: page.text({ kind: 'web.ready', payload: { path: '/uk', wants: [] } }, { session: 'page-2' }),
    url: shellUrl,
  });
  post({ kind: 'rating.prompt', payload: {} });
  expect(device.done).toEqual([]);
  post({ kind: 'rating.prompt', payload: {} }, { session: 'page-2' });
  expect(device.done).toEqual(['ask to rate']);
});

test('never throws, whatever a page posts', () => {
  const { controller, device } = start();
  for (const text of [undefined, null, 7, '', '{', '[]', '{"kind":"web.ready"}', 'x'.repeat(9_000_000)])
    controller.posted({ text, url: shellUrl });
  expect(device.done).toEqual([]);
});

test('an older page that does not know a capability gets it all the same, and a newer one may want an unknown one', () => {
  const older = start({ wants: ['rating'] });
  expect(older.last('native.hello')).toBeDefined();
  const newer = start({ wants: ['telepathy', 'push'] });
  expect(newer.last('native.hello')?.payload.capabilities).toContain('push');
});

const links = (page: ReturnType<typeof start>['page']): string[] =>
  page.received.flatMap((message) => (message.kind === 'link.open' ? [message.payload.path] : []));

test('tells the next page of a push that was pressed while the page was being loaded anew, once', () => {
  const { controller, page, ready } = start();
  // The WebView shows a page that is being replaced: it receives the message, but nothing acts on it.
  controller.openPush('/uk/inbox', false);
  expect(links(page)).toEqual(['/uk/inbox']);
  ready();
  expect(links(page)).toEqual(['/uk/inbox', '/uk/inbox']);
  ready();
  expect(links(page)).toHaveLength(2);
});

test('tells no page again what a page confirmed, nor an older page that never confirms', () => {
  const confirmed = start();
  confirmed.controller.openPush('/uk/inbox', false);
  confirmed.post({ kind: 'link.heard', payload: {} }, { replyTo: confirmed.last('link.open')?.id ?? '' });
  confirmed.ready();
  expect(links(confirmed.page)).toEqual(['/uk/inbox']);
  const older = start({ wants: ['push'] });
  older.controller.openPush('/uk/inbox', false);
  older.ready();
  expect(links(older.page)).toEqual(['/uk/inbox']);
});

test('a push that starts the app waits for its page, and is not lost with a page that goes at once', () => {
  const { controller, page, ready, post, last } = start({ begun: false });
  controller.openPush('/uk/inbox', true);
  ready();
  expect(links(page)).toEqual(['/uk/inbox']);
  // The page loads itself anew before it acted: a newer release, say.
  ready();
  expect(links(page)).toHaveLength(2);
  expect(last('link.open')?.payload.source).toBe('cold-start');
  post({ kind: 'link.heard', payload: {} }, { replyTo: last('link.open')?.id ?? '' });
  ready();
  expect(links(page)).toHaveLength(2);
});
