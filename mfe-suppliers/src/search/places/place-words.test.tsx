import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { examplePlaceFacts } from '#testing/example-place-facts';
import { exampleCard, exampleFound, nothingSaid } from '#testing/examples';
import { LatePlacesBelow } from '../results/late-parts';
import { messages as german } from './messages/de-DE';
import { messages as english } from './messages/en-GB';
import { messages as french } from './messages/fr-FR';

beforeAll(() => LatePlacesBelow.load('en-GB'));

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (
  query: string,
  total = 3,
  {
    placeFacts,
    ...found
  }: Partial<EndpointOutput<'searchSuppliers'>> & Pick<NonNullable<TestHostOptions['api']>, 'placeFacts'> = {},
): Promise<void> => {
  const results = Array.from({ length: Math.min(total, 3) }, (_, at) => exampleCard({ id: `GB00000${at}` }));
  const host = createTestHost({
    path: `/uk/supplier-category/venues${query}`,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound(results, { total, ...found }),
      ...(placeFacts !== undefined && { placeFacts }),
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${total} venues`) });
};
const words = () => screen.queryByRole('region', { name: 'Before you choose in Somerset' });

test.each(['?area=Somerset', '?area=Somerset&kinds=barn'])(
  'a category at a place says what is worth knowing there, below its list: %s',
  async (query) => {
    await show(query);
    expect(words()).toHaveTextContent(english['search.place.venues']);
    const last = screen.getAllByRole('article').at(-1);
    expect(last?.compareDocumentPosition(words() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each([
  ['', 3],
  ['?area=Somerset', 2],
  ['?area=Somerset&page=2', 30],
  ['?area=Somerset&rating=4', 3],
  ['?area=Somerset&kinds=barn,castle', 3],
])('another list, or one with fewer than three, does not: %p with %d', async (query, total) => {
  await show(query, total);
  expect(words()).not.toBeInTheDocument();
});

const kinds = {
  kinds: { barn: 6, castle: 2, chapel: 3 },
  labels: { features: {}, styles: {}, kinds: { barn: 'Barn', castle: 'Castle', chapel: 'Chapel' } },
};
const kindLinks = () =>
  within(screen.getByRole('group', { name: 'Kinds in Somerset' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a county says what the catalogue has there, and leads to its kinds with three or more [17]', async () => {
  const asked: unknown[] = [];
  await show('?area=somerset', 14, {
    ...kinds,
    understood: { ...nothingSaid, place: { name: 'Somerset', kind: 'region' } },
    placeFacts: ({ body }) => {
      asked.push(body);
      return { facts: examplePlaceFacts };
    },
  });
  expect(
    await screen.findByText(
      '14 venues in Somerset, in 9 towns, among them Bath (4), Frome (2) and Wells (2). 12 of them price by the day: they start between £1,900 and £6,300, half of them at £3,600 or less. The smallest takes up to 60 guests, the largest up to 250.',
    ),
  ).toBeVisible();
  expect(asked).toEqual([{ countryCode: 'GB', category: 'venues', county: 'Somerset' }]);
  expect(kindLinks()).toEqual([
    ['Barn6', '/uk/supplier-category/venues?area=somerset&kinds=barn'],
    ['Chapel3', '/uk/supplier-category/venues?area=somerset&kinds=chapel'],
  ]);
});

test('a kind of venue there says so, and leads back to all and to the other kinds [17]', async () => {
  const few = { ...examplePlaceFacts, count: 6, towns: [{ name: 'Bath', count: 6 }], townCount: 1 };
  await show('?area=Somerset&kinds=barn', 6, {
    ...kinds,
    placeFacts: () => ({ facts: { ...few, prices: null, capacity: null } }),
  });
  expect(await screen.findByText('6 venues in Somerset (Barn): in Bath.')).toBeVisible();
  expect(kindLinks()).toEqual([
    ['Venues', '/uk/supplier-category/venues?area=Somerset'],
    ['Chapel3', '/uk/supplier-category/venues?area=Somerset&kinds=chapel'],
  ]);
});

test('each category has words of its own in each language', () => {
  for (const catalogue of [english, german, french]) {
    const said = supplierCategories.map((category) => catalogue[`search.place.${category}`]);
    expect(new Set(said).size).toBe(supplierCategories.length);
  }
});
