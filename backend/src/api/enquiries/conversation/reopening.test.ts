import { randomUUID } from 'node:crypto';
import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { conversationSchema, conversationState, type SupplierCard } from '@posy/shared-contracts/entities';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Couple, createPerson, type Person, speakFor, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { closeSilent } from '../close-silent';

const backend = testBackend({ suppliers: 400 });
const day = 24 * 3_600_000;
let photographers: SupplierCard[];
let cake: SupplierCard;
let supplier: Person;

const ofType = async (category: string, size: number): Promise<SupplierCard[]> =>
  (await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size, category } })).body[
    'results'
  ] as SupplierCard[];

const firstOf = <T>(found: readonly T[]): T => {
  const [first] = found;
  if (first === undefined) throw new Error('The catalogue is too small.');
  return first;
};

beforeAll(async () => {
  photographers = await ofType('photographers', enquiryLimits.openPerCategory + 1);
  cake = firstOf(await ofType('cakes', 1));
  supplier = await createPerson(backend.server, 'supplier');
  await backend.firestore.doc(`users/${supplier.uid}`).set({ ...userDocument(supplier.email, null), kind: 'supplier' });
  await speakFor(backend.firestore, supplier, firstOf(photographers).id);
});

const call = async (name: EndpointName, { token }: Person, params: Record<string, string>, body: object = {}) => {
  const answer = await callEndpoint(backend.server.url, name, { params, body: { ...body }, token });
  return { ...answer, code: answer.body.error?.code ?? 'done' };
};

const enquire = async (couple: Couple, { id }: SupplierCard): Promise<string> => {
  const asked = { clientId: randomUUID(), profileId: id, message: 'Are you free on our day in June?' };
  return String((await call('sendEnquiry', couple, {}, asked)).body['conversationId']);
};

const stateOf = async (id: string) => {
  const stored = plain((await backend.firestore.doc(`conversations/${id}`).get()).data());
  const state = conversationState(v.parse(conversationSchema, stored));
  return state.state === 'open' ? 'open' : state.reason;
};

const openOf = async (couple: Couple) =>
  (await call('enquiryCount', couple, { id: couple.weddingId })).body['open'] as Record<string, number>;

const say = (person: Person, id: string) =>
  call('sendMessage', person, { id }, { clientId: randomUUID(), body: 'Hello again.' });

describe('a booking', () => {
  const follow = (couple: Couple, { id, type }: SupplierCard, isBooked: boolean) =>
    call('followBooking', couple, { weddingId: couple.weddingId }, { supplierId: id, supplierType: type, isBooked });

  test('ends the other conversations of its category, once, and brings back those alone when it is taken back', async () => {
    const couple = await backend.couple('booking');
    const [booked, other, declined] = [photographers[0], photographers[1], photographers[2]].map((one) =>
      firstOf([one]),
    );
    if (booked === undefined || other === undefined || declined === undefined) throw new Error('Too few suppliers.');
    const ids = {
      booked: await enquire(couple, booked),
      other: await enquire(couple, other),
      declined: await enquire(couple, declined),
      cake: await enquire(couple, cake),
    };
    await call('closeConversation', couple, { id: ids.declined }, { reason: 'not-needed' });
    const states = async () => Promise.all(Object.values(ids).map(stateOf));
    const first = await follow(couple, booked, true);
    expect(first.body['conversations']).toEqual([{ id: ids.other, supplierId: other.id }]);
    expect((await follow(couple, booked, true)).body['conversations']).toEqual([]);
    expect(await states()).toEqual(['open', 'booked-elsewhere', 'not-needed', 'open']);
    expect(await openOf(couple)).toEqual({ photographers: 1, cakes: 1 });
    expect((await follow(couple, booked, false)).body['conversations']).toHaveLength(1);
    expect(await states()).toEqual(['open', 'open', 'not-needed', 'open']);
  });

  test('leaves the conversation with somebody who is booked beside it', async () => {
    const couple = await backend.couple('booking-two');
    const [first, second, other] = photographers;
    if (first === undefined || second === undefined || other === undefined) throw new Error('Too few suppliers.');
    const ids = [await enquire(couple, first), await enquire(couple, second), await enquire(couple, other)];
    await backend.firestore
      .doc(`weddings/${couple.weddingId}/suppliers/${first.id}`)
      .set({ booked: true }, { merge: true });
    expect((await follow(couple, second, true)).body['conversations']).toEqual([{ id: ids[2], supplierId: other.id }]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['open', 'open', 'booked-elsewhere']);
  });

  test('brings back no more than the limit leaves room for, the liveliest first [D-enquiry-limit-01]', async () => {
    const couple = await backend.couple('booking-limit');
    const limit = enquiryLimits.openPerCategory;
    const ids: string[] = [];
    for (const one of photographers.slice(0, limit)) ids.push(await enquire(couple, one));
    const elsewhere = { ...cake, type: 'photographers' as const };
    expect((await follow(couple, elsewhere, true)).body['conversations']).toHaveLength(limit);
    const meanwhile = photographers[limit];
    if (meanwhile === undefined) throw new Error('Too few suppliers.');
    const asked = await enquire(couple, meanwhile);
    const [oldest, ...others] = ids;
    if (oldest === undefined) throw new Error('Nothing was asked.');
    const longAgo = Timestamp.fromMillis(Date.now() - day);
    await backend.firestore.doc(`conversations/${oldest}`).update({ 'lastMessage.createdAt': longAgo });
    expect((await follow(couple, elsewhere, false)).body['conversations']).toHaveLength(limit - 1);
    expect(await openOf(couple)).toEqual({ photographers: limit });
    expect(await Promise.all([asked, ...others].map(stateOf))).toEqual(Array.from({ length: limit }, () => 'open'));
    expect(await stateOf(oldest)).toBe('booked-elsewhere');
    // Said again, it opens nothing more; once there is room, its couple opens it.
    expect((await follow(couple, elsewhere, false)).body['conversations']).toEqual([]);
    await call('closeConversation', couple, { id: asked }, { reason: 'not-needed' });
    expect((await call('reopenConversation', couple, { id: oldest })).code).toBe('done');
  });

  test('is followed for their own wedding only, by those who may write for it', async () => {
    const [couple, stranger] = [await backend.couple('own-booking'), await backend.couple('other-booking')];
    const id = await enquire(couple, firstOf(photographers));
    const body = { supplierId: cake.id, supplierType: 'photographers', isBooked: true };
    for (const person of [stranger, supplier])
      expect((await call('followBooking', person, { weddingId: couple.weddingId }, body)).code).toBe('not-a-member');
    expect(await stateOf(id)).toBe('open');
  });
});

describe('a closed conversation', () => {
  test('is opened again by the side that closed it', async () => {
    const couple = await backend.couple('reopen');
    const id = await enquire(couple, firstOf(photographers));
    await call('closeConversation', supplier, { id }, { reason: 'not-available' });
    expect((await call('reopenConversation', couple, { id })).code).toBe('not-reopenable');
    expect((await call('reopenConversation', supplier, { id })).code).toBe('done');
    expect((await call('reopenConversation', supplier, { id })).code).toBe('done');
    expect((await say(supplier, id)).code).toBe('done');
  });

  test('stays closed once its wedding is deleted, whoever or whatever closed it before', async () => {
    const couple = await backend.couple('reopen-deleted');
    const id = await enquire(couple, firstOf(photographers));
    await call('closeConversation', supplier, { id }, { reason: 'not-available' });
    const gone = { weddingId: couple.weddingId, confirmation: 'Ana & Lou' };
    expect((await call('deleteWedding', couple, {}, gone)).code).toBe('done');
    expect((await call('reopenConversation', supplier, { id })).code).toBe('not-reopenable');
    expect(await stateOf(id)).toBe('wedding-deleted');
  });

  test('takes a place of the limit again, if there is one', async () => {
    const couple = await backend.couple('reopen-limit');
    const ids: string[] = [];
    for (const photographer of photographers.slice(0, enquiryLimits.openPerCategory))
      ids.push(await enquire(couple, photographer));
    const id = firstOf(ids);
    await call('closeConversation', couple, { id }, { reason: 'not-needed' });
    const last = photographers[enquiryLimits.openPerCategory];
    if (last === undefined) throw new Error('Too few suppliers.');
    const taken = await enquire(couple, last);
    expect((await call('reopenConversation', couple, { id })).code).toBe('enquiry-limit-reached');
    await call('closeConversation', couple, { id: taken }, { reason: 'not-needed' });
    expect((await call('reopenConversation', couple, { id })).code).toBe('done');
    expect(await openOf(couple)).toEqual({ photographers: enquiryLimits.openPerCategory });
  });
});

describe('a conversation in which nobody wrote for 60 days', () => {
  const fallSilent = (id: string, days: number) =>
    backend.firestore
      .doc(`conversations/${id}`)
      .update({ 'lastMessage.createdAt': Timestamp.fromMillis(Date.now() - days * day) });

  test('is closed by nobody, frees its place, and is opened again by either side', async () => {
    const couple = await backend.couple('silent');
    const silent = await enquire(couple, firstOf(photographers));
    const quiet = await enquire(couple, cake);
    await fallSilent(silent, 61);
    await fallSilent(quiet, 59);
    await closeSilent(backend.firestore, Date.now());
    expect([await stateOf(silent), await stateOf(quiet)]).toEqual(['silence', 'open']);
    expect(await openOf(couple)).toEqual({ cakes: 1 });
    expect((await say(supplier, silent)).body.error?.message).toBe(
      'Nobody has written here for a long time: open it again to write.',
    );
    const again = {
      clientId: randomUUID(),
      profileId: firstOf(photographers).id,
      message: 'Are you still free on our day?',
    };
    expect((await call('sendEnquiry', couple, {}, again)).code).toBe('done');
    expect(await stateOf(silent)).toBe('open');
    await fallSilent(silent, 61);
    await closeSilent(backend.firestore, Date.now() + 2000);
    expect(await stateOf(silent)).toBe('open');
    await closeSilent(backend.firestore, Date.now() + 2 * day);
    expect(await stateOf(quiet)).toBe('silence');
  });
});
