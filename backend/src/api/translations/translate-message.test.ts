import { randomUUID } from 'node:crypto';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { noServices } from '#config/services';
import { type Couple, createCouple, createPerson, openAsBackend, type Person, speakFor } from '#testing/people';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

const words = 'Guten Tag, ist der fünfte Juni noch frei?';
const backwards = (text: string): string => [...text].reverse().join('');

/** A stand-in for Google’s service: it writes every text backwards while it is there, and remembers what it was asked. */
const asked: unknown[] = [];
let isThere = true;
const google: typeof fetch = async (_url, init) => {
  if (!isThere) return new Response('', { status: 503 });
  const body = JSON.parse(String(init?.body)) as { q: string[] };
  asked.push(body);
  return Response.json({ data: { translations: body.q.map((text) => ({ translatedText: backwards(text) })) } });
};

interface TranslationWorld {
  server: TestServer;
  couple: Person;
  supplier: Person;
  stranger: Couple;
  /** The conversation, and the enquiry in it. */
  params: { id: string; messageId: string };
  close: () => Promise<void>;
}

/** A couple that asked a supplier something in German. */
const makeWorld = async (
  translationKey: string | null,
  translationLetters = noServices.translationLetters,
): Promise<TranslationWorld> => {
  const server = await startTestServer(
    { services: { ...noServices, translationKey, translationLetters } },
    { fetch: (url, init) => (String(url).startsWith('https://') ? google(url, init) : fetch(url, init)) },
  );
  const database = openAsBackend(server);
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 3 } });
  const [, one] = found.body.results as SupplierCard[];
  if (one === undefined) throw new Error('The catalogue is too small.');
  const couple = await createCouple(server, database.firestore, 'asking');
  const stranger = await createCouple(server, database.firestore, 'stranger');
  const supplier = await createPerson(server, 'asked');
  await speakFor(database.firestore, supplier, one.id);
  const { body } = await callEndpoint(server.url, 'sendEnquiry', {
    token: couple.token,
    body: { clientId: randomUUID(), profileId: one.id, message: words },
  });
  const close = async () => {
    await database.close();
    await server.stop();
  };
  const params = { id: String(body['conversationId']), messageId: String(body['messageId']) };
  return { server, couple, supplier, stranger, params, close };
};

const translate = (
  { server, params }: TranslationWorld,
  token: string | null,
  body: object = { targetLang: 'en' },
  at = {},
) =>
  callEndpoint(server.url, 'translateMessage', {
    params: { ...params, ...at },
    body: { ...body },
    ...(token !== null && { token }),
  });

describe('with a translation service', () => {
  let world: TranslationWorld;
  beforeAll(async () => {
    world = await makeWorld('the-key-of-google');
  });
  afterAll(() => world.close());

  test('a message’s words come in the asked language, for both sides; the service hears of them once, and of nothing else [19]', async () => {
    const { supplier, couple } = world;
    expect(await translate(world, supplier.token)).toMatchObject({
      status: 200,
      body: { language: 'en', body: backwards(words) },
    });
    expect((await translate(world, couple.token)).body['body']).toBe(backwards(words));
    expect(asked).toEqual([{ q: [words], target: 'en', format: 'text' }]);
  });

  test('of a message with a price the words around it come too, and the price stays as it is [19]', async () => {
    const { server, supplier, couple, params } = world;
    const price = { amount: 210_000, currency: 'GBP', basis: 'total', condition: 'Zehn Stunden' };
    const quote = { price, includes: 'Zwei Fotografen, ein Album', validUntil: null };
    const sent = await callEndpoint(server.url, 'sendMessage', {
      token: supplier.token,
      params: { id: params.id },
      body: { clientId: randomUUID(), body: 'Unser Preis.', content: { kind: 'quote', quote } },
    });
    expect(sent.status).toBe(200);
    const answer = await translate(world, couple.token, {}, { messageId: sent.body['messageId'] });
    expect(answer.body).toEqual({
      language: 'en',
      body: backwards('Unser Preis.'),
      quote: { condition: backwards('Zehn Stunden'), includes: backwards('Zwei Fotografen, ein Album') },
    });
  });

  test('nobody else has a message translated, nor one of another conversation [19]', async () => {
    const { stranger, couple } = world;
    expect((await translate(world, null)).status).toBe(401);
    expect(await translate(world, stranger.token)).toMatchObject({
      status: 403,
      body: { error: { code: 'not-a-member' } },
    });
    expect((await translate(world, couple.token, {}, { id: 'other' })).status).toBe(403);
    expect(await translate(world, couple.token, {}, { messageId: 'other' })).toMatchObject({
      status: 404,
      body: { error: { code: 'message-unknown' } },
    });
  });

  test('says into what it translates [19]', async () => {
    const { body } = await callEndpoint(world.server.url, 'translations', {});
    expect(body['languages']).toEqual(expect.arrayContaining(['en', 'de', 'fr']));
  });

  test('a language that is not supported is refused', async () => {
    for (const targetLang of ['tlh', 'EN', ''])
      expect(await translate(world, world.couple.token, { targetLang })).toMatchObject({
        status: 400,
        body: { error: { code: 'translation-language' } },
      });
  });

  test('a failure of the service is reported, and the next press asks it again [19]', async () => {
    isThere = false;
    expect(await translate(world, world.couple.token, { targetLang: 'fr' })).toMatchObject({
      status: 503,
      body: { error: { code: 'translation-failed' } },
    });
    isThere = true;
    expect((await translate(world, world.couple.token, { targetLang: 'fr' })).status).toBe(200);
  });
});

test('without a service the answer is that translation is not available here [D-translation-02]', async () => {
  const world = await makeWorld(null);
  expect(await translate(world, world.couple.token)).toMatchObject({
    status: 404,
    body: { error: { code: 'translation-unavailable' } },
  });
  expect((await callEndpoint(world.server.url, 'translations', {})).body).toEqual({ languages: [] });
  await world.close();
});

test('once the day’s letters are spent nobody has more of them sent, by a message or by a supplier’s profile; what is known still comes', async () => {
  const world = await makeWorld('the-key-of-google', words.length);
  const { couple, server } = world;
  const spent = { status: 503, body: { error: { code: 'translation-failed' } } };
  asked.length = 0;
  expect((await translate(world, couple.token)).status).toBe(200);
  expect(await translate(world, couple.token, { targetLang: 'fr' })).toMatchObject(spent);
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'DE', size: 1 } });
  const [german] = found.body.results as SupplierCard[];
  const profile = { supplierId: String(german?.id), supplierCountry: 'DE' };
  expect(await callEndpoint(server.url, 'translateSupplier', { body: profile })).toMatchObject(spent);
  expect((await translate(world, couple.token)).body['body']).toBe(backwards(words));
  expect(asked).toHaveLength(1);
  await world.close();
});
