import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierCard, type SupplierCategory } from '@posy/shared-contracts/entities';
import { categoryContent } from '#catalogue/content/content';
import { distanceKm as kmBetween } from '#catalogue/search/places/distance';
import { paidPlaces, rankingWeights } from '#catalogue/search/ranking/weights';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const search = async (body: Record<string, unknown>) => {
  const answer = await callEndpoint(server.url, 'searchSuppliers', { body });
  return answer.body as EndpointOutput<'searchSuppliers'>;
};

const firstSupplier = async (): Promise<SupplierCard> => {
  const [supplier] = (await search({ countryCode: 'GB', size: 1 })).results;
  if (supplier === undefined) throw new Error('The test catalogue is empty.');
  return supplier;
};

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...namesIn(member),
  ]);
};

describe('the directory', () => {
  test('finds suppliers of a country, with counts by category', async () => {
    const { total, results, categories } = await search({ countryCode: 'GB', size: 5 });
    expect(results).toHaveLength(5);
    expect(results.every(({ countryCode }) => countryCode === 'GB')).toBe(true);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('refuses a page of more than 500 [D-page-limit-01]', async () => {
    const { status, body } = await callEndpoint(server.url, 'searchSuppliers', {
      body: { countryCode: 'GB', size: 501 },
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid-request', message: expect.stringMatching(/^size: /) });
  });

  test('understands a sentence, and says what was read as what', async () => {
    const { understood } = await search({ countryCode: 'GB', text: 'florsit near Bath under £5000', size: 5 });
    expect(understood?.parts.map(({ kind, text, without }) => [kind, text, without])).toEqual([
      ['category', 'florsit', 'near Bath under £5000'],
      ['place', 'near Bath', 'florsit under £5000'],
      ['budget', 'under £5000', 'florsit near Bath'],
    ]);
    expect(understood?.correction).toEqual({
      text: 'florist near Bath under £5000',
      area: '',
      words: [{ typed: 'florsit', read: 'florist' }],
    });
  });

  test('never takes an unknown place for a real one, corrects a wrong letter, and shows what comes near', async () => {
    const nowhere = await search({ countryCode: 'GB', category: 'venues', area: 'Wakanda', size: 5 });
    expect(nowhere).toMatchObject({ total: 0, understood: { unknownPlaces: ['Wakanda'] } });
    expect(nowhere.understood?.close).not.toHaveLength(0);
    const typed = await search({ countryCode: 'GB', category: 'venues', area: 'Surey', size: 5 });
    const meant = await search({ countryCode: 'GB', category: 'venues', area: 'Surrey', size: 5 });
    expect(typed.understood?.correction?.area).toBe('Surrey');
    expect(typed.results).toEqual(meant.results);
  });

  test('an unknown place in the words is left out of them by the way to search everywhere', async () => {
    const { total, understood } = await search({ countryCode: 'GB', text: 'venue in Wakanda', size: 5 });
    const everywhere = await search({ countryCode: 'GB', text: 'venue', size: 5 });
    expect(total).toBe(0);
    expect(understood?.rescue).toEqual([{ drop: 'place', total: everywhere.total, without: 'venue' }]);
    const abroad = await search({ countryCode: 'GB', text: 'venue in Tuscany for 60', size: 5 });
    expect(abroad.understood?.rescue.find(({ drop }) => drop === 'place')?.without).toBe('venue for 60');
  });

  test('the place of a list and who comes near it have positions, as far apart as is said [17]', async () => {
    const asked = { countryCode: 'GB', category: 'venues', area: 'Bath', radiusKm: 1, size: 24 };
    const { understood } = await search(asked);
    const middle = understood?.place?.location ?? null;
    const near = understood?.close ?? [];
    expect(middle).not.toBeNull();
    expect(near).not.toHaveLength(0);
    for (const { distanceKm, location } of near) {
      const [from, to] = [middle, location].map((at) => ({ lat: at?.latitude ?? 0, lng: at?.longitude ?? 0 }));
      expect(from && to && kmBetween(from, to)).toBeCloseTo(distanceKm ?? -1, 0);
    }
  });

  test('tells the weights that the order is made of', async () => {
    const { ranking } = await search({ countryCode: 'GB', size: 1 });
    expect(ranking).toEqual({ weights: rankingWeights, paid: paidPlaces });
  });

  test('gives the first pictures of each supplier only where they are asked for, that of its card first', async () => {
    const venues = { countryCode: 'GB', category: 'venues', size: 3 };
    for (const one of (await search(venues)).results) expect(one).not.toHaveProperty('pictures');
    for (const { id, picture, pictures } of (await search({ ...venues, withPictures: true })).results) {
      const { body } = await callEndpoint(server.url, 'supplier', { params: { id } });
      expect(pictures).toEqual((body as EndpointOutput<'supplier'>).pictures.slice(0, 5));
      expect(pictures?.[0]).toEqual(picture);
    }
    const { understood } = await search({ ...venues, area: 'Wakanda', withPictures: true });
    expect(understood?.close.map(({ supplier }) => (supplier.pictures ?? []).length)).toContain(5);
  });

  test('suggests suppliers and places from searchTerm, type, size, lockCategory and countryCode [S7-suggestions-01]', async () => {
    const { name, type } = await firstSupplier();
    const body = { searchTerm: name.slice(0, 5), type: 'supplier', size: 3, lockCategory: type, countryCode: 'GB' };
    const answer = await callEndpoint(server.url, 'searchSuggestions', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.places).toEqual([]);
    expect(answer.body.suppliers).toContainEqual(expect.objectContaining({ name, type }));
  });

  test('gives a profile by id, public id or slug, with an optional object as body [S7-supplier-fetch-01] [S7-supplier-data-01]', async () => {
    const { id, publicId, slug } = await firstSupplier();
    const [byId, byPublicId, bySlug] = await Promise.all(
      [id, publicId, slug].map((key) => callEndpoint(server.url, 'supplier', { params: { id: key } })),
    );
    expect(byId).toMatchObject({ status: 200, body: { id } });
    expect(byPublicId).toEqual(byId);
    expect(bySlug).toEqual(byId);
    const post = (body: string | undefined) =>
      fetch(`${server.url}/api/supplier/${id}`, {
        method: 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body,
      });
    for (const body of [undefined, '{}']) {
      const answer = await post(body);
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 200, body: { id } });
    }
    expect((await post('7')).status).toBe(400);
  });

  test('answers 404 for a supplier that there is not', async () => {
    const { status, body } = await callEndpoint(server.url, 'supplier', { params: { id: 'GB000000' } });
    expect({ status, code: body.error?.code }).toEqual({ status: 404, code: 'supplier-unknown' });
  });

  test('says features and styles in the language of whoever reads [18]', async () => {
    const { id, type } = await firstSupplier();
    const own = await callEndpoint(server.url, 'supplier', { params: { id } });
    const german = await callEndpoint(server.url, 'supplier', { params: { id }, body: { locale: 'de-DE' } });
    const known = categoryContent(type as SupplierCategory).features;
    const inGerman = (own.body.features as string[]).map(
      (label) => known.find(({ labels }) => labels['en-GB'] === label)?.labels['de-DE'] ?? label,
    );
    expect(german.body.features).toEqual(inGerman);
    expect(german.body.features).not.toEqual(own.body.features);
    const other = await fetch(`${server.url}/api/supplier/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale: 'xx' }),
    });
    expect(other.status).toBe(400);
  });

  test('lets no internal field of a supplier out', async () => {
    const { id } = await firstSupplier();
    const answers = await Promise.all([
      callEndpoint(server.url, 'supplier', { params: { id } }),
      callEndpoint(server.url, 'reviews', { params: { id, page: '1' } }),
      callEndpoint(server.url, 'topReviews', { params: { id } }),
      callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 50 } }),
    ]);
    const names = new Set(answers.flatMap(({ body }) => namesIn(body)));
    for (const internal of [
      'internal',
      'hasBadDebtCoupleside',
      'contactEmail',
      'email',
      'user',
      'tier',
      'profileScore',
    ])
      expect(names).not.toContain(internal);
  });

  test('gives reviews, the top ones and their statistics [S7-feedback-list-02] [S7-top-feedback-01] [S7-reviews-rating-01]', async () => {
    const { id, rating } = await firstSupplier();
    const [page, top, statistics] = await Promise.all([
      callEndpoint(server.url, 'reviews', { params: { id, page: '1' } }),
      callEndpoint(server.url, 'topReviews', { params: { id } }),
      callEndpoint(server.url, 'reviewsRating', { params: { id } }),
    ]);
    expect(page.body).toMatchObject({ total: rating.count, page: 1 });
    expect((top.body.reviews as unknown[]).length).toBeLessThanOrEqual(3);
    const histogram = statistics.body.histogram as number[];
    expect(statistics.body).toMatchObject({ average: rating.average, count: rating.count });
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(rating.count);
  });

  test('guesses the country of a visitor without any payload [S7-viewer-country-01]', async () => {
    const country = async (headers: Record<string, string>): Promise<unknown> =>
      (await fetch(`${server.url}/viewer-country`, { headers })).json();
    expect(await country({ 'accept-language': 'de-DE,de;q=0.8' })).toEqual({ country: 'DE' });
    expect(await country({ 'cf-ipcountry': 'NL', 'accept-language': 'de-DE' })).toEqual({ country: 'NL' });
    expect(await country({ 'accept-language': 'pt' })).toEqual({ country: 'GB' });
  });
});
