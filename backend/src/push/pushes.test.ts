import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import { type OpenFirestore } from '../server/firebase';
import { openDeadPushes } from '../server/parts/open-given-up';
import {
  type Couple,
  createCouple,
  createPerson,
  openAsBackend,
  type Person,
  speakFor,
  userDocument,
} from '../testing/people';
import { callEndpoint, startTestServer, testConfig, type TestServer } from '../testing/test-server';
import { newQueuedPush, queuedPushes } from './queue/queued-push';

const mozilla = 'https://updates.push.services.mozilla.com/wpush/v2/';

/** A browser's subscription, with keys as browsers make them. */
const subscription = (name: string): string => {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  return JSON.stringify({ endpoint: `${mozilla}${name}`, expirationTime: null, keys });
};

/** The push services of browsers, as the server reaches them. */
const services = () => {
  const asked: string[] = [];
  const waiting = new Map<string, () => void>();
  const gone = new Set<string>();
  const fetch = (async (url: string) => {
    const name = url.replace(mozilla, '');
    asked.push(name);
    waiting.get(name)?.();
    return new Response(null, { status: gone.has(name) ? 410 : 201 });
  }) as typeof globalThis.fetch;
  const reported = (name: string): Promise<void> =>
    asked.includes(name) ? Promise.resolve() : new Promise((resolve) => void waiting.set(name, resolve));
  return { fetch, asked, reported, gone };
};

const push = services();
let server: TestServer;
let database: OpenFirestore;
let couple: Couple;
let partner: Person;
let supplier: Person;
let supplierId: string;

const secretWords = 'Hello, are you free on the fifth of June? The budget is secret.';

beforeAll(async () => {
  server = await startTestServer({ suppliers: 400 }, { fetch: push.fetch });
  database = openAsBackend(server);
  const found = await callEndpoint(server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category: 'photographers', size: 5 },
  });
  supplierId = (found.body.results as SupplierCard[])[1]?.id ?? '';
  couple = await createCouple(server, database.firestore, 'told');
  partner = await createPerson(server, 'told-partner');
  supplier = await createPerson(server, 'told-supplier');
  const { firestore } = database;
  await firestore.doc(`weddings/${couple.weddingId}`).update({ [`roles.${partner.uid}`]: 'partner' });
  await firestore.doc(`users/${partner.uid}`).set(userDocument(partner.email, couple.weddingId));
  await speakFor(firestore, supplier, supplierId);
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

const register = ({ token }: Person, device: string, platformId = 'web') =>
  callEndpoint(server.url, 'addDeviceToken', { token, body: { token: device, platformId } });
const outbox = async (): Promise<string> => (await fetch(`${server.url}/outbox`)).text();

test('a message reaches the phones and browsers of the other side, and says none of its words', async () => {
  await register(supplier, subscription('supplier'));
  await register(couple, subscription('sender'));
  const sent = await callEndpoint(server.url, 'sendEnquiry', {
    token: couple.token,
    body: { clientId: randomUUID(), profileId: supplierId, message: secretWords },
  });
  expect(sent.status).toBe(200);
  await push.reported('supplier');

  await register(partner, subscription('partner'));
  const id = conversationId(supplierId, couple.weddingId);
  const clientId = randomUUID();
  const answer = () =>
    callEndpoint(server.url, 'sendMessage', {
      token: supplier.token,
      params: { id },
      body: { clientId, body: secretWords },
    });
  expect([(await answer()).status, (await answer()).status]).toEqual([200, 200]);
  await Promise.all([push.reported('sender'), push.reported('partner')]);
  await register(couple, 'a-phone-of-the-couple-whose-token-is-long', 'ios');
  await callEndpoint(server.url, 'updateConversation', { token: couple.token, params: { id }, body: { read: true } });
  // The number on the icon of the couple's iPhone is the last that was sent.
  let page = await outbox();
  while (!page.includes('Number on the icon')) page = await outbox();

  expect(push.asked.toSorted()).toEqual(['partner', 'sender', 'supplier']);
  expect(page).toContain('News from a supplier');
  expect(page).toContain('A new enquiry');
  expect(page).toContain(`/uk/inbox?conversationId=${id}`);
  expect(page).not.toContain('secret');
  expect(page).not.toContain('a-phone-of-the-couple-whose-token-is-long');
});

test('a browser that wants no more is forgotten', async () => {
  const { firestore } = database;
  const lost = await createCouple(server, firestore, 'told-lost');
  await callEndpoint(server.url, 'sendEnquiry', {
    token: lost.token,
    body: { clientId: randomUUID(), profileId: supplierId, message: secretWords },
  });
  push.gone.add('lost');
  await register(lost, subscription('lost'));
  const devices = firestore.collection(`users/${lost.uid}/devices`);
  expect((await devices.get()).size).toBe(1);
  const removed = new Promise<void>((resolve, reject) => {
    const stop = devices.onSnapshot(({ size }) => {
      if (size > 0) return;
      stop();
      resolve();
    }, reject);
  });
  await callEndpoint(server.url, 'sendMessage', {
    token: supplier.token,
    params: { id: conversationId(supplierId, lost.weddingId) },
    body: { clientId: randomUUID(), body: 'And one more thing.' },
  });
  await removed;
});

test.each([
  ['https://evil.test/wpush', 400],
  ['http://127.0.0.1:80/', 400],
  ['https://169.254.169.254/latest', 400],
])('takes no subscription whose address is no push service: %s', async (endpoint, status) => {
  const token = subscription('x').replace(`${mozilla}x`, endpoint);
  expect(await register(couple, token)).toMatchObject({ status, body: { error: { code: 'unknown-push-service' } } });
});

test('keeps a person’s twenty last devices', async () => {
  const many = await createPerson(server, 'told-many');
  for (let index = 0; index < 22; index += 1)
    expect((await register(many, `phone-${index}`, 'android')).status).toBe(200);
  const stored = await database.firestore.collection(`users/${many.uid}/devices`).get();
  const tokens = stored.docs.map((document) => String(document.get('token')));
  expect(tokens).toHaveLength(20);
  expect(tokens).toContain('phone-21');
  expect(tokens).not.toContain('phone-0');
});

test('the page gets the key that browsers subscribe with', async () => {
  const html = await (await fetch(`${server.url}/uk`)).text();
  expect(html).toMatch(/"vapidKey":"[\w-]{87}"/);
});

test('an account that is deleted leaves none of its notices', async () => {
  const leaver = await createPerson(server, 'told-leaver');
  const { firestore } = database;
  await firestore.doc(`users/${leaver.uid}`).set(userDocument(leaver.email, couple.weddingId));
  await firestore.doc(`weddings/${couple.weddingId}`).update({ [`roles.${leaver.uid}`]: 'partner' });
  await callEndpoint(server.url, 'sendMessage', {
    token: supplier.token,
    params: { id: conversationId(supplierId, couple.weddingId) },
    body: { clientId: randomUUID(), body: 'A message for three.' },
  });
  const own = firestore.collection('pushes').where('uid', '==', leaver.uid);
  expect((await own.get()).size).toBe(1);
  const deleted = await callEndpoint(server.url, 'deleteAccount', {
    token: leaver.token,
    body: { confirmation: leaver.email },
  });
  expect(deleted.status).toBe(200);
  expect((await own.get()).size).toBe(0);
});

test('lists for an operator what was given up, and has it tried again beside the running server', async () => {
  const { uid } = await createPerson(server, 'told-again');
  const notice = { kind: 'member-joined', event: 'e1', ids: { weddingId: couple.weddingId } } as const;
  const dead = { ...newQueuedPush(uid, notice, Date.now()), state: 'dead', tries: 10, code: 'QUOTA_EXCEEDED' };
  const { dueAt: _due, ...letter } = dead;
  await queuedPushes(database.firestore).doc('given-up').set(letter);
  const pushes = await openDeadPushes({ ...testConfig(server.dataDir), port: server.port });
  expect(await pushes.list()).toMatchObject([
    { id: 'given-up', kind: 'member-joined', tries: 10, code: 'QUOTA_EXCEEDED' },
  ]);
  expect(await pushes.retry()).toBe(1);
  expect(await pushes.list()).toEqual([]);
  const again = (await queuedPushes(database.firestore).doc('given-up').get()).data();
  expect([again?.['state'], again?.['dueAt'] instanceof Timestamp]).toEqual(['waiting', true]);
  await pushes.close();
  await expect(openDeadPushes({ ...testConfig(server.dataDir), port: 1 })).rejects.toThrow(
    'No server of the data folder',
  );
});
