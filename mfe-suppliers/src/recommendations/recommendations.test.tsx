import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError, defaultMarket, markets } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard, exampleFound } from '#testing/examples';
import { AppRoutes } from '../routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
const florist = {
  ...exampleCard({ id: 'GB000201', publicId: 'hollow1', type: 'florists', name: 'Hollow Lane Flowers' }),
  distanceKm: 4,
  pictures: [],
};
const venue = {
  ...exampleCard({ id: 'GB000202', publicId: 'oak0002', name: 'Oak Tithe Barn' }),
  distanceKm: 8,
  pictures: [],
};
const musician = (id: string, name: string) => ({ ...florist, id, publicId: `m${id}`, type: 'music' as const, name });
const exampleCost = {
  ...{
    name: 'Flowers',
    supplierType: 'florists',
    group: 'florists',
    estimate: 48000,
    actual: 0,
    supplierId: null,
    notes: '',
  },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
type SearchBody = NonNullable<EndpointInput<'searchSuppliers'>['body']>;
type SearchResults = Parameters<typeof exampleFound>[0];
type RequestedCategory = { category?: string };

const show = async (
  session: TestHostOptions['session'],
  answer: (asked: RequestedCategory) => (typeof florist | ReturnType<typeof musician>)[],
  stored: Parameters<typeof createMemoryFirestore>[0] = {},
  bandsFree = 24,
  path = '/uk/recommendations',
  nearest: SearchResults | Promise<SearchResults> = [],
) => {
  const searches: SearchBody[] = [];
  const host = createTestHost({
    path,
    market: markets.find(({ prefix }) => path.startsWith(`/${prefix}/`)) ?? defaultMarket,
    session,
    firestore: createMemoryFirestore(stored),
    api: {
      recommendedSuppliers: ({ body }) => {
        const results = answer(body as RequestedCategory);
        return { total: results.length, results, distanceFrom: 'Frome' };
      },
      searchSuppliers: async ({ body }) => {
        if (body !== undefined) searches.push(body);
        const found = body?.sort === 'distance' ? await nearest : [];
        return exampleFound(
          found.filter(({ type }) => type === body?.category),
          {
            categories: [
              { category: 'florists', count: 38 },
              { category: 'music', count: bandsFree },
            ],
            distanceFrom: 'Frome',
          },
        );
      },
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('heading', { level: 1, name: /^(Still to find|Noch zu finden)$/ });
  return Object.assign(host, { searches });
};
const couple = (changes: Parameters<typeof exampleWedding>[0] = {}) =>
  exampleSignedIn({ wedding: exampleWedding({ location, ...changes }) });
const each = ({ category }: RequestedCategory) => (category === 'venues' ? [venue] : [florist]);

test('shows suppliers around the wedding, and venues while it has none; only those of the quiz are marked as seen [S2-route-15]', async () => {
  const host = await show(couple(), each);
  expect(await screen.findByRole('link', { name: 'Hollow Lane Flowers' })).toHaveAttribute(
    'href',
    '/uk/weddingsuppliers/florists/hollow1',
  );
  expect(await screen.findByRole('link', { name: 'Oak Tithe Barn' })).toBeVisible();
  expect(host.marked).toEqual([]);
});

test('no venues are asked for once one is booked', async () => {
  const asked: (string | undefined)[] = [];
  await show(couple({ bookings: { venue: true } }), ({ category }) => {
    asked.push(category);
    return [florist];
  });
  await screen.findByRole('link', { name: 'Hollow Lane Flowers' });
  expect(asked).toEqual([undefined]);
});

test('no figure says that of those who are shown somebody is not there', async () => {
  const bands = ['Brass Thimble', 'Ida and the Needle', 'Lime Kiln'].map((name, place) => musician(`${place}`, name));
  await show(couple({ bookings: { venue: true }, date: '2027-09-25' }), () => bands, {}, 2);
  const music = within(await screen.findByRole('region', { name: 'Music' }));
  expect(await music.findByText('2 free on your date')).toBeVisible();
  expect(music.getByRole('link', { name: /^See all/ })).toHaveAccessibleName('See all');
});

test('in another market than their wedding’s no figure of that market is theirs, and what is set aside stays in their money', async () => {
  await show(
    couple({ bookings: { venue: true }, date: '2027-09-25' }),
    () => [florist],
    { 'weddings/w1/costs': { c1: exampleCost } },
    24,
    '/de/recommendations',
  );
  const flowers = within(await screen.findByRole('region', { name: /^(Florists|Floristik)$/ }));
  expect(await flowers.findByText(/eingeplant$/)).toHaveTextContent(/^480\s£ eingeplant$/);
  expect(flowers.queryByRole('link', { name: /ansehen$/ })).toBeNull();
});

test('stands by what is still to find, with how many are free, what is set aside, and one message to all', async () => {
  const cost = exampleCost;
  const host = await show(
    couple({ bookings: { venue: true }, date: '2027-09-25' }),
    () => [florist, musician('1', 'Brass Thimble'), musician('2', 'Ida and the Needle'), musician('3', 'Lime Kiln')],
    { 'weddings/w1/costs': { c1: cost } },
  );
  const music = within(await screen.findByRole('region', { name: 'Music' }));
  const flowers = within(screen.getByRole('region', { name: 'Florists' }));
  expect(await music.findByText('24 free on your date')).toBeVisible();
  expect(music.getByRole('link', { name: 'See all 24' })).toHaveAttribute(
    'href',
    '/uk/supplier-category/music?area=Bath&radius=40',
  );
  expect(await flowers.findByText('38 free on your date')).toBeVisible();
  expect(flowers.getByText('38 free on your date').closest('p')).toHaveTextContent(
    '38 free on your date, £480 set aside',
  );
  const kinds = screen.getAllByRole('heading', { level: 2, name: /^(Music|Florists)$/ });
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Music', 'Florists']);
  expect(flowers.queryByRole('button', { name: /^Ask/ })).toBeNull();
  await userEvent.click(music.getByRole('button', { name: 'Ask all three' }));
  expect(host.location.get().pathname + host.location.get().search).toBe('/uk/inbox/ask?category=music');
  const listed = await host.firestore.read({ collection: collections.shortlist('w1') });
  expect(listed.map(({ name, shortlisted }) => [name, shortlisted])).toEqual([
    ['Brass Thimble', true],
    ['Ida and the Needle', true],
    ['Lime Kiln', true],
  ]);
});

test('a kind with few is filled up by the nearest further away, with their miles; the others are one line of links', async () => {
  const nearest = ['Far Harp', 'Farther Harp'].map((name, at) => ({
    ...musician(`far${at}`, name),
    distanceKm: 80 + at * 16,
  }));
  const host = await show(
    couple({ bookings: { venue: true }, date: '2027-09-25' }),
    () => [florist],
    { 'weddings/w1/costs': { c1: { ...exampleCost, group: 'music', estimate: 90000 } } },
    0,
    '/uk/recommendations',
    nearest,
  );
  const music = within(await screen.findByRole('region', { name: 'Music' }));
  expect(music.getByText('None near you, so here are the nearest').closest('p')).toHaveTextContent('£900 set aside');
  expect(music.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Far Harp',
    'Farther Harp',
  ]);
  expect(music.getByText('Bath, 50 miles from Frome')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cakes' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cakes' })).toHaveAttribute('href', '/uk/supplier-category/cakes');
  const asked = host.searches.filter(({ sort }) => sort === 'distance');
  expect(asked.find(({ category }) => category === 'music')).toMatchObject({
    ...{ area: 'Bath', freeOn: '2027-09-25', budgetsElse: { music: 90000 } },
  });
  expect(asked.some(({ category }) => category === 'venues')).toBe(false);
});

test('nothing stands there before all is known: no part pushes another down', async () => {
  let answer: (results: []) => void = () => undefined;
  const late = new Promise<[]>((resolve) => {
    answer = resolve;
  });
  await show(couple({ bookings: { venue: true } }), () => [florist], {}, 24, '/uk/recommendations', late);
  expect(screen.queryByRole('list', { name: 'Found so far' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Florists' })).toBeNull();
  answer([]);
  expect(await screen.findByRole('list', { name: 'Found so far' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Florists' })).toBeVisible();
});

test('says how far they are: what is booked, what is on the shortlist, and what is to go', async () => {
  const entries = [
    exampleEntry({ id: 'GB000009', type: 'venues', name: 'Larkfield', booked: true }),
    exampleEntry({ id: 'GB000010', type: 'music', shortlisted: true }),
    exampleEntry({ id: 'GB000011', type: 'music', shortlisted: true }),
  ];
  await show(
    couple({ bookings: { venue: true }, date: '2027-09-25' }),
    () => [{ ...musician('1', 'Brass Thimble'), free: true }],
    { 'weddings/w1/suppliers': Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
  );
  const found = within(await screen.findByRole('list', { name: 'Found so far' }));
  expect(found.getByText('Wedding venue').closest('li')).toHaveTextContent('Larkfield');
  expect(found.getByText('Band or DJ').closest('li')).toHaveTextContent('2 shortlisted');
  expect(found.getByText('Photographer').closest('li')).toHaveTextContent('None yet');
  expect(screen.getByText(/^14 kinds to go, for Saturday,? 25 September 2027, around Bath\.$/)).toBeVisible();
  const music = within(screen.getByRole('region', { name: 'Music' }));
  expect(music.getByText('Free on 25 September')).toBeVisible();
  expect(music.getByText('Bath, 2 miles from Frome')).toBeVisible();
  expect(music.getByRole('link', { name: 'Compare your two' })).toHaveAttribute(
    'href',
    '/uk/shortlist?compare=GB000010%2CGB000011',
  );
  expect(music.queryByRole('button', { name: /^Ask/ })).toBeNull();
});

test('a price stands beside what they set aside', async () => {
  const cost = { ...exampleCost, group: 'florists', estimate: 900000 };
  await show(
    couple({ bookings: { venue: true } }),
    () => [{ ...florist, price: { ...florist.price, unit: 'total' } } as never],
    {
      'weddings/w1/costs': { c1: cost },
    },
  );
  expect(await screen.findByText(/under what you’ve set aside\.$/)).toBeVisible();
});

test('a kind that is booked is not looked for any more', async () => {
  const entry = exampleEntry({ id: 'GB000009', type: 'florists', booked: true });
  await show(couple({ bookings: { venue: true } }), () => [florist, musician('1', 'Brass Thimble')], {
    'weddings/w1/suppliers': { [entry.id]: entry },
  });
  expect(await screen.findByRole('region', { name: 'Music' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Florists' })).toBeNull();
});

test.each([
  ['a visitor', undefined, 'Log in to see who fits'],
  ['a wedding without a place', exampleSignedIn(), 'Where will it be?'],
])('for %s says what is missing, and asks nobody [S6-recommend-03]', async (_who, session, words) => {
  await show(session, () => {
    throw new Error('Nothing may be asked.');
  });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
});

test('nobody found is an end with a way on', async () => {
  const host = await show(couple(), () => []);
  expect(await screen.findByRole('heading', { name: 'Nobody to suggest here yet' })).toBeVisible();
  expect(host.marked).toEqual([]);
});

test('failures of suppliers and of venues are each reported, and can be tried again [S8-recommend-01] [S8-recommend-02]', async () => {
  const host = await show(couple(), () => {
    throw new ApiError('refused', 400, 'invalid-request', 'No.');
  });
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(host.errors).toHaveLength(2);
});
