import { randomUUID } from 'node:crypto';
import { createPerson, speakFor, userDocument } from '#testing/people';
import { testEnquiries } from '#testing/talk/test-enquiries';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 400 });
const { supplierAt, send, conversationOf } = testEnquiries(backend);

describe('a conversation', () => {
  const demo = async (kind: 'couple' | 'supplier') => {
    const account = backend.server.demoAccounts?.find((candidate) => candidate.kind === kind);
    if (account === undefined) throw new Error(`There is no demo ${kind}.`);
    return signIn(backend.server.url, 'signInWithPassword', account);
  };

  test('carries messages of both sides and counts what the other has not read [S4-inbox-02] [S4-inbox-04] [S4-inbox-05]', async () => {
    const [couple, supplier] = await Promise.all([demo('couple'), demo('supplier')]);
    const conversations = await backend.firestore
      .collection('conversations')
      .where('memberUids', 'array-contains', supplier.uid)
      .where('weddingId', '==', 'demo-wedding')
      .get();
    const id = String(conversations.docs[0]?.id);
    const say = (token: string, body: string) =>
      callEndpoint(backend.server.url, 'sendMessage', {
        token,
        params: { id },
        body: { clientId: randomUUID(), body },
      });
    const read = (token: string) =>
      callEndpoint(backend.server.url, 'updateConversation', { token, params: { id }, body: { read: true } });
    const unread = async (): Promise<unknown> =>
      (await backend.firestore.doc(`conversations/${id}`).get()).get('unread');

    expect(await unread()).toEqual({ couple: 1, supplier: 0 });
    expect((await say(couple.token, 'At two in the afternoon.')).status).toBe(200);
    expect((await say(supplier.token, 'Thank you!')).status).toBe(200);
    expect(await unread()).toEqual({ couple: 2, supplier: 1 });
    expect((await read(couple.token)).status).toBe(200);
    expect((await read(couple.token)).status).toBe(200);
    expect(await unread()).toEqual({ couple: 0, supplier: 1 });

    const stranger = await backend.couple('outsider');
    expect((await say(stranger.token, 'Hello')).status).toBe(403);
    expect((await read(stranger.token)).status).toBe(403);
  });

  test('carries the couple’s names and day to the supplier, from the couple alone [S7-inbox-update-01]', async () => {
    const couple = await backend.couple('renamed');
    const supplier = await backend.couple('speaker');
    const { body } = await send(couple, supplierAt(0));
    const id = String(body.conversationId);
    const update = (token: string, sent: Record<string, unknown>) =>
      callEndpoint(backend.server.url, 'updateConversation', { token, params: { id }, body: sent });
    const shown = async () => {
      const { coupleName, weddingDate, unread } =
        (await conversationOf(supplierAt(0), couple.weddingId)).conversation ?? {};
      return { coupleName, weddingDate, unread };
    };
    await backend.firestore.doc(`conversations/${id}`).update({ 'unread.couple': 2 });
    const user = { name: ' Ana and Luca ', weddingDate: '2027-07-10' };
    expect(await update(couple.token, { read: true, user })).toEqual({ status: 200, body: {} });
    const now = { coupleName: 'Ana and Luca', weddingDate: '2027-07-10', unread: { couple: 0, supplier: 1 } };
    expect(await shown()).toEqual(now);

    for (const wrong of [
      { ...user, name: '  ' },
      { ...user, name: 'x'.repeat(201) },
      { ...user, weddingDate: 'soon' },
    ])
      expect(await update(couple.token, { read: true, user: wrong })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-request' } },
      });
    const stranger = await backend.couple('renamer');
    expect((await update(stranger.token, { read: true, user })).status).toBe(403);
    await speakFor(backend.firestore, supplier, supplierAt(0));
    expect(await update(supplier.token, { read: true, user: { ...user, name: 'Somebody else' } })).toMatchObject({
      status: 403,
      body: { error: { code: 'not-allowed' } },
    });
    expect(await shown()).toEqual(now);
  });

  test('is answered by the owner of the profile that was asked, not by the owner of another one [S6-supplier-01]', async () => {
    const couple = await backend.couple('asking');
    const conversation = String((await send(couple, supplierAt(1))).body.conversationId);
    const ownerOf = async (name: string, supplierId: string) => {
      const owner = await createPerson(backend.server, name);
      await speakFor(backend.firestore, owner, supplierId);
      return owner;
    };
    const answer = ({ token }: { token: string }) =>
      callEndpoint(backend.server.url, 'sendMessage', {
        token,
        params: { id: conversation },
        body: { clientId: randomUUID(), body: 'The fifth is free.' },
      });
    const asked = await ownerOf('asked', supplierAt(1));
    expect((await answer(await ownerOf('neighbour', supplierAt(2)))).status).toBe(403);
    const pretender = await createPerson(backend.server, 'pretender');
    const profile = { ...userDocument(pretender.email, null), kind: 'supplier', supplierId: supplierAt(1) };
    await backend.firestore.doc(`users/${pretender.uid}`).set(profile);
    expect((await answer(pretender)).status).toBe(403);
    expect((await answer(asked)).status).toBe(200);
    const { messages } = await conversationOf(supplierAt(1), couple.weddingId);
    expect(messages.filter(({ from }) => from === 'supplier').map(({ senderUid }) => senderUid)).toEqual([asked.uid]);
  });

  test('stores a message that is sent twice once', async () => {
    const couple = await backend.couple('again');
    const { body } = await send(couple, supplierAt(0));
    const clientId = randomUUID();
    const call = () =>
      callEndpoint(backend.server.url, 'sendMessage', {
        token: couple.token,
        params: { id: String(body.conversationId) },
        body: { clientId, body: 'One more thing.' },
      });
    expect((await Promise.all([call(), call()])).map(({ status }) => status)).toEqual([200, 200]);
    const { conversation, messages } = await conversationOf(supplierAt(0), couple.weddingId);
    expect(messages).toHaveLength(2);
    expect(conversation?.unread.supplier).toBe(2);
    expect(conversation?.custom.repliedByCouple).not.toBeNull();
  });
});
