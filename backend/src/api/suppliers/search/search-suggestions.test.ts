import { type EndpointOutput, type SearchSuggestion } from '@posy/shared-contracts/endpoints';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const suggested = async (
  searchTerm: string,
  countryCode: string,
  type: 'place' | 'what',
): Promise<readonly SearchSuggestion[]> => {
  const answer = await callEndpoint(server.url, 'searchSuggestions', {
    body: { searchTerm, countryCode, type, size: 8 },
  });
  return (answer.body as EndpointOutput<'searchSuggestions'>).found ?? [];
};

test.each([
  ['DE', 'Muenchen', 'München'],
  ['DE', 'munchen', 'München'],
  ['DE', 'Koln', 'Köln'],
  ['DE', 'Duesseldorff', 'Düsseldorf'],
  ['GB', 'Notingham', 'Nottingham'],
  ['GB', 'kings lynn', 'King’s Lynn'],
  ['GB', 'st albans', 'St Albans'],
  ['FR', 'st etienne', 'Saint-Étienne'],
  ['FR', 'Besancon', 'Besançon'],
])(
  '%s: “%s” suggests the town %s first, whatever letters were typed [P-H16] [case e21]',
  async (country, typed, name) => {
    const [first] = await suggested(typed, country, 'place');
    expect(first).toMatchObject({ kind: 'town', name, value: name });
  },
);

test('regions and postcodes are suggested as what they are, and namesakes with where they lie [P-H16]', async () => {
  expect(await suggested('BA1', 'GB', 'place')).toContainEqual(
    expect.objectContaining({ kind: 'postcode', name: 'BA1', value: 'BA1' }),
  );
  expect(await suggested('cotsw', 'GB', 'place')).toContainEqual(
    expect.objectContaining({ kind: 'region', name: 'Cotswolds' }),
  );
  const richmonds = (await suggested('Richmond', 'GB', 'place')).flatMap((one) => ('value' in one ? [one.value] : []));
  expect(richmonds.slice(0, 2).sort()).toEqual(['Richmond', 'Richmond, Greater London']);
  expect(new Set(richmonds).size).toBe(richmonds.length);
});

test('kinds of supplier, what they have, and suppliers are suggested for words, by what people call them [P-H16]', async () => {
  expect(await suggested('tog', 'GB', 'what')).toContainEqual(
    expect.objectContaining({ kind: 'category', category: 'photographers' }),
  );
  expect(await suggested('drone', 'GB', 'what')).toContainEqual(
    expect.objectContaining({ kind: 'feature', category: 'photographers', key: 'drone' }),
  );
  const { body } = await callEndpoint(server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  const [supplier] = (body as EndpointOutput<'searchSuppliers'>).results;
  const found = await suggested(supplier?.name ?? '', 'GB', 'what');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'supplier', name: supplier?.name }));
  const kinds = (await suggested('ba', 'GB', 'what')).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['category', 'feature', ...kinds.filter((kind) => kind === 'supplier')]));
});
