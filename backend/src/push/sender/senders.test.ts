import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import { type Notice } from '../notice';
import { embeddedFcm, type FcmAnswer, type FcmErrorCode, fcmRefusal } from './embedded-fcm';
import { embeddedPushSender } from './embedded-sender';
import { googlePushSender } from './google-sender';
import { type PushMessage, writePush } from './push-message';
import { type PushSender } from './push-sender';

/**
 * Records FCM's requests and fakes its answers; the embedded service is behind a wire, so that firebase-admin calls it
 * as well.
 */
let answer: (request: unknown) => Promise<FcmAnswer>;
const asked: unknown[] = [];
const stored: unknown[] = [];
const ask = (request: unknown): Promise<FcmAnswer> => {
  asked.push(request);
  return answer(request);
};

let server: Server;
let app: App;
let senders: Record<'firebase-admin' | 'embedded', PushSender>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      expect(request.url).toBe('/v1/projects/posy-local/messages:send');
      void ask(JSON.parse(body)).then(({ status, body: said }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
        response.end(JSON.stringify(said));
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const wire = new Agent();
  // Requests for Google reach this server instead.
  Object.assign(wire, { createConnection: () => connect(port, '127.0.0.1') });
  const credential = { getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }) };
  app = initializeApp({ credential, projectId: 'posy-local', httpAgent: wire }, 'wire');
  senders = { 'firebase-admin': googlePushSender(getMessaging(app)), embedded: embeddedPushSender(ask) };
});

afterAll(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  answer = embeddedFcm('posy-local', async (message) => void stored.push(message));
  asked.length = 0;
  stored.length = 0;
});

const example: Notice = { kind: 'supplier-message', event: 'c1/m1', ids: { conversationId: 'c1' } };
const written = (token = 'token-1', notice: Notice = example, platformId: 'ios' | 'android' = 'ios'): PushMessage => {
  const order = {
    notice,
    device: { token, platformId },
    locale: 'de-DE',
    unread: 3,
    origin: 'https://posy.example',
  };
  const message = writePush(order);
  if (message === null) throw new Error('Nothing to send.');
  return message;
};

const both = ['firebase-admin', 'embedded'] as const;

test.each(both)('%s: a message is taken, and is the same on the wire', async (name) => {
  expect(await senders[name].send(written())).toEqual({ status: 'sent' });
  expect(stored).toHaveLength(1);
  const [request] = asked;
  expect(request).toMatchObject({
    message: {
      token: 'token-1',
      notification: { title: 'Neues von einem Dienstleister' },
      data: { path: '/de/inbox?conversationId=c1', badge: '3', kind: 'supplier-message' },
      android: { priority: 'high', ttl: '259200s', notification: { visibility: 'PRIVATE', notification_count: 3 } },
      apns: { payload: { aps: { badge: 3, sound: 'default' } } },
      webpush: { fcmOptions: { link: 'https://posy.example/de/inbox?conversationId=c1' } },
    },
  });
});

test('both senders ask FCM for the same, to the last field', async () => {
  for (const message of [written(), written('t', { kind: 'count-changed', event: 'e', ids: {} })]) {
    asked.length = 0;
    for (const name of both) await senders[name].send(message);
    const [first, second] = asked.map((request) => (request as { message: unknown }).message);
    expect(JSON.parse(JSON.stringify(second))).toEqual(first);
  }
});

const meanings: [code: FcmErrorCode, status: string][] = [
  ['UNREGISTERED', 'gone'],
  ['INVALID_ARGUMENT', 'refused'],
  ['SENDER_ID_MISMATCH', 'later'],
  ['QUOTA_EXCEEDED', 'later'],
  ['UNAVAILABLE', 'later'],
  ['INTERNAL', 'later'],
  ['THIRD_PARTY_AUTH_ERROR', 'later'],
];
const cases = both.flatMap((name) => meanings.map(([code, status]) => [name, code, status] as const));

test.each(cases)('%s reads FCM’s %s as %s', async (name, code, status) => {
  answer = async () => fcmRefusal(code);
  expect(await senders[name].send(written())).toMatchObject({ status });
});

test.each(both)('%s: a text that never was a token is a dead one', async (name) => {
  expect(await senders[name].send(written('no token at all'))).toMatchObject({ status: 'gone' });
  expect(stored).toEqual([]);
});

test.each(both)('%s: what is too large is refused, as FCM does', async (name) => {
  const message = { ...written(), data: { path: 'x'.repeat(5000) } };
  expect(await senders[name].send(message)).toMatchObject({ status: 'refused' });
  expect(stored).toEqual([]);
});

test('the embedded service refuses with the shape of FCM’s errors', async () => {
  const { status, body } = await ask({ message: { token: 't', data: { 'google.secret': 'x' } } });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: {
      code: 400,
      message: 'Request contains an invalid argument.',
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'INVALID_ARGUMENT' }],
    },
  });
  expect((await ask({ message: { token: 7 } })).status).toBe(400);
  expect((await ask({ validate_only: true, message: { token: 't' } })).status).toBe(200);
  expect(stored).toEqual([]);
});

test('a message that cannot be stored was not sent', async () => {
  answer = () => Promise.reject(new Error('ENOSPC'));
  expect(await senders.embedded.send(written())).toEqual({ status: 'later', code: 'Error' });
});
