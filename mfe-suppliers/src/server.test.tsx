import {
  drawOnServer,
  exampleSignedIn,
  exampleWedding,
  serveAndWake,
  type TestHostOptions,
  wakeApp,
  wakeWidget,
  type Woken,
} from '@posy/remote-kit/testing';
import type { ServerHalf } from '@posy/shared-contracts/server-half';
import { act, screen, waitFor } from '@testing-library/react';
import { searchLocation } from '#search/location/search-location';
import * as app from './app';
import * as indexEnd from './slots/market-index.end';
import * as indexSection from './slots/market-index.section';
import { examplePlaceFacts } from './testing/example-place-facts';
import { exampleStory, storyFacets } from './testing/example-story';
import { exampleCard, exampleFound, exampleProfile } from './testing/examples';

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
  localStorage.clear();
});

const calls: string[] = [];
const noted = <A,>(name: string, answer: A) => ({
  [name]: () => {
    calls.push(name);
    return answer;
  },
});
const api: TestHostOptions['api'] = {
  ...noted('supplier', exampleProfile()),
  ...noted('searchSuppliers', exampleFound([exampleCard(), exampleCard({ id: 'GB000002', name: 'Second' })])),
  ...noted('searchWorks', { total: 0, results: [] }),
  ...noted('realWeddings', { total: 1, page: 1, size: 13, results: [exampleStory()], facets: storyFacets }),
  ...noted('realWedding', exampleStory()),
  ...noted('categoryPlaces', { places: [{ county: 'Somerset', count: 14 }] }),
  ...noted('supplierCategories', { total: 3000, categories: [{ category: 'venues', count: 464 }] }),
};

const server = () => jest.requireActual<ServerHalf>('./server');
const wake = async (path: string): Promise<Woken> => {
  calls.length = 0;
  woken = await serveAndWake({ path, api, wake: wakeApp(app), server });
  return woken;
};

/**
 * Removes the map, which no server renders, and its button: a server does not know whether there is space, and renders
 * both forms.
 */
const withoutMap = (markup: string): string => {
  const copy = document.createElement('div');
  copy.innerHTML = markup;
  for (const part of copy.querySelectorAll('section[aria-label="Map"], [data-window], button'))
    if (part.tagName !== 'BUTTON' || part.textContent === 'Map') part.remove();
  for (const split of copy.querySelectorAll('[data-shown]')) split.removeAttribute('data-shown');
  return copy.innerHTML;
};

test.each([
  '/uk/weddingsuppliers/venues/larkfield-orangery',
  '/de/weddingsuppliers/venues/larkfield-orangery',
  '/fr/weddingsuppliers/venues/larkfield-orangery/pictures',
  '/fr/wedding-suppliers',
  '/us/wedding-suppliers',
  '/uk/supplier-category/venues',
  '/uk/real-weddings?season=summer',
  '/fr/real-weddings/rw-gb-1/priya-and-sam',
  '/uk/search?category=venues&area=Bath',
])('%s comes whole from the server, and the page takes it over as it is, asking for nothing again', async (path) => {
  const { host, before, element } = await wake(path);
  expect(withoutMap(element.innerHTML)).toBe(withoutMap(before));
  expect(host.errors).toEqual([]);
  expect(calls).toHaveLength(new Set(calls).size);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('a list keeps no room for a map before the window is known, and says either way whether one stands beside', async () => {
  const { before } = await wake('/uk/supplier-category/venues');
  const copy = document.createElement('div');
  copy.innerHTML = before;
  expect(copy.querySelector('[data-shown]')).toBeNull();
  const pressed = [...copy.querySelectorAll('[data-window]')].map((one) => [
    one.getAttribute('data-window'),
    one.querySelector('button')?.getAttribute('aria-pressed'),
  ]);
  expect(pressed).toEqual([
    ['narrow', 'false'],
    ['wide', 'true'],
  ]);
});

test('a category at a place comes with what the catalogue has there [17]', async () => {
  const three = [1, 2, 3].map((number) => exampleCard({ id: `GB00000${number}` }));
  const ofPlace = {
    ...noted('searchSuppliers', exampleFound(three)),
    ...noted('placeFacts', { facts: examplePlaceFacts }),
  };
  calls.length = 0;
  const path = '/uk/supplier-category/venues?area=Somerset';
  woken = await serveAndWake({ path, api: { ...api, ...ofPlace }, wake: wakeApp(app), server });
  const { host, before } = woken;
  expect(before).toContain('14 venues in Somerset, in 9 towns, among them Bath (4), Frome (2) and Wells (2).');
  expect(before).toContain('they start between £1,900 and £6,300');
  expect(host.errors).toEqual([]);
  expect(calls.filter((name) => name === 'placeFacts')).toHaveLength(1);
});

test.each([
  ['/uk/supplier-category/venues', true],
  ['/uk/supplier-category/venues?area=Somerset', true],
  ['/uk/supplier-category/venues?rating=4.5', false],
  ['/uk/supplier-category/venues?page=2', false],
  ['/uk/search?text=barn', false],
])('%s has the page load the part about places: %p', async (path, isLoaded) => {
  const drawn = await drawOnServer({ path, api: { ...api, ...noted('placeFacts', { facts: null }) }, server });
  const { screens } = JSON.parse(drawn?.state ?? '{}') as { screens: string[] };
  expect(screens.includes('placesBelow')).toBe(isLoaded);
});

test('the start of the directory comes as everybody’s, and is the couple’s once it is awake', async () => {
  const session = exampleSignedIn({ wedding: exampleWedding({ date: '2027-09-25' }) });
  calls.length = 0;
  woken = await serveAndWake({ path: '/uk/wedding-suppliers', api, session, wake: wakeApp(app), server });
  const { host, before } = woken;
  expect(before).toContain('Find your people');
  expect(before).not.toContain('Who do you need next?');
  expect(await screen.findByRole('region', { name: 'Still to find' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeInTheDocument();
  expect(host.errors).toEqual([]);
});

test.each(['/uk/wedding-suppliers', '/uk/search?category=venues'])(
  'the search of %s is sent by a browser without scripts too',
  async (path) => {
    const { before } = await wake(path);
    expect(before).toMatch(/<form[^>]* action="\/uk\/(?:search|supplier-category\/venues)"/);
    expect(before).toMatch(/<input[^>]* name="text"/);
    expect(before).toMatch(/<input[^>]* name="area"/);
  },
);

test.each(['/uk/wedding-suppliers', '/uk/search', '/uk/supplier-category/venues'])(
  'what this browser searched before comes to %s once the page is awake',
  async (path) => {
    const store = (): void => searchLocation.select('GB', 'Wells');
    woken = await serveAndWake({ path, api, server, store, wake: wakeApp(app) });
    expect(woken.before).not.toContain('Wells');
    expect(woken.host.errors).toEqual([]);
    const field = woken.element.querySelector<HTMLInputElement>('input[name=area]');
    act(() => field?.focus());
    // The list of suggestions loads when it opens for the first time.
    await waitFor(() => {
      const offered = screen.queryAllByRole('option').map(({ textContent }) => textContent);
      expect([field?.value, ...offered]).toContain('Wells');
    });
  },
);

test.each([
  ['./slots/market-index.section', wakeWidget(indexSection, {})],
  ['./slots/market-index.end', wakeWidget(indexEnd, {})],
])('%s comes with a market’s index, each of its questions asked once', async (module, wakeIndex) => {
  calls.length = 0;
  woken = await serveAndWake({ path: '/de', module, api, server, wake: wakeIndex });
  const { host, before, element } = woken;
  expect(element.innerHTML).toBe(before);
  expect(host.errors).toEqual([]);
  expect(calls).toHaveLength(new Set(calls).size);
  expect(screen.getAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});
