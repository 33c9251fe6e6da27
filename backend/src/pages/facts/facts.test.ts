import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { british, canonicalOf, german, hidden, openedPages, profile, records } from '../testing/facts-pages';
import { attributesOf, textOf } from '../testing/parsed-page';

const pages = openedPages();
const { open } = pages;

describe('the start page of a market', () => {
  test.each(markets)('stands at /$prefix in its own language [S2-route-28]', async ({ prefix, locale }) => {
    const page = await open(`/${prefix}`);
    expect(page.status).toBe(200);
    expect(page.named('html').map(attributesOf)).toEqual([{ lang: locale }]);
    expect(canonicalOf(page)).toEqual([`${pages.url}/${prefix}`]);
    expect(page.metas.robots).toBeUndefined();
    expect(page.structured.map((data) => data['@type'])).toEqual(['Organization', 'WebSite']);
  });

  test('names its versions in every market, and the default one', async () => {
    const { links } = await open('/fr');
    expect(links('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ...markets.map(({ prefix, locale }) => [locale, `${pages.url}/${prefix}`]),
      ['x-default', `${pages.url}/uk`],
    ]);
  });

  test('tells search engines how to search it', async () => {
    const { structured } = await open('/de');
    expect(structured[1]).toMatchObject({
      inLanguage: 'de-DE',
      potentialAction: {
        target: { urlTemplate: `${pages.url}/de/wedding-suppliers?text={search_term_string}` },
      },
    });
  });

  test('speaks four languages', async () => {
    const titles = await Promise.all(
      markets.map(async ({ prefix }) => (await open(`/${prefix}/wedding-suppliers`)).title),
    );
    expect(titles).toEqual([
      'Wedding suppliers · Posy',
      'Wedding suppliers · Posy',
      'Wedding vendors · Posy',
      'Hochzeitsdienstleister · Posy',
      'Prestataires de mariage · Posy',
    ]);
  });
});

describe('the directory', () => {
  test('lists its categories, and the suppliers of one, with the way to them', async () => {
    const category = await open('/uk/supplier-category/venues');
    const [list, crumbs] = category.structured;
    const { results } = pages.index.store.search({
      countryCode: 'GB',
      category: 'venues',
      sort: 'recommended',
      size: 24,
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: results.map(({ name, type, publicId }, index) => ({
        position: index + 1,
        name,
        url: `${pages.url}${paths.supplier('uk', type, publicId)}`,
      })),
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, {}, {}] });
    const all = await open('/uk/wedding-suppliers');
    expect(all.structured[0]).toMatchObject({ '@type': 'ItemList' });
  });

  test.each(['?text=jazz', '?area=Bath&page=2', '?sort=rating'])(
    'keeps the permutation %s out, and points to the list without filters',
    async (query) => {
      const page = await open(`/uk/supplier-category/venues${query}`);
      expect(page.metas.robots).toBe('noindex, follow');
      expect(canonicalOf(page)).toEqual([`${pages.url}/uk/supplier-category/venues`]);
    },
  );

  test('lists what a campaign led to', async () => {
    const page = await open('/uk/wedding-suppliers?utm_source=letter');
    expect(page.metas.robots).toBeUndefined();
    expect(canonicalOf(page)).toEqual([`${pages.url}/uk/wedding-suppliers`]);
  });

  test('names only markets that have the category', async () => {
    const { links } = await open('/uk/supplier-category/venues');
    const having = markets.filter(({ country }) =>
      pages.index.store.categories(country).some(({ slug, count }) => slug === 'venues' && count > 0),
    );
    expect(links('alternate').map(({ hreflang }) => hreflang)).toEqual([
      ...having.map(({ locale }) => locale),
      'x-default',
    ]);
  });
});

describe('a profile', () => {
  test('that tells its price on request says so, and claims no range of prices', async () => {
    const onRequest = records.find(({ countryCode, price }) => countryCode === 'GB' && price === null);
    if (onRequest === undefined) throw new Error('No supplier of GB tells its price on request.');
    const page = await open(profile(onRequest));
    const plain = page
      .named('main')
      .filter((element) => attributesOf(element).class === 'posy-plain')
      .at(-1);
    expect(plain === undefined ? '' : textOf(plain)).toContain('Price on request');
    expect(page.structured[0]).not.toHaveProperty('priceRange');
  });

  test('tells search engines the range of all prices that stand on it, a Saturday in season among them [P-H19]', async () => {
    const onSaturday = records.find(
      ({ countryCode, price }) =>
        countryCode === 'GB' && price?.saturday != null && price.saturday.amount > price.to.amount,
    );
    if (onSaturday?.price?.saturday == null) throw new Error('No supplier of GB asks more for a Saturday.');
    const { from, saturday } = onSaturday.price;
    const pounds = ({ amount }: { amount: number }) => `£${(amount / 100).toLocaleString('en-GB')}`;
    const page = await open(profile(onSaturday));
    expect(page.structured[0]).toMatchObject({ priceRange: `${pounds(from)} – ${pounds(saturday)}` });
  });

  test('is a business with its price, place, pictures, rating and reviews', async () => {
    const page = await open(profile(british));
    const shown = pages.index.store.getSupplier(british.id);
    expect(page.title).toBe(`${british.name}, ${british.town} · Posy`);
    expect(page.structured[0]).toMatchObject({
      name: british.name,
      url: `${pages.url}${profile(british)}`,
      priceRange: expect.stringMatching(/^£[\d,.]+ – £[\d,.]+$/) as string,
      address: { addressLocality: british.town, addressRegion: british.county, addressCountry: 'GB' },
      aggregateRating: { ratingValue: shown?.rating.average, reviewCount: shown?.rating.count },
      review: pages.index.store.topReviews(british.id, 3).map(({ title }) => ({ name: title })),
    });
    expect((page.structured[0]?.image as string[])[0]).toMatch(/\/40x21\/1200\.jpeg$/);
  });

  test('stands in its own market, whichever address was asked for', async () => {
    for (const path of [`/uk/weddingsuppliers/venues/${german.id}`, profile(german), profile(german, 'de')])
      expect(canonicalOf(await open(path))).toEqual([`${pages.url}${profile(german, 'de')}`]);
  });

  test('is excluded from search engines when its owner asks for it, or it is invented [S3-supplier-01]', async () => {
    expect((await open(profile(british))).metas.robots).toBeUndefined();
    expect((await open('/uk/weddingsuppliers/venues/hidden1')).metas.robots).toBe('noindex, follow');
    pages.index.store.putSupplier({ ...hidden, seoIndex: true, demo: true });
    expect((await open('/uk/weddingsuppliers/venues/hidden1')).metas.robots).toBe('noindex, follow');
  });

  test('has a page of its pictures, which lists all of them; any other part of it is no page', async () => {
    const path = paths.supplierPictures('uk', british.type, british.publicId);
    const page = await open(path);
    expect(page.title).toBe(`${british.photos.length} pictures of ${british.name} · Posy`);
    expect(page.metas.robots).toBeUndefined();
    expect(canonicalOf(page)).toEqual([`${pages.url}${path}`]);
    expect(page.structured).toMatchObject([
      { '@type': 'ImageGallery', image: british.photos.map(({ label }) => ({ caption: label })) },
    ]);
    expect((await open(`${path}?group=dinner`)).metas.robots).toBe('noindex, follow');
    expect((await fetch(`${pages.url}${profile(british)}/prices`)).status).toBe(404);
  });

  test('has a page of its reviews', async () => {
    const page = await open(`/uk/reviews/${british.id}`);
    expect(page.title).toBe(`Reviews of ${british.name} · Posy`);
    expect(page.metas.robots).toBeUndefined();
    const { results } = pages.index.store.reviewsOf(british.id, { size: 20 });
    expect(page.structured[0]).toMatchObject({ review: results.map(({ body }) => ({ reviewBody: body })) });
  });

  test('has the rules of reviews; the page of a letter is nobody’s but its reader’s', async () => {
    const policy = await open('/de/reviews/policy');
    expect([policy.status, policy.title, policy.metas.robots]).toEqual([
      200,
      'Unsere Regeln für Bewertungen · Posy',
      undefined,
    ]);
    expect(canonicalOf(policy)).toEqual([`${pages.url}/de/reviews/policy`]);
    expect((await open('/de/reviews/policy/more')).status).toBe(404);
    const yours = await open('/uk/reviews/yours/r1');
    expect([yours.status, yours.metas.robots]).toEqual([200, 'noindex']);
  });
});

describe('what search engines stay out of', () => {
  test.each([
    ['over all categories, which have an address of their own', 'text=rose&area=Bath', 'search'],
    ['of an unknown category, which are over all', 'category=roses', 'search'],
    [
      'of one category, which are the category’s list [17]',
      `category=${german.type}&text=&area=Bath`,
      `supplier-category/${german.type}`,
    ],
  ])('results %s, and so come whole', async (_which, query, canonical) => {
    const page = await open(`/de/search?${query}`);
    expect([page.status, page.metas.robots]).toEqual([200, 'noindex, follow']);
    expect(canonicalOf(page)).toEqual([`${pages.url}/de/${canonical}`]);
    expect(page.structured).toEqual([]);
  });

  test.each(['/uk/checklist', '/uk/settings', '/de/onboarding'])('%s, which is somebody’s own', async (path) => {
    const page = await open(path);
    expect([page.status, page.metas.robots, page.title, canonicalOf(page)]).toEqual([200, 'noindex', 'Posy', []]);
  });

  test('the claim of one profile, beside the page for suppliers, which is for everybody [32]', async () => {
    const whole = await open('/de/for-suppliers');
    expect([whole.metas.robots, canonicalOf(whole)]).toEqual([undefined, [`${pages.url}/de/for-suppliers`]]);
    expect(whole.named('h1').map(textOf)).toContain('Für Hochzeitsdienstleister');
    const one = await open(`/uk/for-suppliers/${british.id}`);
    expect([one.status, one.metas.robots, canonicalOf(one)]).toEqual([200, 'noindex', []]);
  });

  test('a couple’s website, which has its name for the guests who share it', async () => {
    const page = await open('/de/wedding-website/maya-and-tom');
    expect([page.status, page.metas.robots, page.title]).toEqual([
      200,
      'noindex',
      'Maya und Tom: unsere Hochzeit · Posy',
    ]);
    expect(page.structured).toEqual([]);
    const shared = await open('/uk/wedding-website/with-a-picture');
    expect(shared.metas).toMatchObject({
      'og:image': expect.stringMatching(/\/photos\/p{32}\/1280\.jpg$/),
      'og:image:width': '1280',
      'og:image:height': '640',
    });
    const secret = await open('/uk/wedding-website/behind-a-password');
    expect([secret.title, secret.metas['og:image']]).toEqual([
      'Wedding website · Posy',
      expect.stringContaining('/pictures/'),
    ]);
  });

  test.each([
    '/uk/weddingsuppliers/venues/GB000000',
    '/uk/supplier-category/zeppelins',
    '/uk/reviews/GB000000',
    '/uk/for-suppliers/GB000000',
    '/uk/wedding-website/nobody',
    '/uk/constructor',
    '/nowhere/at/all',
  ])('%s, where there is nothing', async (path) => {
    const page = await open(path);
    expect([page.status, page.metas.robots]).toEqual([404, 'noindex']);
    expect(page.named('h1').map(textOf)).toContain('There’s nothing at this address');
  });
});

test('a link to any public page has a preview of the size that networks ask for', async () => {
  for (const path of ['/uk', '/de/wedding-suppliers', '/uk/supplier-category/cakes', profile(british)]) {
    const { metas } = await open(path);
    expect(metas).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:title': metas['twitter:title'],
    });
    expect(metas['og:image']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pictures\/[a-z]+\/[\w-]+\/40x21\/1200\.jpeg$/);
  }
});
