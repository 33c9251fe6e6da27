import fc from 'fast-check';
import { commonCapabilities, nativeMessageLimit, readNativeMessage, readWebMessage, scriptLiteral } from '.';

const frame = { v: 1, id: 'm1', session: 's1' };
const web = (kind: string, payload: object, more: object = {}) => JSON.stringify({ ...frame, kind, payload, ...more });

const fromWeb: [string, object][] = [
  ['web.ready', { path: '/uk/home', wants: ['push'] }],
  ['back.result', { handled: 'popup' }],
  ['push.getStatus', {}],
  ['push.requestPermission', {}],
  ['push.getToken', {}],
  ['push.deleteToken', {}],
  ['auth.signIn', { provider: 'apple', hashedNonce: 'a'.repeat(64) }],
  ['auth.signOut', {}],
  ['link.heard', {}],
  ['rating.prompt', {}],
  ['link.openExternal', { url: 'https://example.com/' }],
  ['file.save', { name: 'guests.csv', mimeType: 'text/csv', base64: 'YQ==' }],
  ['splash.hide', {}],
  ['chrome.set', { theme: 'dark', background: '#102030' }],
  ['haptic.play', { kind: 'tick' }],
  ['contacts.pick', {}],
  [
    'calendar.add',
    {
      title: 'Tasting',
      startsAt: '2028-03-01T10:00:00.000Z',
      endsAt: '2028-03-01T11:00:00.000Z',
      allDay: false,
      location: '',
      notes: '',
    },
  ],
  ['error', { code: 'c', message: 'm' }],
];
const insets = { top: 47, right: 0, bottom: 34, left: 0 };
const fromNative: [string, object][] = [
  [
    'native.hello',
    { platform: 'ios', versions: { app: '1.0.0', os: '18.1', protocol: 1 }, insets, capabilities: ['push'] },
  ],
  ['back.pressed', {}],
  ['push.permission', { status: 'granted' }],
  ['push.token', { token: 't', platformId: 'android' }],
  ['push.received', { title: 'Hello', body: '', path: '/uk/inbox' }],
  ['link.open', { path: '/uk/inbox?conversationId=c1', source: 'cold-start' }],
  ['keyboard.change', { visible: true, height: 300 }],
  ['insets.change', insets],
  ['text.scale', { scale: 1.4 }],
  ['auth.result', { provider: 'google', outcome: { status: 'signed-in', idToken: 't', accessToken: null } }],
  ['done', { outcome: 'cancelled' }],
  ['contacts.picked', { contacts: [{ name: 'Ana', email: null, phone: '+44 20', address: '' }] }],
  ['app.state', { state: 'background' }],
  ['network.change', { online: false }],
  ['error', { code: 'c', message: 'm' }],
];

test.each(fromWeb)('reads %s in the app, and nothing with a field too many', (kind, payload) => {
  expect(readWebMessage(web(kind, payload))).toEqual({ ok: true, message: { ...frame, kind, payload } });
  expect(readWebMessage(web(kind, payload, { replyTo: 'm0' })).ok).toBe(true);
  expect(readWebMessage(web(kind, { ...payload, more: 1 })).ok).toBe(false);
  expect(readWebMessage(web(kind, payload, { more: 1 })).ok).toBe(false);
});

test.each(fromNative)('reads %s in the page, and nothing of another version', (kind, payload) => {
  expect(readNativeMessage(web(kind, payload))).toEqual({ ok: true, message: { ...frame, kind, payload } });
  expect(readNativeMessage(web(kind, payload, { v: 2 })).ok).toBe(false);
});

test('takes no message of the one direction in the other', () => {
  expect(readNativeMessage(web('web.ready', { path: '/', wants: [] })).ok).toBe(false);
  expect(readWebMessage(web('back.pressed', {})).ok).toBe(false);
});

test.each([
  ['link.openExternal', { url: 'http://example.com/' }],
  ['link.openExternal', { url: 'javascript:alert(1)' }],
  ['link.openExternal', { url: 'intent://x#Intent;end' }],
  ['link.openExternal', { url: 'file:///etc/passwd' }],
  ['link.openExternal', { url: ' https://example.com/' }],
  ['file.save', { name: '../etc/passwd', mimeType: 'text/csv', base64: 'YQ==' }],
  ['auth.signIn', { provider: 'apple', hashedNonce: 'raw' }],
])('refuses %s with %j', (kind, payload) => {
  expect(readWebMessage(web(kind, payload)).ok).toBe(false);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'uk/home',
  '/uk/..//evil.example/',
  '/.//evil.example/',
])('opens no link to %s [H-09]', (path) => {
  expect(readNativeMessage(web('link.open', { path, source: 'link' })).ok).toBe(false);
});

test('says of what it cannot read where and why, and nothing of what was in it', () => {
  const secret = 'eyJhbGciOi-secret';
  const posted = [
    { ...frame, kind: 'file.save', payload: { name: 'a', mimeType: 'text/csv', base64: secret } },
    { ...frame, kind: 'splash.hide', payload: { [secret]: secret } },
    { ...frame, kind: secret, payload: {} },
    { [secret]: secret },
    secret,
  ];
  for (const message of posted) {
    const read = readWebMessage(JSON.stringify(message));
    if (read.ok) throw new Error('This is to be refused.');
    expect(read.problem).toMatch(/./);
    expect(read.problem).not.toContain(secret);
  }
  const [file] = posted.map((message) => readWebMessage(JSON.stringify(message)));
  expect(file).toEqual({ ok: false, problem: 'payload.base64: base64' });
});

test('never throws, whatever a frame posts', () => {
  fc.assert(fc.property(fc.anything(), (value) => !readWebMessage(value).ok));
  fc.assert(fc.property(fc.json(), (text) => !readNativeMessage(text).ok));
  expect(readWebMessage(' '.repeat(nativeMessageLimit + 1))).toEqual({ ok: false, problem: 'too large' });
});

test('delivers through a script whatever a text holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const message = { ...frame, kind: 'error', payload: { code: 'c', message: `</script>\u2028${text}` } } as const;
      const literal = scriptLiteral({ ...message, v: 1 });
      expect(literal).not.toMatch(/[<\u2028\u2029]/);
      expect(readNativeMessage(JSON.parse(literal))).toEqual({ ok: true, message });
    }),
  );
});

test('leaves out what a newer side can do, and reads the rest', () => {
  const hello = {
    platform: 'ios',
    versions: { app: '9.0.0', os: '27', protocol: 1 },
    insets,
    capabilities: ['telepathy', 'push'],
  };
  const read = readNativeMessage(web('native.hello', hello));
  expect(read).toMatchObject({ ok: true, message: { payload: { capabilities: ['push'] } } });
  const ready = readWebMessage(web('web.ready', { path: '/uk', wants: ['chrome', 'telepathy'] }));
  expect(ready).toMatchObject({ ok: true, message: { payload: { wants: ['chrome'] } } });
});

test('uses only what both sides can do', () => {
  expect(commonCapabilities(['push', 'chrome'], ['chrome', 'rating'])).toEqual(['chrome']);
});
