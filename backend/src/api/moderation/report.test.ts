import { randomUUID } from 'node:crypto';
import { reportConstants } from '@posy/shared-contracts/constants';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { type Person, speakFor } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const report = async ({ token }: Pick<Person, 'token'>, kind: string, id: string) => {
  const body = { about: { kind, id }, reason: 'untrue', words: 'They never married there.' };
  const { status, body: answer } = await callEndpoint(backend.server.url, 'report', { token, body });
  return answer.error?.code ?? status;
};

const review = (id: string) => backend.firestore.doc(`reviews/${id}`).set({ state: 'published' });

const suppliers = async (): Promise<SupplierCard[]> => {
  const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 3 } });
  return body['results'] as SupplierCard[];
};

const reportsOf = async ({ uid }: Person) =>
  (await backend.firestore.collection('reports').where('by', '==', uid).get()).docs.map((one) => one.data());

test('is about a review or a supplier that there is, in the own name, and of a message by its own call alone [H-12]', async () => {
  const ana = await backend.couple('reporter');
  const [supplier] = await suppliers();
  await review('r1');
  expect([await report(ana, 'review', 'r1'), await report(ana, 'supplier', supplier?.id ?? '')]).toEqual([200, 200]);
  expect([
    await report(ana, 'review', 'made-up'),
    await report(ana, 'supplier', 'made-up'),
    await report(ana, 'supplier', supplier?.publicId ?? ''),
  ]).toEqual(['nothing-to-report', 'nothing-to-report', 'nothing-to-report']);
  expect(await report(ana, 'message', 'm1')).toBe('invalid-request');
  const open = { by: ana.uid, state: 'open', reason: 'untrue', decidedBy: null, decidedAt: null };
  expect(await reportsOf(ana)).toEqual(
    expect.arrayContaining([expect.objectContaining({ ...open, about: { kind: 'review', id: 'r1', within: null } })]),
  );
  expect((await callEndpoint(backend.server.url, 'report', { body: {} })).status).toBe(401);
});

test('is made once for each person and thing', async () => {
  const ana = await backend.couple('again');
  await review('r2');
  expect([await report(ana, 'review', 'r2'), await report(ana, 'review', 'r2')]).toEqual([200, 200]);
  expect(await reportsOf(ana)).toHaveLength(1);
});

test('is one of so many within a day, messages among them; what was reported before then counts no more', async () => {
  const { firestore, server } = backend;
  const ana = await backend.couple('busy');
  const robin = await backend.couple('busy-supplier');
  const [, supplier] = await suppliers();
  await speakFor(firestore, robin, supplier?.id ?? '');
  const sent = { clientId: randomUUID(), profileId: supplier?.id, message: 'Are you free in June?' };
  const { body } = await callEndpoint(server.url, 'sendEnquiry', { token: ana.token, body: sent });
  const batch = firestore.batch();
  for (let index = 0; index < reportConstants.mostPerDay; index += 1)
    batch.set(firestore.doc(`reports/${robin.uid}_review_x${index}`), { by: robin.uid, createdAt: Timestamp.now() });
  await batch.commit();
  await review('r3');
  const params = { id: String(body['conversationId']), messageId: sent.clientId };
  const ofMessage = { token: robin.token, params, body: { reason: 'rude' } };
  const message = await callEndpoint(server.url, 'reportMessage', ofMessage);
  expect([await report(robin, 'review', 'r3'), message.body.error?.code]).toEqual([
    'reports-used-up',
    'reports-used-up',
  ]);
  const yesterday = Timestamp.fromMillis(Date.now() - 25 * 3_600_000);
  await firestore.doc(`reports/${robin.uid}_review_x0`).update({ createdAt: yesterday });
  expect(await report(robin, 'review', 'r3')).toBe(200);
});
