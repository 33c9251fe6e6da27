import { nativeCapabilities } from '@posy/shared-contracts/native';
import { start, shellUrl } from './testing/start';

it('answers the page’s beginning with what the device is and can', () => {
  const { last, device } = start({ begun: true });
  expect(last('native.hello')).toMatchObject({
    session: 'page-1',
    replyTo: 'web-1',
    payload: { platform: 'android', versions: { ...device.versions, protocol: 1 }, capabilities: nativeCapabilities },
  });
});

it.each([
  ['another origin', 'https://app.posy.example.evil.test/uk'],
  ['a longer host', 'https://app.posy.exampleevil.test/'],
  ['another port', 'https://app.posy.example:8443/uk'],
  ['another scheme', 'http://app.posy.example/uk'],
  ['an opaque frame', 'about:srcdoc'],
  ['an origin that is told as null', 'null'],
  ['a data address', 'data:text/html,hello'],
  ['nothing', ''],
])('takes nothing from %s', (_what, url) => {
  const { page, controller, device, reports } = start({ begun: false });
  controller.posted({ text: page.text({ kind: 'web.ready', payload: { path: '/', wants: [] } }), url });
  controller.posted({ text: page.text({ kind: 'rating.prompt', payload: {} }), url });
  expect(page.heard).toEqual([]);
  expect(device.done).toEqual([]);
  expect(reports).toHaveLength(2);
});

it('leaves out messages of a session that was replaced', () => {
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

it('never throws, whatever a page posts', () => {
  const { controller, device } = start();
  for (const text of [undefined, null, 7, '', '{', '[]', '{"kind":"web.ready"}', 'x'.repeat(9_000_000)])
    controller.posted({ text, url: shellUrl });
  expect(device.done).toEqual([]);
});

it('an older page that does not know a capability is told all the same, and a newer one may want what there is not', () => {
  const older = start({ wants: ['rating'] });
  expect(older.last('native.hello')).toBeDefined();
  const newer = start({ wants: ['telepathy', 'push'] });
  expect(newer.last('native.hello')?.payload.capabilities).toContain('push');
});
