import { paths } from '@posy/shared-contracts/paths';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';
import { parsePage } from '../testing/parsed-page';

const sample = realRecords(200);
const like = (country: string): SupplierRecord => {
  const found = sample.find(
    ({ countryCode, type, seoIndex }) => countryCode === country && type === 'venues' && seoIndex,
  );
  if (found === undefined) throw new Error(`No venue of ${country}`);
  return found;
};
const somerset = like('GB');
const barn = { key: 'barn', label: 'Barn' };
const castle = { key: 'castle', label: 'Castle' };
const venue = (number: number, changes: Partial<SupplierRecord>): SupplierRecord => ({
  ...somerset,
  ...{ id: `sup_place000${number}`, publicId: `place${number}`, slug: `place-${number}`, name: `House ${number}` },
  ...{ seo: { urlSlug: `place-${number}` }, reviews: [], county: 'Somerset', ...changes },
});
const pounds = (amount: number) => ({ amount: amount * 100, currency: 'GBP' as const });
/** A barn that asks for so many thousands of pounds a day. */
const pricedBarn = (thousands: number): SupplierRecord =>
  venue(thousands, {
    kind: barn,
    town: thousands === 3 ? 'Wells' : 'Bath',
    price: {
      from: pounds(thousands * 1000),
      to: pounds(9000),
      basis: 'Hire',
      unit: 'per-day',
      condition: '',
      saturday: null,
      otherDays: null,
    },
    capacity: { max: thousands * 40, meaning: 'guests' },
  });
const records = [
  ...[1, 2, 3].map(pricedBarn),
  venue(4, { kind: castle, town: 'Wells', price: null, capacity: null }),
  ...[5, 6].map((number) => venue(number, { kind: castle, county: 'Devon' })),
  venue(7, { kind: castle, county: 'Devon', seoIndex: false }),
];

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer(records);
});
afterAll(() => server.stop());

const open = async (query: string) =>
  parsePage(await (await fetch(`${server.url}/uk/supplier-category/venues${query}`)).text());
const canonicalOf = ({ links }: Awaited<ReturnType<typeof open>>) => links('canonical').map(({ href }) => href);

test('a county with three or more has a page of its own, which names who is there', async () => {
  const page = await open('?area=Somerset');
  expect(page.title).toBe('Wedding venues in Somerset · Posy');
  expect(page.metas.robots).toBeUndefined();
  expect(page.metas.description).toContain('compare 4 profiles');
  expect(canonicalOf(page)).toEqual([`${server.url}${paths.category('uk', 'venues', { area: 'Somerset' })}`]);
  expect(page.structured).toMatchObject([
    { '@type': 'ItemList', itemListElement: [{}, {}, {}, {}] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, {}, { name: 'Wedding venues' }, { name: 'Wedding venues' }],
    },
  ]);
});

test('so has a kind of venue there', async () => {
  const page = await open('?area=Somerset&kinds=barn');
  expect(page.title).toBe('Barn wedding venues in Somerset · Posy');
  expect(page.metas.robots).toBeUndefined();
  expect(canonicalOf(page)).toEqual([
    `${server.url}${paths.category('uk', 'venues', { area: 'Somerset', kinds: 'barn' })}`,
  ]);
});

test('a place says in words what stands there, and leads to its kinds and back', async () => {
  const textOf = async (query: string) => (await fetch(`${server.url}/uk/supplier-category/venues${query}`)).text();
  const county = await textOf('?area=Somerset');
  expect(county).toContain('Wedding venues in Somerset: 4 to compare.');
  expect(county).toMatch(/kinds=barn"\s*>Barn wedding venues in Somerset<\/a/);
  expect(await textOf('?area=Somerset&kinds=barn')).toMatch(/area=Somerset"\s*>Wedding venues in Somerset<\/a/);
  expect(await textOf('?area=Devon')).not.toContain('to compare. Each price');
});

test('a place’s written words are its own: towns, starting prices with their basis, and room [17]', async () => {
  const textOf = async (path: string) =>
    (await (await fetch(`${server.url}${path}`)).text()).replaceAll(/\s+/g, ' ').replaceAll('&nbsp;', ' ');
  expect(await textOf('/uk/supplier-category/venues?area=Somerset')).toContain(
    'They are in Bath (2) and Wells (2). 3 of them price by the day: they start between £1,000 and £3,000, half of them at £2,000 or less. The smallest takes up to 40 guests, the largest up to 120.',
  );
  expect(await textOf('/uk/supplier-category/venues?area=Somerset&kinds=barn')).toContain(
    'They are in Bath (2) and Wells (1). 3 of them price by the day',
  );
  expect(await textOf('/uk/supplier-category/venues')).not.toContain('price by the day');
});

test.each([
  '?area=Devon',
  '?area=Somerset&kinds=castle',
  '?area=Somerset&page=2',
  '?area=Somerset&kinds=barn,castle',
  '?area=somerset',
])('fewer than three that may be listed, and what is no place alone, stay with the category: %s', async (query) => {
  const page = await open(query);
  expect(page.metas.robots).toBe('noindex, follow');
  expect(canonicalOf(page)).toEqual([`${server.url}/uk/supplier-category/venues`]);
});

test.each([
  ['/venues/somerset', '/uk/supplier-category/venues?area=Somerset'],
  ['/venues/Somerset?utm_source=letter', '/uk/supplier-category/venues?area=Somerset&utm_source=letter'],
  ['/venues/greater-london', '/uk/supplier-category/venues?area=Greater%20London'],
  ['/venues/bath', '/uk/supplier-category/venues?area=Bath'],
  ['/venues/bath?area=London&page=2', '/uk/supplier-category/venues?area=Bath&page=2'],
])('a place written below a category leads to its list: %s [17]', async (path, location) => {
  const answer = await fetch(`${server.url}/uk/supplier-category${path}`, { redirect: 'manual' });
  expect({ status: answer.status, location: answer.headers.get('location')?.replaceAll('+', '%20') }).toEqual({
    status: 301,
    location,
  });
});

test.each(['/venues/nowhere', '/venues/somerset/barn', '/castles', '/castles/somerset'])(
  'where no place is called so, and below a place, there is nothing: %s [17]',
  async (path) => {
    const answer = await fetch(`${server.url}/uk/supplier-category${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(404);
  },
);

test('where a campaign led to counts for nothing', async () => {
  const page = await open('?area=Somerset&utm_source=letter');
  expect(canonicalOf(page)).toEqual([`${server.url}/uk/supplier-category/venues?area=Somerset`]);
});

test('the category leads to the counties that have three or more, those with most first', async () => {
  const response = await fetch(`${server.url}/uk/supplier-category/venues`);
  const links = [...(await response.text()).matchAll(/\?area=(\w+)"\s*>([^<]+)</g)].map(([, area, words]) => [
    area,
    words,
  ]);
  expect(links).toEqual([
    ['Somerset', 'Wedding venues in Somerset'],
    ['Devon', 'Wedding venues in Devon'],
  ]);
});
