import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import {
  conversationSchema,
  costSchema,
  messageSchema,
  pricesOf,
  shortlistedSupplierSchema,
  weddingSchema,
} from '@posy/shared-contracts/entities';
import { ourPrice } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';
import { plain } from '../documents/plain';

// Enough suppliers for the couple to find one of each kind.
const backend = testBackend({ suppliers: 400 });

const readAll = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<(T & { id: string })[]> => {
  const { docs } = await backend.firestore.collection(path).get();
  return docs.map((document) => ({ ...v.parse(schema, plain(document.data())), id: document.id }));
};

test('who still waits for a word in the demo marries on a day to come [19]', async () => {
  const conversations = await readAll('conversations', conversationSchema);
  const today = new Date().toISOString().slice(0, 10);
  const open = conversations.filter(({ closedAt }) => closedAt === undefined);
  expect(open.length).toBeGreaterThan(5);
  expect(open.filter(({ weddingDate }) => weddingDate !== null && weddingDate < today)).toEqual([]);
});

test('the demo’s supplier sees its reply time beside its category’s [32]', async () => {
  const found = await callEndpoint(backend.server.url, 'demoAccounts', {});
  const accounts = found.body['accounts'] as { kind: string; email: string; password: string }[];
  const owner = accounts.find(({ kind }) => kind === 'supplier');
  if (owner === undefined) throw new Error('The demo has no supplier.');
  const { token, uid } = await signIn(backend.server.url, 'signInWithPassword', owner);
  const supplierId: unknown = (await backend.firestore.doc(`users/${uid}`).get()).get('supplierId');
  const { body } = await callEndpoint(backend.server.url, 'ownFigures', { token, body: { supplierId } });
  expect(body['replies']).toMatchObject({ medianMinutes: expect.any(Number) });
  expect(body['typicalReplyMinutes']).toBeGreaterThan(0);
});

describe('the demo’s couple', () => {
  test('likes several over several categories, with their towns: there is something to compare, and a visit [19]', async () => {
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const [wedding] = await readAll('weddings', weddingSchema);
    expect(suppliers.length).toBeGreaterThan(7);
    expect(wedding?.suppliers?.count).toBe(suppliers.length);
    expect(new Set(suppliers.map(({ type }) => type)).size).toBeGreaterThan(4);
    expect(suppliers.filter(({ type }) => type === 'photographers').length).toBeGreaterThan(1);
    expect(suppliers.filter(({ town, county }) => !town || !county)).toEqual([]);
    expect(suppliers.some(({ visitDate }) => typeof visitDate === 'string')).toBe(true);
  });

  test('marries in a venue that seats their guests, for about what it asks for', async () => {
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const venue = suppliers.find(({ type, booked }) => type === 'venues' && booked);
    const { body } = await callEndpoint(backend.server.url, 'supplier', { params: { id: venue?.id ?? '' } });
    const profile = body as unknown as EndpointOutput<'supplier'>;
    expect(profile.capacity).toBeGreaterThanOrEqual(95);
    const [wedding] = await readAll('weddings', weddingSchema);
    if (profile.price === null || venue === undefined) throw new Error('The venue has no price.');
    const asks = ourPrice(profile.price, { day: String(wedding?.date), guests: 95 }).price.amount;
    expect(Math.abs(asks / (pricesOf(venue).agreed?.amount ?? 0) - 1)).toBeLessThanOrEqual(0.2);
  });

  test('marries where its venue is, in the plan as in what it wrote to suppliers [18]', async () => {
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const venue = suppliers.find(({ type, booked }) => type === 'venues' && booked);
    const [wedding] = await readAll('weddings', weddingSchema);
    expect(wedding?.location).toMatchObject({ name: venue?.town, country: 'GB' });
    expect(wedding?.location?.adminArea).toContain(venue?.county);
    const events = (await backend.firestore.collection('weddings/demo-wedding/events').get()).docs;
    const places = events.map((event) => String(event.get('place')));
    expect(places.filter((place) => !place.endsWith(`, ${venue?.town}`))).toEqual([]);
    const messages = (await backend.firestore.collectionGroup('messages').get()).docs;
    expect(messages.some((message) => String(message.get('body')).includes(String(venue?.town)))).toBe(true);
  });

  test('says in its budget what its shortlist says, to the penny, and the wedding their sums [P-C1]', async () => {
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const costs = await readAll('weddings/demo-wedding/costs', costSchema);
    const stated = suppliers.flatMap((one) => {
      const { agreed, quoted } = pricesOf(one);
      const cost = costs.find(({ supplierId }) => supplierId === one.id);
      const price = agreed ?? quoted;
      return cost === undefined || price?.basis !== 'total' ? [] : [[one.name, price.amount, cost.actual]];
    });
    expect(stated.length).toBeGreaterThan(2);
    for (const [name, onShortlist, inBudget] of stated) expect([name, inBudget]).toEqual([name, onShortlist]);
    // Hundreds of pounds at the least: a hundredth of a price is a price of nobody.
    for (const [name, pence] of stated) expect([name, Number(pence) > 20_000]).toEqual([name, true]);
    const [wedding] = await readAll('weddings', weddingSchema);
    const sum = (of: 'actual' | 'estimate') => costs.reduce((total, cost) => total + cost[of], 0);
    expect(wedding?.costs).toEqual({ actual: sum('actual'), estimate: sum('estimate') });
  });

  test('says in the couple’s conversations what its shortlist says: prices, the day, the guests [19] [P-C1]', async () => {
    const conversations = (await readAll('conversations', conversationSchema)).filter(
      ({ weddingId }) => weddingId === 'demo-wedding',
    );
    expect(conversations.length).toBeGreaterThan(5);
    const suppliers = await readAll('weddings/demo-wedding/suppliers', shortlistedSupplierSchema);
    const answers = new Map(conversations.map((conversation) => [conversation.supplierId, conversation.answers]));
    const quoted = suppliers.filter(({ quotedPrice }) => quotedPrice != null);
    expect(quoted.length).toBeGreaterThan(1);
    expect(quoted.map(({ id, quotedPrice }) => [id, quotedPrice])).toEqual(
      quoted.map(({ id }) => [id, answers.get(id)?.quote?.price]),
    );
    const speaker = await backend.firestore.doc('users/demo-supplier').get();
    const photographer = String(speaker.get('supplierId'));
    const { body } = await callEndpoint(backend.server.url, 'supplier', { params: { id: photographer } });
    const [wedding] = await readAll('weddings', weddingSchema);
    expect(answers.get(photographer)?.date).toMatchObject({ day: wedding?.date, answer: 'free' });
    expect(body['busyDays']).not.toContain(wedding?.date);
    for (const { id } of conversations)
      for (const { body: words } of await readAll(`conversations/${id}/messages`, messageSchema))
        if (/guests/.test(words)) expect(words).toContain('95 guests');
    const states = conversations.map(({ closedReason, archived }) => closedReason ?? archived?.couple === true);
    expect(states).toEqual(expect.arrayContaining([false, true, 'not-available']));
  });
});
