import { type SupplierCard } from '@posy/shared-contracts/entities';
import { Timestamp } from 'firebase-admin/firestore';
import { type OpenFirestore } from '#server/firebase';
import { createPerson, openAsBackend, speakFor } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let database: OpenFirestore;
/** Figures are remembered for ten minutes. */
let ahead = 0;
const hour = 3_600_000;
const day = 24 * hour;
let quick: SupplierCard;
let fresh: SupplierCard;

const search = async (body: object = {}) =>
  (await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 5, ...body } })).body[
    'results'
  ] as SupplierCard[];

const ask = async (supplierId: string, count: number): Promise<void> => {
  const batch = database.firestore.batch();
  for (let at = 1; at <= count; at += 1) {
    const createdAt = Date.now() - (at + 3) * day;
    batch.set(database.firestore.doc(`conversations/replies-${supplierId}-${at}`), {
      supplierId,
      memberUids: [],
      createdAt: Timestamp.fromMillis(createdAt),
      ...(at < 5 && { firstReplyAt: Timestamp.fromMillis(createdAt + at * hour) }),
    });
  }
  await batch.commit();
};

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => Date.now() + ahead });
  database = openAsBackend(server);
  // The demo's own suppliers have conversations already.
  const found = (await search({ size: 20 })).slice(-2);
  const [first, second] = found;
  if (first === undefined || second === undefined) throw new Error('The catalogue is too small.');
  [quick, fresh] = [first, second];
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

const profileOf = async ({ id }: SupplierCard) => (await callEndpoint(server.url, 'supplier', { params: { id } })).body;

test('card and profile say how soon and how often a supplier answers, from five enquiries on, and nothing before', async () => {
  await ask(quick.id, 5);
  await ask(fresh.id, 4);
  ahead += 11 * 60_000;
  const figures = { enquiries: 5, medianMinutes: 150, answeredPercent: 80 };
  const cards = await search({ size: 20 });
  expect(cards.find(({ id }) => id === quick.id)?.replies).toEqual(figures);
  expect(cards.find(({ id }) => id === fresh.id)?.replies).toBeNull();
  expect((await profileOf(quick))['replies']).toEqual(figures);
});

test('a profile says that its people are away, until the last day of it', async () => {
  const person = await createPerson(server, 'away');
  await speakFor(database.firestore, person, fresh.id);
  const account = database.firestore.doc(`suppliers/${fresh.id}`);
  expect((await profileOf(fresh))['away']).toBeNull();
  await account.update({ away: { text: 'At a fair.', until: '2999-01-01' } });
  expect((await profileOf(fresh))['away']).toEqual({ text: 'At a fair.', until: '2999-01-01' });
  await account.update({ away: { text: '\u202eAt a\u200b fair.', until: null } });
  expect((await profileOf(fresh))['away']).toEqual({ text: 'At a fair.', until: null });
  await account.update({ away: { text: '\u200b\u2800', until: null } });
  expect((await profileOf(fresh))['away']).toBeNull();
  await account.update({ away: { text: 'At a fair.', until: '2020-01-01' } });
  expect((await profileOf(fresh))['away']).toBeNull();
});

test('a supplier’s day ends at their midnight, not at the world’s', async () => {
  const person = await createPerson(server, 'summer');
  await speakFor(database.firestore, person, fresh.id);
  const away = { text: 'By the sea.', until: '2099-07-01' };
  await database.firestore.doc(`suppliers/${fresh.id}`).update({ away });
  const before = ahead;
  const at = async (moment: string) => {
    ahead = Date.parse(moment) - Date.now();
    return (await profileOf(fresh))['away'];
  };
  // London's clocks are an hour ahead in summer.
  expect([await at('2099-07-01T22:30:00Z'), await at('2099-07-01T23:30:00Z')]).toEqual([away, null]);
  ahead = before;
});
