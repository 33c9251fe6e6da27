import { paths } from '@posy/shared-contracts/paths';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';
import { attributesOf, parsePage, textOf } from '../testing/parsed-page';
import { type SharedWebsite } from './website-of';

const records = realRecords(120);
const ofCountry = (country: string): SupplierRecord => {
  const found = records.find(
    ({ countryCode, rating, price }) => countryCode === country && rating.count > 0 && price !== null,
  );
  if (found === undefined) throw new Error(`No supplier of ${country} has reviews.`);
  return found;
};
const british = ofCountry('GB');
const hidden: SupplierRecord = {
  ...british,
  id: 'GB999999',
  publicId: 'hidden1',
  seo: { urlSlug: 'hidden' },
  reviews: [],
  seoIndex: false,
};

const websites: Record<string, SharedWebsite> = {
  'maya-and-tom': { slug: 'maya-and-tom', partners: ['Maya', 'Tom'], isOpen: true, picture: null, shown: null },
  'behind-a-password': { slug: 'behind-a-password', partners: [], isOpen: false, picture: null, shown: null },
  'with-a-picture': {
    slug: 'with-a-picture',
    partners: ['Ana', 'Lou'],
    isOpen: true,
    picture: { path: `/photos/${'p'.repeat(32)}`, width: 2560, height: 1280 },
    shown: null,
  },
};

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer([...records, hidden], async (slug) => websites[slug] ?? null);
});
afterAll(() => server.stop());

const open = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, ...parsePage(await response.text()) };
};
const canonicalOf = ({ links }: Awaited<ReturnType<typeof open>>) => links('canonical').map(({ href }) => href);
const profile = ({ type, publicId }: SupplierRecord, market: 'uk' | 'de' = 'uk') =>
  paths.supplier(market, type, publicId);

test('a reader without scripts gets the main facts of a profile', async () => {
  const { named } = await open(profile(british));
  const [main] = named('main')
    .filter((element) => attributesOf(element).class === 'posy-plain')
    .slice(-1);
  const text = main === undefined ? '' : textOf(main);
  for (const fact of [british.name, british.town, british.county, british.description, british.price?.basis ?? ''])
    expect(text).toContain(fact);
  for (const { title } of server.index.store.topReviews(british.id, 3)) expect(text).toContain(title);
});

describe('the legal pages', () => {
  test.each([
    ['/uk/terms', 'Terms of use'],
    ['/de/privacy-policy', 'Datenschutzerklärung'],
  ])('%s stands in the document as a whole, for everybody and every search engine', async (path, title) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.metas.robots).toBeUndefined();
    expect(canonicalOf(page)).toEqual([`${server.url}${path}`]);
    expect(page.named('h1').map(textOf)).toContain(title);
    expect(page.named('h2').length).toBeGreaterThan(6);
    expect(page.named('main').map(textOf).join()).toContain('Posy Ltd, 1 High Street, Frome');
  });

  test('have nothing below them', async () => {
    expect((await open('/uk/terms/more')).status).toBe(404);
  });
});

describe('advice', () => {
  test('lists every article in the language of the market [S2-route-12]', async () => {
    const page = await open('/de/advice');
    expect(page.status).toBe(200);
    expect(page.metas.robots).toBeUndefined();
    expect(page.structured[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 12 });
  });

  test('says the whole article without scripts [S2-route-08]', async () => {
    const page = await open('/uk/article/choosing-a-venue');
    expect(page.status).toBe(200);
    expect(canonicalOf(page)).toEqual([`${server.url}/uk/article/choosing-a-venue`]);
    expect(page.structured.map((data) => data['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(page.named('h2').length).toBeGreaterThan(3);
  });

  test.each(['/uk/article/nothing', '/uk/article', '/uk/article/choosing-a-venue/more'])(
    'has nothing at %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});
