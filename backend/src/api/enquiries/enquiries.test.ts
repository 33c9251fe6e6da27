import { randomUUID } from 'node:crypto';
import { endpoints } from '@posy/shared-contracts/endpoints';
import { conversationSchema, messageSchema, weddingSchema, type SupplierCard } from '@posy/shared-contracts/entities';
import { conversationId, sharedFacts, sharedOf } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { createPerson, userDocument, weddingDocument, type Couple } from '#testing/people';
import { callEndpoint, signIn } from '#testing/test-server';
import { plain } from '../plain';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';

const backend = testBackend({ suppliers: 400 });
let suppliers: SupplierCard[];

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category: 'photographers', size: 50 },
  });
  // The first one is recommended most, and so the demo supplier's: somebody already speaks for it.
  suppliers = (found.body.results as SupplierCard[]).slice(1);
});

const supplierAt = (index: number): string => suppliers[index]?.id ?? 'missing';
const message = 'Hello, are you free on the fifth of June?';

const send = (couple: Couple, profileId: string, clientId: string = randomUUID(), text = message) =>
  callEndpoint(backend.server.url, 'sendEnquiry', {
    token: couple.token,
    body: { clientId, profileId, message: text },
  });

const conversationOf = async (supplierId: string, weddingId: string) => {
  const reference = backend.firestore.doc(`conversations/${conversationId(supplierId, weddingId)}`);
  const [conversation, messages] = await Promise.all([reference.get(), reference.collection('messages').get()]);
  return {
    conversation: conversation.exists ? v.parse(conversationSchema, plain(conversation.data())) : null,
    messages: messages.docs.map((document) => ({ id: document.id, ...v.parse(messageSchema, plain(document.data())) })),
  };
};

describe('an enquiry', () => {
  it('is sent in the shape of the specification, and keeps where it came from [S3-enquiry-01]', async () => {
    const ana = await backend.couple('whole-shape');
    const supplierId = supplierAt(11);
    const whole = {
      clientId: randomUUID(),
      profileId: supplierId,
      message,
      intent: 'visit',
      budgetMatch: true,
      contactedSupplier: suppliers[20]?.publicId,
      source: 'concierge',
      captchaToken: await solveCaptcha(backend.server.url),
    };
    const sent = await callEndpoint(backend.server.url, 'sendEnquiry', { token: ana.token, body: whole });
    expect(sent.status).toBe(200);
    const stored = await backend.firestore.doc(`conversations/${conversationId(supplierId, ana.weddingId)}`).get();
    expect(stored.get('enquiry')).toEqual({ intent: 'visit', budgetMatch: true, source: 'concierge' });
    const again = await callEndpoint(backend.server.url, 'sendEnquiry', { token: ana.token, body: whole });
    expect(again).toEqual(sent);
  });

  it.each([
    ['a form that names another supplier', () => ({ contactedSupplier: supplierAt(13) }), 'enquiry-other-supplier'],
    ['a form that names none that there is', () => ({ contactedSupplier: 'GB999999' }), 'supplier-unknown'],
    ['a captcha that nobody solved', () => ({ captchaToken: 'c29sdmVk' }), 'captcha-failed'],
  ])('is refused for %s', async (what, changes, code) => {
    const ana = await backend.couple(what.replaceAll(' ', '-'));
    const body = { clientId: randomUUID(), profileId: supplierAt(12), message, ...changes() };
    const answer = await callEndpoint(backend.server.url, 'sendEnquiry', { token: ana.token, body });
    expect(answer.body.error).toMatchObject({ code });
    expect((await conversationOf(supplierAt(12), ana.weddingId)).conversation).toBeNull();
  });

  it('starts the conversation of wedding and supplier with its first message', async () => {
    const couple = await backend.couple('starts');
    const clientId = randomUUID();
    const { status, body } = await send(couple, supplierAt(0), clientId);
    const id = conversationId(supplierAt(0), couple.weddingId);
    expect({ status, body }).toEqual({ status: 200, body: { conversationId: id, messageId: clientId } });
    const { conversation, messages } = await conversationOf(supplierAt(0), couple.weddingId);
    expect(conversation).toMatchObject({
      supplierId: supplierAt(0),
      coupleName: 'Ana and Lou',
      weddingDate: '2027-06-05',
      memberUids: [couple.uid],
      unread: { couple: 0, supplier: 1 },
      lastMessage: { body: message, from: 'couple' },
      custom: { repliedByCouple: null },
    });
    expect(messages).toEqual([
      expect.objectContaining({ id: clientId, from: 'couple', senderUid: couple.uid, body: message }),
    ]);
  });

  it.each([true, false])(
    'shows the supplier what the form said it would, and nothing else of the wedding (price fits: %s)',
    async (budgetMatch) => {
      const couple = await backend.couple(`shown-${budgetMatch}`);
      const reference = backend.firestore.doc(`weddings/${couple.weddingId}`);
      await reference.update({
        location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
        budget: 2_000_000,
      });
      await reference.update({ guests: { count: 95, evening: 20, attending: 0, declined: 0 } });
      const body = { clientId: randomUUID(), profileId: supplierAt(3), message, budgetMatch };
      await callEndpoint(backend.server.url, 'sendEnquiry', { token: couple.token, body });
      const { conversation } = await conversationOf(supplierAt(3), couple.weddingId);
      if (conversation === null) throw new Error('There is a conversation.');
      const wedding = v.parse(weddingSchema, plain((await reference.get()).data()));
      expect(sharedOf(conversation)).toEqual(sharedFacts(wedding, { budgetMatch }));
      expect(sharedOf(conversation)).toEqual({
        names: 'Ana and Lou',
        date: '2027-06-05',
        place: 'Bath',
        guests: { day: 75, evening: 20 },
        budgetMatch,
      });
      expect(JSON.stringify(conversation)).not.toContain('2000000');
      expect(conversation.picture).toMatchObject({ category: 'photographers', seed: expect.any(String) });
    },
  );

  it('that is sent twice is stored once, also when both arrive together', async () => {
    const couple = await backend.couple('twice');
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(couple, supplierAt(0), clientId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { conversation, messages } = await conversationOf(supplierAt(0), couple.weddingId);
    expect(messages).toHaveLength(1);
    expect(conversation?.unread.supplier).toBe(1);
  });

  it('goes on in no conversation of another wedding, whose id may lead there [H-01]', async () => {
    // Couples choose their wedding's id, and one that is a supplier's changes places with it.
    const [one, other] = [supplierAt(0), supplierAt(1)];
    const [first, second] = [await backend.couple('named-one'), await backend.couple('named-other')];
    const move = async ({ uid }: Couple, weddingId: string) => {
      await backend.firestore.doc(`weddings/${weddingId}`).set(weddingDocument({ [uid]: 'owner' }));
      await backend.firestore.doc(`users/${uid}`).update({ weddingId });
    };
    await move(first, other);
    await move(second, one);
    expect(conversationId(one, other)).toBe(conversationId(other, one));
    expect((await send(first, one)).status).toBe(200);
    expect((await send(second, other)).body.error?.code).toBe('not-a-member');
    const { conversation, messages } = await conversationOf(one, other);
    expect([conversation?.memberUids, messages.length]).toEqual([[first.uid], 1]);
  });

  it('may be open ten times in a category, and continued after that [D-enquiry-limit-01]', async () => {
    const couple = await backend.couple('limit');
    for (let index = 0; index < 10; index += 1) expect((await send(couple, supplierAt(index))).status).toBe(200);
    const eleventh = await send(couple, supplierAt(10));
    expect(eleventh).toMatchObject({ status: 409, body: { error: { code: 'enquiry-limit-reached' } } });
    expect((await conversationOf(supplierAt(10), couple.weddingId)).conversation).toBeNull();
    expect((await send(couple, supplierAt(3))).status).toBe(200);
    const count = await callEndpoint(backend.server.url, 'enquiryCount', {
      token: couple.token,
      params: { id: couple.weddingId },
    });
    expect(count.body).toEqual({ open: { photographers: 10 }, limit: 10 });
  });

  it.each([
    ['too short', 'Hello', 'enquiry-message-too-short'],
    ['full of links', `Look: ${'https://example.com/a '.repeat(4)}`, 'enquiry-message-too-many-links'],
  ])('is refused when its message is %s [D-enquiry-message-01] [D-enquiry-message-02]', async (_case, text, code) => {
    const couple = await backend.couple(code);
    expect(await send(couple, supplierAt(0), randomUUID(), text)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });

  it('is counted by the wedding’s id alone: the call carries no payload [S7-enquiry-count-01]', async () => {
    const couple = await backend.couple('counted');
    const other = await backend.couple('uncounted');
    await send(couple, supplierAt(0));
    expect(endpoints.enquiryCount).toMatchObject({ method: 'GET', path: '/api/enquiries/count/:id' });
    expect(Object.keys(endpoints.enquiryCount.body.entries)).toEqual([]);
    const count = (query: string) =>
      fetch(`${backend.server.url}/api/enquiries/count/${couple.weddingId}${query}`, {
        headers: { authorization: `Bearer ${couple.token}` },
      }).then((response) => response.json());
    const answer = { open: { photographers: 1 }, limit: 10 };
    expect(await count('')).toEqual(answer);
    // What is sent along neither turns the call to another wedding nor narrows it.
    expect(await count(`?id=${other.weddingId}&weddingId=${other.weddingId}&category=venues`)).toEqual(answer);
  });

  it('needs a sign-in, a wedding and a supplier', async () => {
    const body = { clientId: randomUUID(), profileId: supplierAt(0), message };
    expect((await callEndpoint(backend.server.url, 'sendEnquiry', { body })).status).toBe(401);
    const { token } = await signIn(backend.server.url, 'signUp', {
      email: 'nobody@example.com',
      password: 'three quiet herons',
    });
    expect((await callEndpoint(backend.server.url, 'sendEnquiry', { body, token })).status).toBe(403);
    const couple = await backend.couple('stranger');
    expect((await send(couple, 'GB000000')).status).toBe(404);
  });

  it('is never sent for a wedding of others', async () => {
    const victim = await backend.couple('victim');
    const thief = await backend.couple('thief');
    await backend.firestore.doc(`users/${thief.uid}`).update({ weddingId: victim.weddingId });
    expect((await send(thief, supplierAt(0))).status).toBe(403);
    const count = await callEndpoint(backend.server.url, 'enquiryCount', {
      token: thief.token,
      params: { id: victim.weddingId },
    });
    expect(count.status).toBe(403);
  });
});

describe('a conversation', () => {
  const demo = async (kind: 'couple' | 'supplier') => {
    const account = backend.server.demoAccounts?.find((candidate) => candidate.kind === kind);
    if (account === undefined) throw new Error(`There is no demo ${kind}.`);
    return signIn(backend.server.url, 'signInWithPassword', account);
  };

  it('carries messages of both sides and counts what the other has not read [S4-inbox-02] [S4-inbox-04] [S4-inbox-05]', async () => {
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

  it('carries the couple’s names and day to the supplier, from the couple alone [S7-inbox-update-01]', async () => {
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
    await backend.firestore.doc(`users/${supplier.uid}`).update({ kind: 'supplier', supplierId: supplierAt(0) });
    expect(await update(supplier.token, { read: true, user: { ...user, name: 'Somebody else' } })).toMatchObject({
      status: 403,
      body: { error: { code: 'not-allowed' } },
    });
    expect(await shown()).toEqual(now);
  });

  it('is answered by the owner of the profile that was asked, not by the owner of another one [S6-supplier-01]', async () => {
    const couple = await backend.couple('asking');
    const conversation = String((await send(couple, supplierAt(1))).body.conversationId);
    const ownerOf = async (name: string, supplierId: string) => {
      const owner = await createPerson(backend.server, name);
      const profile = { ...userDocument(owner.email, null), kind: 'supplier', supplierId };
      await backend.firestore.doc(`users/${owner.uid}`).set(profile);
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
    expect((await answer(asked)).status).toBe(200);
    const { messages } = await conversationOf(supplierAt(1), couple.weddingId);
    expect(messages.filter(({ from }) => from === 'supplier').map(({ senderUid }) => senderUid)).toEqual([asked.uid]);
  });

  it('stores a message that is sent twice once', async () => {
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
