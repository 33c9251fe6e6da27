import { type Review, type SupplierCard, type SupplierProfile } from '@posy/shared-contracts/entities';
import { noServices } from '#config/services';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

/** A stand-in for Google's service: it writes every text backwards, and remembers what it was asked. */
const backwards = () => {
  const asked: { url: string; key: string | null; body: { q: string[]; source: string; target: string } }[] = [];
  const google: typeof fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body)) as { q: string[]; source: string; target: string };
    asked.push({ url: String(url), key: new Headers(init?.headers).get('x-goog-api-key'), body });
    const translations = body.q.map((text) => ({ translatedText: [...text].reverse().join('') }));
    return Response.json({ data: { translations } });
  };
  return { asked, google };
};

const supplierIn = async (server: TestServer, countryCode: string): Promise<SupplierProfile> => {
  const found = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode, size: 1 } });
  const [{ id }] = found.body.results as [SupplierCard];
  return (await callEndpoint(server.url, 'supplier', { params: { id } })).body as unknown as SupplierProfile;
};
const translate = (server: TestServer, body: Record<string, unknown>) =>
  callEndpoint(server.url, 'translateSupplier', { body });

describe('with a translation service', () => {
  const { asked, google } = backwards();
  let server: TestServer;
  let german: SupplierProfile;
  beforeAll(async () => {
    server = await startTestServer(
      { services: { ...noServices, translationKey: 'the-key-of-google' } },
      { fetch: (url, init) => (String(url).startsWith('https://') ? google(url, init) : fetch(url, init)) },
    );
    german = await supplierIn(server, 'DE');
  });
  afterAll(() => server.stop());

  test('a supplier’s words come in the asked language, English by default, from the third party [S9-limits-09] [D-translation-01]', async () => {
    // The profile says its language, so that a screen offers another one.
    expect(german.language).toBe('de');
    const { status, body } = await translate(server, { supplierId: german.id, supplierCountry: 'DE' });
    expect(status).toBe(200);
    expect(body.language).toBe('en');
    const mirrored = (texts: string[]) => texts.map((text) => [...text].reverse().join(''));
    expect(body.words).toMatchObject({
      description: mirrored(german.description),
      highlights: mirrored(german.highlights),
      questions: german.questions.map(({ question, answer }) => ({
        question: mirrored([question])[0],
        answer: mirrored([answer])[0],
      })),
    });
    expect(asked[0]).toMatchObject({
      url: 'https://translation.googleapis.com/language/translate/v2',
      key: 'the-key-of-google',
      body: { source: 'de', target: 'en' },
    });
  });

  test('a review’s words and the reply come in the asked language, asked for once, and whose language is found out', async () => {
    const listed = await callEndpoint(server.url, 'reviews', { params: { id: german.id, page: '1', size: '50' } });
    const review = (listed.body['reviews'] as Review[]).find(({ reply }) => reply !== null);
    if (review?.reply == null) throw new Error('The supplier replied to nobody.');
    expect(review.language).toBe('de');
    const before = asked.length;
    const ask = (targetLang: string, reviewId = review.id) =>
      callEndpoint(server.url, 'translateReview', { body: { reviewId, targetLang } });
    const mirrored = (text: string) => [...text].reverse().join('');
    for (let time = 0; time < 2; time += 1)
      expect((await ask('en')).body).toEqual({
        title: mirrored(review.title),
        body: mirrored(review.body),
        reply: mirrored(review.reply.body),
      });
    expect(asked.length).toBe(before + 1);
    expect(asked[before]?.body.source).toBeUndefined();
    expect((await ask('xx')).body.error?.code).toBe('translation-language');
    expect((await ask('en', 'nobody')).body.error?.code).toBe('review-unknown');
  });

  test('takes which supplier, of which country, into which language: neither of the first two may be missing [S7-translate-01]', async () => {
    const whole = { supplierId: german.id, supplierCountry: 'DE', targetLang: 'es' };
    expect(await translate(server, whole)).toMatchObject({ status: 200, body: { language: 'es' } });
    expect(asked.at(-1)).toMatchObject({ body: { source: 'de', target: 'es' } });
    expect((await translate(server, { ...whole, supplierCountry: 'GB' })).status).toBe(404);
    expect((await translate(server, { ...whole, supplierId: 'DE000000' })).status).toBe(404);
    for (const missing of ['supplierId', 'supplierCountry'])
      expect(await translate(server, { ...whole, [missing]: undefined })).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-request' } },
      });
  });

  test('the service is asked once for the same words', async () => {
    const before = asked.length;
    const first = await translate(server, { supplierId: german.id, supplierCountry: 'DE', targetLang: 'fr' });
    const requests = asked.length - before;
    expect(requests).toBeGreaterThan(0);
    expect(await translate(server, { supplierId: german.id, supplierCountry: 'DE', targetLang: 'fr' })).toEqual(first);
    expect(asked.length).toBe(before + requests);
  });

  test('a supplier’s own language needs no translation', async () => {
    const before = asked.length;
    const { body } = await translate(server, { supplierId: german.id, supplierCountry: 'DE', targetLang: 'de' });
    expect(body.words).toMatchObject({ description: german.description });
    expect(asked.length).toBe(before);
  });

  test('a language that is not supported is refused [S8-translation-01]', async () => {
    for (const targetLang of ['tlh', 'xx', '', 'EN'])
      expect(await translate(server, { supplierId: german.id, supplierCountry: 'DE', targetLang })).toMatchObject({
        status: 400,
        body: { error: { code: 'translation-language' } },
      });
  });

  test('a supplier of another country is not known', async () => {
    expect((await translate(server, { supplierId: german.id, supplierCountry: 'FR' })).status).toBe(404);
  });
});

test('without a service the answer is that translation is not available here [D-translation-02]', async () => {
  const server = await startTestServer();
  const { id } = await supplierIn(server, 'GB');
  expect(await translate(server, { supplierId: id, supplierCountry: 'GB', targetLang: 'de' })).toMatchObject({
    status: 404,
    body: { error: { code: 'translation-unavailable', message: 'Translation is not available here.' } },
  });
  await server.stop();
});
