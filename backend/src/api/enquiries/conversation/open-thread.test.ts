import { randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { type Timestamp } from 'firebase-admin/firestore';
import { createPerson, type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let supplier: Person;
let supplierId = '';

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5 } });
  supplierId = (found.body['results'] as SupplierCard[]).at(-1)?.id ?? '';
  supplier = await createPerson(backend.server, 'beside-the-thread');
  await speakFor(backend.firestore, supplier, supplierId);
});

/** A couple that asked; their notices of a message are looked for in the queue. */
const talk = async (name: string) => {
  const couple = await backend.couple(name);
  const { url } = backend.server;
  const asked = await callEndpoint(url, 'sendEnquiry', {
    token: couple.token,
    body: { clientId: randomUUID(), profileId: supplierId, message: 'Are you free on our day in June?' },
  });
  const params = { id: String(asked.body['conversationId']) };
  const say = async () => {
    const body = { clientId: randomUUID(), body: 'We are free!' };
    expect((await callEndpoint(url, 'sendMessage', { params, token: supplier.token, body })).status).toBe(200);
    const own = await backend.firestore.collection('pushes').where('uid', '==', couple.uid).get();
    return own.docs.find((push) => String(push.get('notice.event')).endsWith(body.clientId));
  };
  const read = () => callEndpoint(url, 'updateConversation', { params, token: couple.token, body: { read: true } });
  return { say, read };
};

test('a push about a message waits for who may have the thread open, and for nobody else [19]', async () => {
  const away = await talk('away');
  const sent = await away.say();
  expect(sent?.get('createdAt')).toBeDefined();
  // Notified already, or due since it was written.
  const waited = (push: typeof sent): number =>
    ((push?.get('dueAt') as Timestamp | undefined)?.toMillis() ?? 0) - (push?.get('createdAt') as Timestamp).toMillis();
  expect(sent?.get('tries') > 0 || waited(sent) <= 0).toBe(true);

  const open = await talk('open');
  await open.say();
  await open.read();
  const before = Date.now();
  const held = await open.say();
  const after = Date.now();
  expect([held?.get('state'), held?.get('tries')]).toEqual(['waiting', 0]);
  const dueAt = (held?.get('dueAt') as Timestamp).toMillis() - 10_000;
  expect([before <= dueAt, dueAt <= after]).toEqual([true, true]);
});
