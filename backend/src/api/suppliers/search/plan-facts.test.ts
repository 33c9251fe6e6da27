import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ourPrice } from '@posy/shared-contracts/rules';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

type SearchResults = EndpointOutput<'searchSuppliers'>;

const backend = testBackend({ suppliers: 400 }, { clock: () => Date.parse('2026-11-29T10:00:00Z') });
const search = async (body: Record<string, unknown> = {}): Promise<SearchResults> => {
  const asked = { body: { countryCode: 'GB', ...body } };
  const { status, body: answer } = await callEndpoint(backend.server.url, 'searchSuppliers', asked);
  expect(status).toBe(200);
  return answer as unknown as SearchResults;
};
const idsOf = ({ results }: SearchResults) => results.map(({ id }) => id);
const plan = { freeOnElse: '2027-10-02', guestsElse: 68, budgetsElse: { venues: 2_000_000, photographers: 2_000_000 } };

test.each([
  ['GB', 'barn that sleeps 12', 'Sleeps 12'],
  ['DE', 'Scheune mit 12 Betten', 'Betten für 12'],
  ['FR', 'grange 12 couchages', 'Couchages pour 12'],
])('%s: a number of beds is said in its language: “%s” [17]', async (countryCode, text, label) => {
  expect((await search({ countryCode, text })).understood?.parts).toContainEqual(
    expect.objectContaining({ kind: 'feature', label }),
  );
});

describe('the couple’s own facts', () => {
  test('count where a search says nothing, and are named [17] [R1-03]', async () => {
    const ours = await search({ category: 'venues', ...plan });
    expect(ours.countedIn).toEqual(['date', 'guests', 'budget']);
    expect(ours.askedFor).toEqual({ day: '2027-10-02', guests: 68 });
    const chosen = await search({ category: 'venues', freeOn: '2027-10-02', guests: 68, priceMax: 2_000_000 });
    expect(idsOf(ours)).toEqual(idsOf(chosen));
    expect(chosen.countedIn).toEqual([]);
    // A lowest price says what to spend, too.
    const dear = await search({ category: 'venues', ...plan, priceMin: 1_000_000 });
    expect(dear.countedIn).toEqual(['date', 'guests']);
  });

  test('where nobody is near the couple’s place, the nearest of the country come first, before paid ones, with their distance [S-1]', async () => {
    const far = { ...plan, areaElse: 'Bath', radiusElse: 1, sort: 'distance' };
    const found = await search({ category: 'venues', ...far, budgetsElse: {} });
    expect(found.areaElse).toBe(false);
    const away = found.results.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(away.length).toBeGreaterThan(3);
    expect(away[0]).toBeLessThan(200);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    const best = await search({ category: 'venues', ...far, sort: 'recommended', budgetsElse: {} });
    expect(best.results.map(({ id }) => id)).toEqual(found.results.map(({ id }) => id));
    expect(best.understood?.paid).toEqual([]);
    expect([found.distanceFrom, best.distanceFrom]).toEqual(['Bath', 'Bath']);
  });

  test('a place that is asked for goes before the couple’s: all distances are from there, and it is named', async () => {
    const found = await search({ category: 'venues', area: 'York', radiusKm: 200, sort: 'distance', areaElse: 'Bath' });
    expect(found.distanceFrom).toBe('York');
    const away = found.results.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(away.length).toBeGreaterThan(0);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    const typed = await search({ text: 'venues near York', areaElse: 'Bath', radiusKm: 200, sort: 'distance' });
    expect(typed.distanceFrom).toBe('York');
    expect(typed.results.map(({ distanceKm }) => distanceKm)).toEqual(
      found.results.map(({ distanceKm }) => distanceKm),
    );
    expect((await search({ category: 'venues' })).distanceFrom).toBeNull();
  });

  test.each([
    ['Saturday in June 2027 barn', ['guests', 'budget'], { day: null, guests: 68 }],
    ['barn for 120 in June', ['budget'], { day: null, guests: 120 }],
    ['barn next summer', ['guests', 'budget'], { day: null, guests: 68 }],
    ['barn on 19 June 2027', ['guests', 'budget'], { day: '2027-06-19', guests: 68 }],
    ['barn under £9000', ['date', 'guests'], { day: '2027-10-02', guests: 68 }],
    ['barn', ['date', 'guests', 'budget'], { day: '2027-10-02', guests: 68 }],
    ['photographer', ['date', 'budget'], { day: '2027-10-02', guests: 68 }],
  ])('give way to what is typed: “%s” [17]', async (text, countedIn, askedFor) => {
    expect(await search({ text, ...plan })).toMatchObject({ countedIn, askedFor });
  });

  test('are the same list as the typed words alone, when these say everything [17]', async () => {
    const text = 'venue for 40 guests under £30000 on 19 June 2027';
    expect(idsOf(await search({ text, ...plan }))).toEqual(idsOf(await search({ text })));
  });

  test('a month in the words goes before a chosen day too: nobody is left out for another month [17]', async () => {
    const text = 'venues in June 2027';
    const chosen = await search({ text, freeOn: '2027-10-02' });
    expect(chosen.total).toBe((await search({ text })).total);
    expect(chosen.askedFor).toEqual({ day: null, guests: null });
  });

  test('the place fills in where the words name none, with its own distance, and gives way where they do [17]', async () => {
    const [one] = (await search({ category: 'venues' })).results;
    const place = { areaElse: one?.town ?? '', radiusElse: 40 };
    const ours = await search({ text: 'venue', ...place });
    expect(ours).toMatchObject({ areaElse: true, countedIn: ['place'] });
    expect(idsOf(ours)).toEqual(idsOf(await search({ text: 'venue', area: one?.town, radiusKm: 40 })));
    const elsewhere = await search({ text: 'venue in Cornwall', ...place });
    expect(elsewhere).toMatchObject({ areaElse: false, countedIn: [] });
    expect(elsewhere.total).toBe((await search({ text: 'venue in Cornwall' })).total);
  });

  test('a budget or a place that leaves nobody does not count, and is not named [17]', async () => {
    const everybody = await search({ category: 'venues' });
    const nobody = await search({ category: 'venues', areaElse: 'Nowhere at all', budgetsElse: { venues: 1 } });
    expect(nobody).toMatchObject({ total: everybody.total, countedIn: [] });
  });

  test('a supplier’s name leads to it first, whatever they are [17]', async () => {
    const some = (await search({ category: 'venues' })).results.slice(0, 6);
    for (const { id, name } of some) {
      const found = await search({
        text: name,
        ...plan,
        guestsElse: 100_000,
        budgetsElse: { venues: 1 },
        areaElse: 'Penzance',
      });
      expect({ first: found.results[0]?.id, countedIn: found.countedIn }).toEqual({ first: id, countedIn: [] });
    }
  });
});

describe('the lowest price of each category', () => {
  test('is that of the suppliers who are found, for the couple’s day and guests, and is of all of them in the directory', async () => {
    const day = { freeOn: '2027-10-02', guests: 68 };
    const whole = await search({ ...day, area: 'Bath', radiusKm: 200 });
    const priced = whole.categories.filter(({ from }) => from != null);
    expect(priced.length).toBeGreaterThan(5);
    for (const { category, from } of priced.slice(0, 4)) {
      const cards: SearchResults['results'] = [];
      for (let page = 1, last = false; !last; page += 1) {
        const one = await search({ ...day, area: 'Bath', radiusKm: 200, category, size: 60, page });
        cards.push(...one.results);
        last = one.nextPageToken === null;
      }
      const asked = { day: day.freeOn, guests: day.guests };
      const prices = cards.flatMap(({ price }) => (price === null ? [] : ourPrice(price, asked).price.amount));
      expect([category, from?.price.amount, from?.isPerHead]).toEqual([category, Math.min(...prices), false]);
    }
    const all = await callEndpoint(backend.server.url, 'supplierCategories', { params: { country: 'GB' } });
    const { categories } = all.body as unknown as EndpointOutput<'supplierCategories'>;
    const caterers = categories.find(({ category }) => category === 'caterers');
    expect(caterers?.from).toMatchObject({ price: { currency: 'GBP' }, isPerHead: true });
    const { categories: unasked } = await search();
    expect(unasked.find(({ category }) => category === 'caterers')?.from).toEqual(caterers?.from);
  });

  test('is not said of a search that names one category, or in words', async () => {
    const named = [
      ...(await search({ category: 'venues' })).categories,
      ...(await search({ text: 'barn' })).categories,
    ];
    expect(named.filter((one) => 'from' in one)).toEqual([]);
  });
});
