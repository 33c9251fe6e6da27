import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { guestBandOf, seasonOf, type SupplierCard } from '@posy/shared-contracts/entities';
import { ourPrice } from '@posy/shared-contracts/rules';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const weddings = async (body: Record<string, unknown>) =>
  (await callEndpoint(server.url, 'realWeddings', { body: { countryCode: 'GB', size: 500, ...body } }))
    .body as EndpointOutput<'realWeddings'>;
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('real weddings to browse', () => {
  test('come newest first, with who, when, where and how many', async () => {
    const { total, results, facets } = await weddings({});
    expect(total).toBe(results.length);
    expect(total).toBeGreaterThan(0);
    const days = results.map(({ uploadedAt }) => uploadedAt);
    expect(days).toEqual([...days].sort().reverse());
    for (const counts of Object.values(facets)) expect(sumOf(counts)).toBe(total);
  });

  test('are narrowed by season, guests, style, colours and county, and each count is what its filter gives', async () => {
    const { facets } = await weddings({});
    for (const [filter, counts] of Object.entries(facets))
      for (const [value, count] of Object.entries(counts).slice(0, 3))
        expect((await weddings({ [filter]: value })).total).toBe(count);
    const [first] = (await weddings({ season: 'summer' })).results;
    if (first !== undefined) expect(seasonOf(first.date)).toBe('summer');
    for (const { guests } of (await weddings({ guests: 'to-100' })).results) expect(guestBandOf(guests)).toBe('to-100');
  });

  test('have pages of the size that is asked for', async () => {
    const all = (await weddings({})).results.map(({ id }) => id);
    const second = await weddings({ size: 2, page: 2 });
    expect(second.results.map(({ id }) => id)).toEqual(all.slice(2, 4));
  });

  test('are listed one by one, with their story and the suppliers who did the work', async () => {
    const [first] = (await weddings({})).results;
    const { status, body } = await callEndpoint(server.url, 'realWedding', { params: { id: first?.id ?? '' } });
    const reported = body as EndpointOutput<'realWedding'>;
    expect(status).toBe(200);
    expect(reported.story.length).toBeGreaterThan(1);
    expect(reported.suppliers.length).toBeGreaterThan(0);
    const unknown = await callEndpoint(server.url, 'realWedding', { params: { id: 'rw-gb-none' } });
    expect({ status: unknown.status, code: unknown.body.error?.code }).toEqual({
      status: 404,
      code: 'real-wedding-unknown',
    });
  });
});

describe('what a real wedding came to', () => {
  test('is what the cards of its suppliers ask for such a day and so many guests, in its own currency', async () => {
    const { results } = await weddings({ countryCode: 'GB', size: 5 });
    const [first] = results;
    if (first === undefined) throw new Error('The test catalogue has no weddings.');
    const expected: unknown[] = [];
    for (const { supplierId } of first.suppliers) {
      const { body } = await callEndpoint(server.url, 'supplier', { params: { id: supplierId } });
      const { price } = body as unknown as SupplierCard;
      const asked = { day: first.date, guests: first.guests };
      if (price !== null) expected.push({ supplierId, price: ourPrice(price, asked).price });
    }
    expect(first.costs).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    const { body } = await callEndpoint(server.url, 'realWedding', { params: { id: first.id } });
    expect(body['costs']).toEqual(expected);
  });
});

describe('suppliers to recommend', () => {
  const somewhere = async (): Promise<SupplierCard> => {
    const { body } = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
    const card = (body.results as SupplierCard[]).find(({ type }) => type !== 'venues');
    if (card === undefined) throw new Error('The test catalogue has venues only.');
    return card;
  };
  const recommend = async (body: Record<string, unknown>) =>
    (await callEndpoint(server.url, 'recommendedSuppliers', { body: { countryCode: 'GB', ...body } }))
      .body as EndpointOutput<'recommendedSuppliers'>;

  test('are no venues unless venues are requested, and neither score nor tier is shown', async () => {
    const { county } = await somewhere();
    const local = await recommend({ area: county, profileScoreBelow: 1, size: 100 });
    expect(local.results.every(({ type }) => type !== 'venues')).toBe(true);
    const venues = await recommend({ area: county, category: 'venues', profileScoreBelow: 1, size: 20 });
    expect(venues.results.every(({ type }) => type === 'venues')).toBe(true);
    for (const result of [...local.results, ...venues.results])
      expect(Object.keys(result)).toEqual(expect.not.arrayContaining(['tier', 'profileScore']));
  });

  test.each(['venues', undefined])(
    'of %s are the same by whatever bounds: nobody finds a score or tier',
    async (of) => {
      const { county } = await somewhere();
      const idsOf = async (body: Record<string, unknown>) =>
        (await recommend({ area: county, category: of, size: 500, ...body })).results.map(({ id }) => id);
      const own = await idsOf({ profileScoreBelow: 0.7 });
      if (of === undefined) expect(own.length).toBeGreaterThan(0);
      for (const bounds of [{ profileScoreBelow: 0 }, { profileScoreBelow: 1 }, { profileScoreBelow: 0.6, tierMin: 4 }])
        expect(await idsOf(bounds)).toEqual(own);
    },
  );

  test('an area that nobody knows is left for the place around it, and the country is none', async () => {
    const { county } = await somewhere();
    const inCounty = await recommend({ area: county, profileScoreBelow: 1, size: 100 });
    expect(await recommend({ area: 'Nowhere Lane', location: [county], profileScoreBelow: 1, size: 100 })).toEqual(
      inCounty,
    );
    expect(await recommend({ area: 'Nowhere Lane', profileScoreBelow: 1 })).toEqual({
      total: 0,
      distanceFrom: null,
      results: [],
    });
  });
});
