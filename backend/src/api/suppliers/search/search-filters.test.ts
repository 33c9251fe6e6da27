import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ourPrice } from '@posy/shared-contracts/rules';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

type SearchResults = EndpointOutput<'searchSuppliers'>;

const backend = testBackend({ suppliers: 400 });
const ask = (body: Record<string, unknown>) =>
  callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', ...body } });
const search = async (body: Record<string, unknown> = {}): Promise<SearchResults> => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(200);
  return answer as unknown as SearchResults;
};
/** Every page, one after the other by their tokens. */
const allOf = async (body: Record<string, unknown> = {}): Promise<SearchResults['results']> => {
  const pages = [await search({ ...body, size: 30 })];
  for (let token = pages[0]?.nextPageToken; token != null; token = pages.at(-1)?.nextPageToken)
    pages.push(await search({ ...body, size: 30, pageToken: token }));
  return pages.flatMap(({ results }) => results);
};
const idsOf = (results: SearchResults['results']) => results.map(({ id }) => id).sort();
const profileOf = async (id: string) =>
  (await callEndpoint(backend.server.url, 'supplier', { params: { id } })).body as EndpointOutput<'supplier'>;

/** Finds a supplier whose profile was generated with a day on which it is taken. */
const takenByItsProfile = async (category: string) => {
  const profiles = await Promise.all((await allOf({ category })).map(({ id }) => profileOf(id)));
  const found = profiles.flatMap((one) =>
    (one.busyDays ?? []).filter((day) => day > '2027').map((day) => ({ one, day })),
  );
  const [first] = found;
  if (first === undefined) throw new Error('Nobody is taken on any day.');
  return first;
};

describe('the search’s filters', () => {
  test('pages by token: each supplier once, none left out', async () => {
    const everybody = await allOf({ category: 'venues' });
    expect(new Set(idsOf(everybody)).size).toBe(everybody.length);
    expect(everybody).toHaveLength((await search({ category: 'venues' })).total);
  });

  test('refuses a token of another search, and what is none', async () => {
    const { nextPageToken } = await search({ category: 'venues', size: 2 });
    for (const pageToken of [nextPageToken, 'bm9uZQ'])
      expect((await ask({ category: 'florists', size: 2, pageToken })).body.error).toMatchObject({
        code: 'page-token',
      });
  });

  test('looks where the couple marries when nothing else says where, and everywhere when nobody is there [S9-limits-08]', async () => {
    const [one] = (await search({ category: 'venues' })).results;
    const areaElse = one?.town ?? '';
    const there = await allOf({ category: 'venues', area: areaElse });
    expect(idsOf(await allOf({ category: 'venues', areaElse }))).toEqual(idsOf(there));
    expect(there.length).toBeLessThan((await search({ category: 'venues' })).total);
    const elsewhere = { category: 'venues', area: 'Cornwall' };
    expect(await search({ ...elsewhere, areaElse })).toMatchObject({
      areaElse: false,
      total: (await search(elsewhere)).total,
    });
    const said = { text: 'venues in Cornwall' };
    expect((await search({ ...said, areaElse })).total).toBe((await search(said)).total);
    for (const nowhere of ['Nowhere at all', ' '])
      expect(await search({ category: 'venues', areaElse: nowhere })).toMatchObject({
        areaElse: false,
        total: (await search({ category: 'venues' })).total,
      });
  });

  test('price, rating and capacity narrow as they say', async () => {
    const venues = await allOf({ category: 'venues' });
    const prices = venues.flatMap(({ price }) => (price === null ? [] : [price.from.amount])).sort((a, b) => a - b);
    const priceMax = prices[Math.floor(prices.length / 2)] ?? 0;
    expect(idsOf(await allOf({ category: 'venues', priceMax }))).toEqual(
      idsOf(venues.filter(({ price }) => (price?.from.amount ?? Infinity) <= priceMax)),
    );
    // Both ends count, and who has no price is between none of them.
    const priceMin = prices[Math.floor(prices.length / 4)] ?? 0;
    expect(idsOf(await allOf({ category: 'venues', priceMin }))).toEqual(
      idsOf(venues.filter(({ price }) => price !== null && price.from.amount >= priceMin)),
    );
    expect(idsOf(await allOf({ category: 'venues', priceMin, priceMax }))).toEqual(
      idsOf(
        venues.filter(({ price }) => price !== null && price.from.amount >= priceMin && price.from.amount <= priceMax),
      ),
    );
    expect(idsOf(await allOf({ category: 'venues', ratingMin: 4.5 }))).toEqual(
      idsOf(venues.filter(({ rating }) => rating.average >= 4.5)),
    );
    expect(idsOf(await allOf({ category: 'venues', capacityMin: 120 }))).toEqual(
      idsOf(venues.filter(({ capacity }) => capacity !== null && capacity >= 120)),
    );
  });

  test('“up to” and “lowest price” compare what the couple is shown: a Saturday in season or not, all their guests [17] [P-H3]', async () => {
    for (const [category, day] of [
      ['venues', '2027-06-19'],
      ['venues', '2027-10-02'],
      ['caterers', '2027-06-08'],
    ] as const) {
      const asked = { category, freeOn: day, guests: 40 };
      const all = await allOf(asked);
      const ours = ({ price }: SearchResults['results'][number]) =>
        price === null ? Infinity : ourPrice(price, { day, guests: 40 }).price.amount;
      const prices = all.map(ours).sort((a, b) => a - b);
      const priceMax = prices[Math.floor(prices.length / 2)] ?? 0;
      expect(idsOf(await allOf({ ...asked, priceMax }))).toEqual(idsOf(all.filter((one) => ours(one) <= priceMax)));
      expect((await allOf({ ...asked, sort: 'price-asc' })).map(ours)).toEqual(prices);
    }
  });

  test('whatever figures a sentence has, it is answered [16]', async () => {
    for (const text of [`under £${'9'.repeat(40)}k`, `barn for ${'9'.repeat(30)} guests over £${'9'.repeat(30)}`])
      expect((await ask({ text })).status).toBe(200);
  });

  test('what a sentence says goes before the number and the day beside it, such as the plan’s [17]', async () => {
    const beside = { category: 'venues', freeOn: '2027-06-19', guests: 5000 };
    expect(await allOf(beside)).toEqual([]);
    expect(idsOf(await allOf({ ...beside, text: 'for 40 guests on 8 June 2027' }))).toEqual(
      idsOf(await allOf({ category: 'venues', text: 'for 40 guests', freeOn: '2027-06-08' })),
    );
  });

  test('guests leave out only who states a smaller capacity', async () => {
    const everybody = await allOf();
    expect(idsOf(await allOf({ guests: 120 }))).toEqual(
      idsOf(everybody.filter(({ capacity }) => capacity === null || capacity >= 120)),
    );
  });

  test('guests of the evening leave out only who states a smaller party, whatever the day holds [17]', async () => {
    const venues = await allOf({ category: 'venues' });
    const profiles = await Promise.all(venues.map(({ id }) => profileOf(id)));
    const stated = new Map(profiles.map(({ id, facts }) => [id, facts?.capacityEvening ?? null]));
    const parties = [...stated.values()].flatMap((party) => party ?? []).sort((a, b) => a - b);
    const eveningGuests = parties[Math.floor(parties.length / 2)] ?? 0;
    expect(eveningGuests).toBeGreaterThan(0);
    const holds = ({ id }: { id: string }) => (stated.get(id) ?? Infinity) >= eveningGuests;
    const found = await allOf({ category: 'venues', eveningGuests });
    expect(idsOf(found)).toEqual(idsOf(venues.filter(holds)));
    expect(found.length).toBeLessThan(venues.length);
    expect(found.some(({ capacity }) => capacity !== null && capacity < eveningGuests)).toBe(true);
    const both = await allOf({ category: 'venues', guests: 80, eveningGuests });
    expect(idsOf(both)).toEqual(
      idsOf(venues.filter((one) => holds(one) && (one.capacity === null || one.capacity >= 80))),
    );
  });

  test('a radius and a map’s bounds narrow the place, and distances are measured from the searcher’s place', async () => {
    const [some] = await allOf({ category: 'venues' });
    const { location } = await profileOf(some?.id ?? '');
    const near = { ...location, radiusKm: 60 };
    const around = await allOf({ near, sort: 'distance' });
    expect(around[0]).toMatchObject({ distanceKm: 0, location });
    expect(around.every(({ distanceKm }) => distanceKm != null && distanceKm <= 60)).toBe(true);
    const { latitude, longitude } = location;
    const bounds = { south: latitude - 0.5, north: latitude + 0.5, west: longitude - 0.5, east: longitude + 0.5 };
    const shown = await allOf({ bounds });
    expect(shown.map(({ id }) => id)).toContain(some?.id);
    for (const { id } of shown) {
      const at = (await profileOf(id)).location;
      expect(Math.abs(at.latitude - latitude)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(at.longitude - longitude)).toBeLessThanOrEqual(0.5);
    }
    expect((await ask({ bounds: { ...bounds, south: 60, north: 50 } })).status).toBe(400);
  });

  test('features, styles and offers are counted before they are asked for, and narrow to as many', async () => {
    const all = await search({ category: 'venues' });
    const [feature = '', features = 0] = Object.entries(all.features ?? {})[0] ?? [];
    expect((await search({ category: 'venues', features: [feature] })).total).toBe(features);
    const [style = '', styles = 0] = Object.entries(all.styles ?? {})[0] ?? [];
    expect((await search({ category: 'venues', styles: [style] })).total).toBe(styles);
    const withOffer = await allOf({ category: 'venues', withOffer: true });
    expect(withOffer.length).toBeLessThan(all.total);
    for (const { id } of withOffer) expect((await profileOf(id)).offers.length).toBeGreaterThan(0);
  });

  test('kinds of venue are counted and narrow to as many, and every key that is counted has words', async () => {
    const all = await search({ category: 'venues' });
    const [kind = '', kinds = 0] = Object.entries(all.kinds ?? {})[0] ?? [];
    expect((await search({ category: 'venues', kinds: [kind] })).total).toBe(kinds);
    for (const group of ['features', 'styles', 'kinds'] as const)
      expect(Object.keys(all.labels?.[group] ?? {})).toEqual(Object.keys(all[group] ?? {}));
    expect(all.labels?.features['dogs']).toBe('Dogs welcome');
    const german = await search({ countryCode: 'DE', text: 'Scheune' });
    expect(german.labels?.kinds['barn']).toBe('Scheune');
  });

  test('a radius is drawn around the place that is named, in the text or beside it', async () => {
    const wide = await allOf({ category: 'venues', area: 'Bath', radiusKm: 200 });
    const near = await allOf({ category: 'venues', area: 'Bath', radiusKm: 30 });
    expect(idsOf(near)).toEqual(idsOf(wide.filter(({ distanceKm }) => (distanceKm ?? Infinity) <= 30)));
    expect(wide.length).toBeGreaterThan(near.length);
    expect(idsOf(await allOf({ text: 'venues near Bath', radiusKm: 200 }))).toEqual(idsOf(wide));
  });

  test('a day finds suppliers whose own page names it neither taken nor on hold, and nobody else [17] [32]', async () => {
    const before = await allOf({ category: 'cakes' });
    const [taken, held, over] = before;
    const say = (id: string | undefined, state: string, until: string | null = null) =>
      backend.firestore.doc(`suppliers/${id}/busyDays/2027-06-05`).set({ day: '2027-06-05', state, until });
    await say(taken?.id, 'busy');
    await say(held?.id, 'held');
    await say(over?.id, 'held', '2026-01-01');
    const profiles = await Promise.all(before.map(({ id }) => profileOf(id)));
    const takenOn = (day: string) =>
      profiles
        .filter(({ busyDays, heldDays }) => [...(busyDays ?? []), ...(heldDays ?? [])].includes(day))
        .map(({ id }) => id);
    const notIn = (ids: string[]) => idsOf(before.filter(({ id }) => !ids.includes(id)));
    expect(takenOn('2027-06-05')).toContain(taken?.id);
    expect(takenOn('2027-06-05')).toContain(held?.id);
    expect(takenOn('2027-06-05')).not.toContain(over?.id);
    expect(takenOn('2027-06-05').length).toBeGreaterThan(2);
    for (const freeOn of ['2027-06-05', '2027-06-06']) {
      const free = await allOf({ category: 'cakes', freeOn });
      expect(idsOf(free)).toEqual(notIn(takenOn(freeOn)));
      expect(free.map((one) => one.free)).toEqual(free.map(() => true));
    }
    expect(before.map((one) => one.free ?? null)).toEqual(before.map(() => null));
    const said = async (text: string) => idsOf(await allOf({ category: 'cakes', text }));
    expect(await said('on 5 June 2027')).toEqual(idsOf(await allOf({ category: 'cakes', freeOn: '2027-06-05' })));
    expect(await said('in June 2027')).toEqual(idsOf(before));
  });

  test('whoever says at their desk that a day is free is found on it, though their profile was made without it [17]', async () => {
    const { one, day } = await takenByItsProfile('florists');
    await backend.firestore.doc(`suppliers/${one.id}/busyDays/${day}`).set({ day, state: 'free', until: null });
    expect(idsOf(await allOf({ category: 'florists', freeOn: day }))).toContain(one.id);
    expect((await profileOf(one.id)).busyDays).not.toContain(day);
  });

  test('a name finds nobody who is taken on the day that is asked for, and calls nobody free who is not', async () => {
    const { one, day } = await takenByItsProfile('photographers');
    const named = { category: 'photographers', text: one.name };
    expect(idsOf(await allOf(named))).toContain(one.id);
    expect(idsOf(await allOf({ ...named, freeOn: day }))).not.toContain(one.id);
  });
});
