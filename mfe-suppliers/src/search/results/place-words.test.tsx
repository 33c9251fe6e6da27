import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleCard, exampleFound } from '#testing/examples';
import { messages as german } from '../messages/de-DE';
import { messages as english } from '../messages/en-GB';
import { messages as french } from '../messages/fr-FR';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (query: string, total = 3): Promise<void> => {
  const results = Array.from({ length: Math.min(total, 3) }, (_, at) => exampleCard({ id: `GB00000${at}` }));
  const host = createTestHost({
    path: `/uk/supplier-category/venues${query}`,
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: () => exampleFound(results, { total }),
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

test('each category has words of its own in each language', () => {
  for (const catalogue of [english, german, french]) {
    const said = supplierCategories.map((category) => catalogue[`search.place.${category}`]);
    expect(new Set(said).size).toBe(supplierCategories.length);
  }
});
