import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend({ suppliers: 800 });
const factsOf = async (body: Record<string, unknown>) => {
  const answer = await callEndpoint(backend.server.url, 'placeFacts', { body });
  expect(answer.status).toBe(200);
  return (answer.body as EndpointOutput<'placeFacts'>).facts;
};

test('the facts about a category at a place count whom the list of both has; fewer than three have none [17]', async () => {
  const search = { countryCode: 'GB', category: 'venues', size: 500 };
  const { body } = await callEndpoint(backend.server.url, 'searchSuppliers', { body: search });
  const counties = new Map<string, string[]>();
  for (const { county, town } of (body as EndpointOutput<'searchSuppliers'>).results)
    counties.set(county, [...(counties.get(county) ?? []), town]);
  expect([...counties.values()].some(({ length }) => length >= 3)).toBe(true);
  for (const [county, towns] of counties) {
    const facts = await factsOf({ countryCode: 'GB', category: 'venues', county });
    expect(facts?.count).toBe(towns.length < 3 ? undefined : towns.length);
    for (const { name, count } of facts?.towns ?? []) expect(towns.filter((town) => town === name)).toHaveLength(count);
  }
  expect(await factsOf({ countryCode: 'GB', category: 'venues', county: 'Wakanda' })).toBeNull();
});

test('a category’s places are the counties with three or more, those with most first [17]', async () => {
  const body = { countryCode: 'GB', category: 'venues' };
  const answer = await callEndpoint(backend.server.url, 'categoryPlaces', { body });
  const { places } = answer.body as EndpointOutput<'categoryPlaces'>;
  expect(places.length).toBeGreaterThan(0);
  const counts = places.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const { county, count } of places) {
    expect(count).toBeGreaterThanOrEqual(3);
    expect((await factsOf({ ...body, county }))?.count).toBe(count);
  }
});
