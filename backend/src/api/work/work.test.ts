import { workOf } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { readDemoAccounts } from '#seed/index';
import { testBackend } from '#testing/test-backend';
import { signIn } from '#testing/test-server';
import { workFor, type WorkParts } from './work';

const backend = testBackend();

const tokenOf = async (kind: string): Promise<string> => {
  const account = (await readDemoAccounts(backend.server.dataDir)).find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo has no ${kind}.`);
  const { email, password } = account;
  return (await signIn(backend.server.url, 'signInWithPassword', { email, password })).token;
};

const ask = async (token: string | null) => {
  const response = await fetch(`${backend.server.url}/api/work`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const itemsFor = async (kind: string): Promise<Record<string, number>> => {
  const { status, body } = await ask(await tokenOf(kind));
  expect(status).toBe(200);
  return Object.fromEntries((body['items'] as { kind: string; count: number }[]).map((one) => [one.kind, one.count]));
};

describe('what there is to do', () => {
  test.each(['supplier', 'moderator', 'operator'] as const)('a %s gets each of theirs, in its order', async (kind) => {
    expect(Object.keys(await itemsFor(kind))).toEqual(workOf[kind]);
  });

  test('for a moderator are the reviews and reports that wait', async () => {
    // The demo has reviews that wait too.
    const before = (await itemsFor('moderator'))['reviews-to-check'] ?? 0;
    expect(await itemsFor('moderator')).toEqual({
      ...{ 'reviews-to-check': before, 'reviews-disputed': 0, 'reports-open': 0 },
    });
    await backend.firestore.doc('reviews/r1').set({ state: 'pending' });
    await backend.firestore.doc('reviews/r2').set({ state: 'disputed' });
    await backend.firestore.doc('reports/p1').set({ state: 'open' });
    await backend.firestore.doc('reports/p2').set({ state: 'upheld' });
    expect(await itemsFor('moderator')).toEqual({
      ...{ 'reviews-to-check': before + 1, 'reviews-disputed': 1, 'reports-open': 1 },
    });
  });

  test('for moderators and operators are the claims that wait, and for nobody else [32]', async () => {
    const claimsFor = async (kind: string) => (await ask(await tokenOf(kind))).body['claims'];
    const before = Number(await claimsFor('moderator'));
    await backend.firestore.doc('claims/c1').set({ state: 'open' });
    await backend.firestore.doc('claims/c2').set({ state: 'granted' });
    expect([await claimsFor('moderator'), await claimsFor('operator')]).toEqual([before + 1, before + 1]);
    expect(await claimsFor('supplier')).toBeUndefined();
  });

  test('for a supplier are its own conversations and reviews', async () => {
    const before = await itemsFor('supplier');
    const supplierId = String((await backend.firestore.doc('users/demo-supplier').get()).get('supplierId'));
    await backend.firestore
      .doc('conversations/c1')
      .set({ supplierId, unread: { couple: 0, supplier: 3 }, lastMessage: { from: 'couple' } });
    await backend.firestore
      .doc('conversations/c2')
      .set({ supplierId: 'GB999999', unread: { couple: 0, supplier: 9 }, lastMessage: { from: 'couple' } });
    expect(await itemsFor('supplier')).toEqual({
      ...before,
      'messages-unread': (before['messages-unread'] ?? 0) + 3,
      'enquiries-unanswered': (before['enquiries-unanswered'] ?? 0) + 1,
    });
  });

  test('is counted where it lies: as little is read for a hundred conversations as for none [H-12]', async () => {
    const { firestore } = backend;
    const asked: string[] = [];
    // Counts what is sent to the database, by the client's method.
    const sending = firestore as unknown as Record<'request' | 'requestStream', (...given: unknown[]) => unknown>;
    const watched = (['request', 'requestStream'] as const).map((way) => {
      const send = sending[way].bind(firestore);
      return jest.spyOn(sending, way).mockImplementation((...given) => {
        asked.push(String(given[0]));
        return send(...given);
      });
    });
    const catalogue: WorkParts['catalogue'] = {
      count: () => {
        throw new Error('This is no supplier’s work.');
      },
      reviewsWithoutReply: () => 3,
    };
    const supplierId = 'GB777777';
    await firestore.doc(`suppliers/${supplierId}`).set({ owners: { 'busy-supplier': 'staff' } });
    const asking = async () => {
      asked.length = 0;
      const { items } = await workFor({ firestore, catalogue }, { uid: 'busy-supplier', kind: 'supplier' });
      return { counts: items.map(({ count }) => count), asked: asked.toSorted() };
    };
    const { asked: before } = await asking();
    const batch = firestore.batch();
    for (let index = 0; index < 100; index += 1)
      batch.set(firestore.doc(`conversations/busy-${index}`), {
        supplierId,
        unread: { couple: 0, supplier: 2 },
        lastMessage: { from: 'couple' },
      });
    await batch.commit();
    const after = await asking();
    for (const each of watched) each.mockRestore();
    expect(after).toEqual({ counts: [200, 100, 3], asked: before });
    expect(before).toEqual(['batchGetDocuments', ...Array<string>(3).fill('runAggregationQuery'), 'runQuery']);
  });

  test('is no enquiry that was closed without an answer', async () => {
    const before = await itemsFor('supplier');
    const supplierId = String((await backend.firestore.doc('users/demo-supplier').get()).get('supplierId'));
    const asked = { supplierId, unread: { couple: 0, supplier: 0 }, lastMessage: { from: 'couple' } };
    await backend.firestore.doc('conversations/ended').set({ ...asked, closedAt: Timestamp.now() });
    expect((await itemsFor('supplier'))['enquiries-unanswered']).toBe(before['enquiries-unanswered']);
  });

  test('is shown neither to couples, whatever their document says, nor to strangers', async () => {
    const ana = await backend.couple('ana');
    await backend.firestore.doc(`users/${ana.uid}`).update({ kind: 'moderator' });
    expect(await ask(ana.token)).toMatchObject({ status: 403, body: { error: { code: 'not-staff' } } });
    expect((await ask(null)).status).toBe(401);
  });
});
