// The page loads it on demand, the test at once.
import './no-results';
import type { EndpointInput, EndpointOutput, SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleCard, exampleFound, nothingSaid } from '#testing/examples';
import { showList } from '#testing/show-list';
import { searchLocation } from '../location/search-location';

type Body = NonNullable<EndpointInput<'searchSuppliers'>['body']>;

/** Shows a list of nobody; `totalOf` says how many another search would find. */
const show = (
  path: string,
  understood: Partial<SearchUnderstanding>,
  totalOf: (body: Body) => number,
  found: Partial<EndpointOutput<'searchSuppliers'>> = {},
) =>
  showList(path, {
    searchSuppliers: ({ body }) =>
      exampleFound([], {
        total: body === undefined || body.size !== 1 ? 0 : totalOf(body),
        understood: { ...nothingSaid, ...understood },
        distanceFrom: understood.place?.name ?? null,
        ...found,
      }),
  });

const near = (name: string, [town, county]: [string, string], distanceKm: number) => ({
  supplier: exampleCard({ id: name, name, town, county }),
  distanceKm,
  lacks: ['place' as const],
});
const linksIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

test('where the place is in the way, wider circles and towns nearby are offered with what they find [17]', async () => {
  const understood: Partial<SearchUnderstanding> = {
    place: { name: 'Frome', kind: 'town' },
    rescue: [{ drop: 'place', total: 40, without: '' }],
    close: [
      near('Harrow Keep', ['Wells', 'Somerset'], 40.2),
      near('Castle Corrow', ['Corsham', 'Wiltshire'], 22.5),
      { ...near('Ash Hall', ['Bath', 'Somerset'], 12), lacks: ['place', 'words'] },
    ],
  };
  await show('/uk/supplier-category/venues?area=Frome&radius=8&kinds=castle', understood, (body) => {
    if (body.kinds === undefined) return 11;
    if (body.area !== 'Frome') return body.area === 'Corsham, Wiltshire' ? 1 : 0;
    return (body.radiusKm ?? 0) >= 40 ? 3 : 0;
  });
  expect(await screen.findByText(/^There are 3 within 25 miles of Frome\./)).toBeVisible();
  expect(screen.getByText('Instead of 5 miles. Nearest: Castle Corrow, 14 miles.')).toBeVisible();
  const ways = () =>
    screen.getAllByRole('link', { name: /: Show \d+$/ }).map((link) => link.getAttribute('aria-label'));
  await waitFor(() =>
    expect(ways()).toEqual([
      'Within 25 miles of Frome: Show 3',
      'Anywhere in the country: Show 40',
      'Corsham, 14 miles: Show 1',
      'Without “castle”: Show 11',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Within 25 miles of Frome: Show 3' })).toHaveAttribute(
    'href',
    '/uk/supplier-category/venues?area=Frome&radius=40&kinds=castle',
  );
  expect(linksIn('Places nearby')).toEqual([
    ['Corsham, 14 miles: Show 1', '/uk/supplier-category/venues?area=Corsham%2C+Wiltshire&kinds=castle'],
  ]);
});

test('where the day is in the way, the days around it are offered with what they find [17]', async () => {
  const free: Record<string, number> = { '2027-09-18': 4, '2027-09-26': 2 };
  await show('/uk/supplier-category/venues?free=2027-09-25&ours=no', {}, ({ freeOn }) =>
    freeOn === undefined ? 12 : (free[freeOn] ?? 0),
  );
  const anyDay = await screen.findByRole('link', { name: 'Without “Free on 25 September 2027”: Show 12' });
  expect(anyDay).toHaveAttribute('href', '/uk/supplier-category/venues?ours=no');
  await screen.findByRole('group', { name: 'Days close to yours' });
  expect(linksIn('Days close to yours')).toEqual([
    ['Sat 18 September: Show 4', '/uk/supplier-category/venues?free=2027-09-18&ours=no'],
    ['Sun 26 September: Show 2', '/uk/supplier-category/venues?free=2027-09-26&ours=no'],
  ]);
});

test('a day that the sentence names is let go as well, and replaced by others [17]', async () => {
  const date = { kind: 'date', text: 'on 25 September 2027', from: '2027-09-25', to: '2027-09-25' } as const;
  await show(
    '/uk/search?text=castle+on+25+September+2027',
    { parts: [{ ...date, without: 'castle' }] },
    ({ text, freeOn }) => (text !== 'castle' ? 0 : freeOn === undefined ? 6 : freeOn === '2027-09-26' ? 3 : 0),
  );
  expect(await screen.findByRole('link', { name: 'Without “25 September 2027”: Show 6' })).toHaveAttribute(
    'href',
    '/uk/search?text=castle',
  );
  await screen.findByRole('group', { name: 'Days close to yours' });
  expect(linksIn('Days close to yours')).toEqual([
    ['Sun 26 September: Show 3', '/uk/search?text=castle&free=2027-09-26'],
  ]);
});

test('instead of an unknown place, the one that was searched before and the whole country are offered [17]', async () => {
  searchLocation.select('GB', 'Frome');
  await show(
    '/uk/search?text=venue+in+Wakanda',
    {
      parts: [{ kind: 'category', text: 'venue', without: 'in Wakanda', category: 'venues' }],
      unknownPlaces: ['Wakanda'],
      rescue: [{ drop: 'place', total: 52, without: 'venue' }],
    },
    ({ text, area }) => (text === 'venue' && area === 'Frome' ? 5 : 0),
  );
  expect(await screen.findByRole('link', { name: 'Anywhere in the country: Show 52' })).toHaveAttribute(
    'href',
    '/uk/search?text=venue',
  );
  await screen.findByRole('group', { name: 'Places we know' });
  expect(linksIn('Places we know')).toEqual([['Frome: Show 5', '/uk/search?text=venue&area=Frome']]);
  localStorage.clear();
});

const kinds = {
  kinds: { castle: 0, barn: 5, manor: 11, chapel: 0 },
  labels: {
    features: {},
    styles: {},
    kinds: { castle: 'Castle', barn: 'Barn', manor: 'Manor house', chapel: 'Chapel' },
  },
};

test('instead of a kind of venue, others are offered with what they find, those with most first [17]', async () => {
  await show('/uk/supplier-category/venues?kinds=castle', {}, (body) => (body.kinds === undefined ? 16 : 0), kinds);
  expect(await screen.findByRole('link', { name: 'Without “Castle”: Show 16' })).toBeVisible();
  expect(linksIn('Other kinds')).toEqual([
    ['Manor house: Show 11', '/uk/supplier-category/venues?kinds=manor'],
    ['Barn: Show 5', '/uk/supplier-category/venues?kinds=barn'],
  ]);
});

test('a kind that the sentence names is replaced in its words [17]', async () => {
  const castle = { kind: 'venue-kind', text: 'castle', without: 'near Bath', key: 'castle', label: 'Castle' } as const;
  const path = '/uk/search?text=castle+near+Bath';
  await show(path, { parts: [castle], rescue: [{ drop: 0, total: 16, without: 'near Bath' }] }, () => 0, kinds);
  expect(await screen.findByRole('link', { name: 'Without “Castle”: Show 16' })).toBeVisible();
  expect(linksIn('Other kinds')[0]).toEqual(['Manor house: Show 11', '/uk/search?text=near+Bath&kinds=manor']);
});

test('wishes whose loss alone brings nobody are named, and the search can be saved once [17]', async () => {
  await show('/uk/supplier-category/venues?rating=4.5&offers=yes', {}, ({ ratingMin }) =>
    ratingMin === undefined ? 2 : 0,
  );
  expect(await screen.findByRole('link', { name: 'Without “4.5 stars and up”: Show 2' })).toBeVisible();
  expect(screen.getByText('Letting go of these alone would bring nobody: With an offer.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save search' })).toHaveLength(1);
});
