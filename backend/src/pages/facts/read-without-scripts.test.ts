import { paths } from '@posy/shared-contracts/paths';
import { british, canonicalOf, openedPages, profile, records } from '../testing/facts-pages';
import { attributesOf, textOf } from '../testing/parsed-page';

const pages = openedPages();
const { open } = pages;

test('both ends of the range that search engines are told stand in the text without scripts [P-H19]', async () => {
  const onSaturday = records.filter(
    ({ countryCode, price }) =>
      countryCode === 'GB' && price?.saturday != null && price.saturday.amount > price.to.amount,
  );
  expect(onSaturday.length).toBeGreaterThan(0);
  for (const supplier of onSaturday.slice(0, 6)) {
    const { named, structured } = await open(profile(supplier));
    const text = named('main').map(textOf).join(' ');
    const ends = String(structured[0]?.priceRange).split(' – ');
    expect(ends).toHaveLength(2);
    for (const end of ends) expect(text).toContain(end);
  }
});

test('what a list and an enquiry add to a profile’s address makes no other page of it [P-m24] [S2-param-05]', async () => {
  const query =
    'searchParams=area%3DBath%26category%3Dvenues&multiEnquiry=true&enquirySupplierId=x&enquiryContext=sideForm';
  const page = await open(`${profile(british)}?${query}`);
  expect(page.status).toBe(200);
  expect(canonicalOf(page)).toEqual([`${pages.url}${profile(british)}`]);
  expect(
    page
      .named('link')
      .map((link) => attributesOf(link).href ?? '')
      .filter((href) => /enquir/i.test(href)),
  ).toEqual([]);
});

test('a page of reviews, which states no price, tells search engines none [P-H19]', async () => {
  const { structured } = await open(paths.supplierReviews('uk', british.id));
  expect(structured[0]).toHaveProperty('aggregateRating');
  expect(structured[0]).not.toHaveProperty('priceRange');
});

test('a reader without scripts gets the main facts of a profile', async () => {
  const { named } = await open(profile(british));
  const [main] = named('main')
    .filter((element) => attributesOf(element).class === 'posy-plain')
    .slice(-1);
  const text = main === undefined ? '' : textOf(main);
  for (const fact of [british.name, british.town, british.county, british.description, british.price?.basis ?? ''])
    expect(text).toContain(fact);
  for (const { title } of pages.index.store.topReviews(british.id, 3)) expect(text).toContain(title);
});

describe('the legal pages', () => {
  test.each([
    ['/uk/terms', 'Terms of use'],
    ['/de/privacy-policy', 'Datenschutzerklärung'],
  ])('%s stands in the document as a whole, for everybody and every search engine', async (path, title) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.metas.robots).toBeUndefined();
    expect(canonicalOf(page)).toEqual([`${pages.url}${path}`]);
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
    expect(canonicalOf(page)).toEqual([`${pages.url}/uk/article/choosing-a-venue`]);
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
