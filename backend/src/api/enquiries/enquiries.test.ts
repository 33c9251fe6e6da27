import { randomUUID } from 'node:crypto';
import { endpoints } from '@posy/shared-contracts/endpoints';
import { weddingSchema } from '@posy/shared-contracts/entities';
import { conversationId, sharedFacts, sharedOf } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple, weddingDocument } from '#testing/people';
import { solveCaptcha } from '#testing/solve-captcha';
import { enquiryWords, testEnquiries } from '#testing/talk/test-enquiries';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';

const backend = testBackend({ suppliers: 800 });
const { supplierAt, publicIdAt, send, conversationOf } = testEnquiries(backend);
const message = enquiryWords;

describe('an enquiry', () => {
  test('is sent in the shape of the specification, and keeps where it came from [S3-enquiry-01]', async () => {
    const ana = await backend.couple('whole-shape');
    const supplierId = supplierAt(11);
    const whole = {
      clientId: randomUUID(),
      profileId: supplierId,
      message,
      intent: 'visit',
      budgetMatch: true,
      contactedSupplier: publicIdAt(11),
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

  test.each([
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

  test('starts the conversation of wedding and supplier with its first message [S4-enquiry-03]', async () => {
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

  test.each([true, false])(
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

  test('leaves out what the couple withhold, and goes on doing so when a page tells who they are [19]', async () => {
    const couple = await backend.couple('withholding');
    const reference = backend.firestore.doc(`weddings/${couple.weddingId}`);
    await reference.update({
      location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
      guests: { count: 95, evening: 20, attending: 0, declined: 0 },
    });
    const withheld = ['evening', 'date', 'place'];
    const body = { clientId: randomUUID(), profileId: supplierAt(3), message, budgetMatch: false, withheld };
    const sent = await callEndpoint(backend.server.url, 'sendEnquiry', { token: couple.token, body });
    expect(sent.status).toBe(200);
    const shown = async () => {
      const { conversation } = await conversationOf(supplierAt(3), couple.weddingId);
      if (conversation === null) throw new Error('There is a conversation.');
      return sharedOf(conversation);
    };
    const expected = {
      names: 'Ana and Lou',
      date: null,
      place: null,
      guests: { day: 75, evening: 0 },
      budgetMatch: false,
      withheld: ['date', 'place', 'evening'] as const,
    };
    expect(await shown()).toEqual(expected);
    const wedding = v.parse(weddingSchema, plain((await reference.get()).data()));
    expect(sharedFacts(wedding, { budgetMatch: false, withheld: expected.withheld })).toEqual(expected);
    const user = { name: 'Ana and Luca', weddingDate: '2027-06-05' };
    const params = { id: String(sent.body['conversationId']) };
    const answer = await callEndpoint(backend.server.url, 'updateConversation', {
      token: couple.token,
      params,
      body: { read: true, user },
    });
    expect(answer.status).toBe(200);
    expect(await shown()).toEqual({ ...expected, names: 'Ana and Luca' });
  });

  test('takes out of a conversation that goes on what the couple withhold now, and tells no day later [19]', async () => {
    const couple = await backend.couple('withholding-late');
    const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
    await wedding.update({ date: '2027-06-05', guests: { count: 95, evening: 20, attending: 0, declined: 0 } });
    const first = await send(couple, supplierAt(4), randomUUID());
    const reference = backend.firestore.doc(`conversations/${String(first.body['conversationId'])}`);
    expect((await reference.get()).get('weddingDate')).toBe('2027-06-05');
    const body = { clientId: randomUUID(), profileId: supplierAt(4), message, budgetMatch: false };
    const withheld = ['date', 'guests'];
    await callEndpoint(backend.server.url, 'sendEnquiry', { token: couple.token, body: { ...body, withheld } });
    const user = { name: 'Ana and Lou', weddingDate: '2027-06-12' };
    await callEndpoint(backend.server.url, 'updateConversation', {
      token: couple.token,
      params: { id: reference.id },
      body: { read: true, user },
    });
    expect((await reference.get()).data()).toMatchObject({
      weddingDate: null,
      shared: { guests: null, budgetMatch: false, withheld },
    });
  });

  test('that is sent twice is stored once, also when both arrive together', async () => {
    const couple = await backend.couple('twice');
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(couple, supplierAt(0), clientId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { conversation, messages } = await conversationOf(supplierAt(0), couple.weddingId);
    expect(messages).toHaveLength(1);
    expect(conversation?.unread.supplier).toBe(1);
  });

  test('goes on in no conversation of another wedding, whose id may lead there [H-01]', async () => {
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

  test('may be open ten times in a category, and continued after that [D-enquiry-limit-01]', async () => {
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

  test.each([
    ['too short', 'Hello', 'enquiry-message-too-short'],
    ['full of links', `Look: ${'https://example.com/a '.repeat(4)}`, 'enquiry-message-too-many-links'],
  ])('is refused when its message is %s [D-enquiry-message-01] [D-enquiry-message-02]', async (_case, text, code) => {
    const couple = await backend.couple(code);
    expect(await send(couple, supplierAt(0), randomUUID(), text)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });

  test('is counted by the wedding’s id alone: the call carries no payload [S7-enquiry-count-01]', async () => {
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
    // Query parameters neither turn the call to another wedding nor narrow it.
    expect(await count(`?id=${other.weddingId}&weddingId=${other.weddingId}&category=venues`)).toEqual(answer);
  });

  test('needs a sign-in, a wedding and a supplier', async () => {
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

  test('is never sent for a wedding of others', async () => {
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
