import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import * as fc from 'fast-check';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { webPushSender } from '../sender/web-push-sender';
import { encryptFor } from './encrypt';
import { isPushService, readSubscription } from './subscription';
import { openVapid } from './vapid';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  asPrivate: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  uaPrivate: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  uaPublic: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const keys = { p256dh: example.uaPublic, auth: example.auth };

test('encrypts as RFC 8291 shows it', () => {
  const drawn = { salt: example.salt, privateKey: example.asPrivate };
  expect(encryptFor({ keys }, example.text, drawn).toString('base64url')).toBe(example.message);
});

/** Decrypts a message as the browser does. */
const decrypt = (message: Buffer): string => {
  const [salt, length] = [message.subarray(0, 16), message.readUInt8(20)];
  const theirs = message.subarray(21, 21 + length);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(example.uaPrivate);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), example.uaPublic, theirs]);
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), example.auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([cipher.update(message.subarray(21 + length, -16)), cipher.final()]);
  expect(padded.at(-1)).toBe(2);
  return padded.subarray(0, -1).toString();
};

const subscriptionOf = (endpoint: string, p256dh: Buffer = example.uaPublic): string =>
  JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: { p256dh: p256dh.toString('base64url'), auth: example.auth.toString('base64url') },
  });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('knows the push service of %s', (endpoint) => {
  expect(readSubscription(subscriptionOf(endpoint))?.endpoint).toBe(endpoint);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/',
  'https://evilfcm.googleapis.com/',
  'https://evilpush.apple.com/',
  'https://push.apple.com/',
  'https://.push.apple.com/',
  'https://..notify.windows.com/',
  'https://-.push.apple.com/',
  'https://web.push.apple.com@evil.test/',
  'https://user@web.push.apple.com/',
  'https://evil.test/#.push.apple.com',
  'https://evil.test\\.push.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nothing',
])('sends nothing to an address that somebody chose: %s [A-L4]', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
  const { sender, asked } = start();
  expect((await sender.send(messageTo(endpoint))).status).toBe('gone');
  expect(asked).toEqual([]);
});

test('reads any text without throwing, and keys of the right length alone', () => {
  fc.assert(fc.property(fc.string(), (text) => readSubscription(text) === null));
  const short = subscriptionOf('https://web.push.apple.com/a', Buffer.from('short'));
  expect(readSubscription(short)).toBeNull();
});

const now = Date.parse('2026-11-22T12:00:00.000Z');
const vapid = openVapid('a secret', 'mailto:posy@example.com', () => now);

const messageTo = (endpoint: string, p256dh?: Buffer) => ({
  token: subscriptionOf(endpoint, p256dh),
  notification: { title: 'News', body: 'Words' },
  data: { path: '/uk/inbox' },
  webpush: { headers: { TTL: '60', Topic: 'abc', Urgency: 'high' } },
});

const start = (answer: () => Response = () => new Response(null, { status: 201 })) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  }) as typeof globalThis.fetch;
  return { sender: webPushSender({ vapid, fetch, now: () => now }), asked };
};

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';

test('gives the browser its words, and the push service nothing that it could read', async () => {
  const { sender, asked } = start();
  expect(await sender.send(messageTo(endpoint))).toEqual({ status: 'sent' });
  const [{ url, init } = { url: '', init: {} }] = asked;
  expect(url).toBe(endpoint);
  expect(init.redirect).toBe('error');
  expect(init.headers).toMatchObject({ TTL: '60', Topic: 'abc', Urgency: 'high', 'content-encoding': 'aes128gcm' });
  const body = Buffer.from(init.body as Uint8Array);
  expect(body.toString('latin1')).not.toContain('Words');
  expect(JSON.parse(decrypt(body))).toEqual({
    notification: { title: 'News', body: 'Words' },
    data: { path: '/uk/inbox' },
  });
});

test('says who it is as RFC 8292 wants it, by a key that stays over restarts', async () => {
  const header = await vapid.headerFor(endpoint);
  const { t, k } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(header)?.groups ?? {};
  expect([k, bytes(k ?? '').length]).toEqual([vapid.publicKey, 65]);
  const point = bytes(k ?? '');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', alg: 'ES256' }] });
  const { payload } = await jwtVerify(t ?? '', known, { currentDate: new Date(now) });
  expect(payload).toMatchObject({ aud: 'https://updates.push.services.mozilla.com', sub: 'mailto:posy@example.com' });
  expect((payload.exp ?? 0) * 1000 - now).toBeLessThanOrEqual(24 * 3_600_000);
  expect(openVapid('a secret', 'mailto:x@example.com', () => now).publicKey).toBe(vapid.publicKey);
  expect(openVapid('another', 'mailto:x@example.com', () => now).publicKey).not.toBe(vapid.publicKey);
});

test.each([
  [410, {}, { status: 'gone', code: 'HTTP 410' }],
  [404, {}, { status: 'gone', code: 'HTTP 404' }],
  [413, {}, { status: 'refused', code: 'HTTP 413' }],
  [429, { 'retry-after': '120' }, { status: 'later', code: 'HTTP 429', afterMs: 120_000 }],
  [503, { 'retry-after': 'Sun, 22 Nov 2026 12:01:00 GMT' }, { status: 'later', code: 'HTTP 503', afterMs: 60_000 }],
  [502, {}, { status: 'later', code: 'HTTP 502' }],
  [401, {}, { status: 'denied', code: 'HTTP 401' }],
  [403, {}, { status: 'denied', code: 'HTTP 403' }],
] as const)('reads a push service’s %i', async (status, headers, outcome) => {
  const { sender } = start(() => new Response(null, { status, headers }));
  expect(await sender.send(messageTo(endpoint))).toEqual(outcome);
});

test('a service that cannot be reached is tried later, a key that is no key never again', async () => {
  const unreachable = start(() => {
    throw new TypeError('fetch failed');
  });
  expect(await unreachable.sender.send(messageTo(endpoint))).toEqual({ status: 'later', code: 'TypeError' });
  const { sender, asked } = start();
  const noPoint = Buffer.from('04'.repeat(65), 'hex');
  expect(await sender.send(messageTo(endpoint, noPoint))).toEqual({ status: 'gone', code: 'no-key' });
  expect(asked).toEqual([]);
});
