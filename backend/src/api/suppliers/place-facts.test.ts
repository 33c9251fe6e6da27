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
