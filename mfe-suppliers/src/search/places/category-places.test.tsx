import { screen, within } from '@testing-library/react';
import { exampleCard, exampleFound } from '#testing/examples';
import { showList } from '#testing/show-list';
import { LatePlacesBelow } from '../results/late-parts';

beforeAll(() => LatePlacesBelow.load('en-GB'));

const show = (query = '') => {
  const asked: unknown[] = [];
  return showList(`/uk/supplier-category/venues${query}`, {
    searchSuppliers: () => exampleFound([exampleCard()]),
    categoryPlaces: ({ body }) => {
      asked.push(body);
      return {
        places: [
          { county: 'Somerset', count: 14 },
          { county: 'Devon', count: 3 },
        ],
      };
    },
  }).then(() => asked);
};
const places = () => screen.findByRole('region', { name: 'Where they are' });

test('the list of a whole category leads to its counties, by name, with how many each has [17]', async () => {
  const asked = await show();
  const links = within(await places()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Devon3', '/uk/supplier-category/venues?area=Devon'],
    ['Somerset14', '/uk/supplier-category/venues?area=Somerset'],
  ]);
  expect(asked).toEqual([{ countryCode: 'GB', category: 'venues' }]);
});

test.each(['?area=Bath', '?rating=4.5', '?page=2'])(
  'a narrower list, or a further page, does not: %s',
  async (query) => {
    const asked = await show(query);
    expect(await screen.findByRole('link', { name: 'Larkfield Orangery' })).toBeVisible();
    expect(asked).toEqual([]);
  },
);
