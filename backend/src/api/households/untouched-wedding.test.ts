import { type Couple, createCouple, openAsBackend } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let time = Date.parse('2026-11-01T10:00:00Z');
let server: TestServer;
let database: ReturnType<typeof openAsBackend>;
const places = {
  US: { country: 'US', language: 'en', locale: 'en-US', currency: 'USD' },
  DE: { country: 'DE', language: 'de', locale: 'de-DE', currency: 'EUR' },
};

beforeAll(async () => {
  server = await startTestServer({}, { clock: () => time });
  database = openAsBackend(server);
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** A wedding whose events nobody ever touched, with one guest and the link of their household. */
const untouched = async (name: string, country: keyof typeof places) => {
  time = Date.parse('2026-11-01T10:00:00Z');
  const couple: Couple = await createCouple(server, database.firestore, name);
  const wedding = database.firestore.doc(`weddings/${couple.weddingId}`);
  await wedding.update({ l10n: places[country] });
  await wedding
    .collection('guests')
    .doc('kit')
    .set({ name: 'Kit', head: null, contacts: { email: null }, notes: '' });
  const body = { weddingId: couple.weddingId, householdIds: ['kit'] };
  const { body: made } = await callEndpoint(server.url, 'createHouseholdLinks', { token: couple.token, body });
  const token = (made['links'] as { token: string }[])[0]?.token ?? '';
  const people = { kit: { events: { main: 'yes' }, meal: '', diets: [], allergens: [], dietNotes: '' } };
  return {
    couple,
    wedding,
    people,
    token,
    openedAt: async (): Promise<unknown> => (await wedding.collection('households').doc('kit').get()).get('openedAt'),
    answer: (at: string) => {
      time = Date.parse(at);
      return callEndpoint(server.url, 'answerInvitation', { params: { token }, body: { people } });
    },
  };
};

test('the wedding itself can be answered before the couple touched it, by guests and by the couple [case a09]', async () => {
  const { couple, people, token, answer } = await untouched('a09-events', 'US');
  const { body } = await callEndpoint(server.url, 'householdInvitation', { params: { token } });
  expect(body).toMatchObject({
    events: [{ id: 'main', type: 'main', date: '2027-06-05' }],
    people: [{ id: 'kit', events: ['main'] }],
  });
  expect(await answer('2026-11-01T10:05:00Z')).toMatchObject({ status: 200, body: { attending: 1, declined: 0 } });
  const byPhone = { weddingId: couple.weddingId, people };
  const call = { token: couple.token, params: { householdId: 'kit' }, body: byPhone };
  expect(await callEndpoint(server.url, 'answerForHousehold', call)).toMatchObject({
    status: 200,
    body: { attending: 1 },
  });
});

test.each([
  ['US', '2027-05-02T00:30:00Z', 200],
  ['US', '2027-05-02T06:59:00Z', 200],
  ['US', '2027-05-02T13:00:00Z', 409],
  ['DE', '2027-05-01T21:59:00Z', 200],
  ['DE', '2027-05-01T22:01:00Z', 409],
] as const)('the last day to answer of a wedding in %s at %s: %i [case a09]', async (country, at, status) => {
  const { wedding, answer } = await untouched(`a09-${country}-${Date.parse(at)}`.toLowerCase(), country);
  await wedding.collection('website').doc('site').set({ answersUntil: '2027-05-01' });
  expect((await answer(at)).status).toBe(status);
});

test('only its own page says that a household looked, or its answer [case a09]', async () => {
  const looked = await untouched('a09-looked', 'DE');
  const address = `${server.url}/api/invitation/${looked.token}`;
  await fetch(address, { method: 'HEAD' });
  await fetch(address);
  expect(await looked.openedAt()).toBeNull();
  const opened = await callEndpoint(server.url, 'openInvitation', { params: { token: looked.token } });
  expect([opened.status, await looked.openedAt()]).toEqual([200, expect.anything()]);
  const answered = await untouched('a09-answered', 'DE');
  await answered.answer('2026-11-02T10:00:00Z');
  expect(await answered.openedAt()).not.toBeNull();
});
