import { exampleWedding } from '@posy/remote-kit/testing';
import { createTestHost } from '@posy/remote-kit/testing';
import { createReactions } from '#reactions';
import { firstArea, searchLocation } from './search-location';

const key = 'state-search-searchLocation';
const wedding = exampleWedding({
  location: { name: 'Frome', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null },
});
const delivery = { id: 'e1', producer: 'shell', publishedAt: 0 };

beforeEach(() => localStorage.clear());

test('a search begins where the last one was, in the same country [S4-search-location-01] [S9-storage-04]', () => {
  searchLocation.select('GB', 'Bath');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    version: '1.1',
    status: 'selected',
    draft: null,
    selected: { area: 'Bath', placeId: null, searchText: 'Bath', searchType: 'autocomplete', countryCode: 'GB' },
  });
  expect(firstArea(searchLocation.read(), wedding, 'GB')).toBe('Bath');
  expect(firstArea(searchLocation.read(), wedding, 'DE')).toBe('');
});

test.each([
  ['another version', { version: '1.0', countryCode: 'GB' }],
  ['no market’s country', { version: '1.1', countryCode: 'XX' }],
])(
  'what was stored with %s is not used; the wedding’s place is [S4-search-location-02] [S4-search-location-03]',
  (_case, { version, countryCode }) => {
    const selected = { area: 'Bath', placeId: null, searchText: 'Bath', searchType: 'autocomplete', countryCode };
    localStorage.setItem(key, JSON.stringify({ version, status: 'selected', draft: null, selected }));
    expect(firstArea(searchLocation.read(), wedding, 'GB')).toBe('Frome');
    expect(firstArea(searchLocation.read(), null, 'GB')).toBe('');
  },
);

test('what is typed is a draft beside what was chosen [S3-search-location-01]', () => {
  searchLocation.select('GB', 'Bath');
  searchLocation.draft('GB', 'Fro');
  expect(searchLocation.read()).toMatchObject({
    status: 'draft',
    draft: { area: null, searchText: 'Fro' },
    selected: { area: 'Bath' },
  });
});

test('a search that was sent is remembered, each place once, the newest first [S9-storage-02]', () => {
  for (const area of ['Bath', 'Frome', 'Bath', '']) searchLocation.select('GB', area);
  expect(searchLocation.recent()).toEqual(['Bath', 'Frome']);
  expect(localStorage.getItem('performed-search')).toBe('true');
});

test('the search follows the wedding to another place [S4-search-location-04]', async () => {
  searchLocation.select('GB', 'Bath');
  const payload = { weddingId: 'w1', name: 'Wells', adminArea: [], country: 'GB' };
  await createReactions(createTestHost())['wedding.location-changed']?.(payload, delivery);
  expect(firstArea(searchLocation.read(), wedding, 'GB')).toBe('Wells');
});

test('another country forgets what was searched [S4-search-location-05] [S4-search-location-07]', async () => {
  searchLocation.select('GB', 'Bath');
  const payload = { weddingId: 'w1', from: 'GB', to: 'DE' } as const;
  await createReactions(createTestHost())['wedding.country-changed']?.(payload, delivery);
  expect(localStorage).toHaveLength(0);
  expect(searchLocation.recent()).toEqual([]);
});
