import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';

const records = realRecords(400);
let server: PageServer;
beforeAll(async () => {
  const [first, second, ...rest] = records;
  if (first === undefined || second === undefined) throw new Error('The catalogue is too small.');
  server = await startPageServer([{ ...first, seoIndex: false }, { ...second, demo: true }, ...rest]);
});
afterAll(() => server.stop());

const open = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => String(match[1]));

test('robots.txt names the sitemap', async () => {
  const { text } = await open('/robots.txt');
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(?:releases|api\/?$|$)/m);
});

test('the sitemap names a file for each market', async () => {
  const { text, type } = await open('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(locations(text)).toEqual(
    ['uk', 'ie', 'us', 'de', 'fr'].map((prefix) => `${server.url}/sitemaps/${prefix}-1.xml`),
  );
});

test('a market’s file names its indexable pages, each of which answers without noindex', async () => {
  const { status, text } = await open('/sitemaps/uk-1.xml');
  expect(status).toBe(200);
  const urls = locations(text);
  expect(urls).toContain(`${server.url}/uk`);
  expect(new Set(urls).size).toBe(urls.length);
  const british = records.slice(2).filter(({ countryCode, seoIndex }) => countryCode === 'GB' && seoIndex);
  for (const { type, publicId } of british)
    expect(urls).toContain(`${server.url}/uk/weddingsuppliers/${type}/${publicId}`);
  for (const url of urls) {
    const response = await fetch(url.replaceAll('&amp;', '&'));
    expect([url, response.status]).toEqual([url, 200]);
    const page = await response.text();
    expect(page).not.toContain('name="robots"');
    expect(page).toContain(`<link rel="canonical" href="${url}">`);
  }
});

test('a category has a page for each county with three or more of it, and for each kind of venue there', async () => {
  const { text } = await open('/sitemaps/uk-1.xml');
  const given = locations(text).filter((url) => url.includes('?area='));
  const places = server.index.store.listed.places('GB');
  expect(places.length).toBeGreaterThan(0);
  expect(given).toEqual(
    places.map(({ category, county, kind }) => {
      const query = new URLSearchParams({ area: county, ...(kind !== null && { kinds: kind }) }).toString();
      return `${server.url}/uk/supplier-category/${category}?${query.replaceAll('&', '&amp;')}`;
    }),
  );
  const british = records.slice(2).filter(({ countryCode, seoIndex }) => countryCode === 'GB' && seoIndex);
  const inCounty = ({ category, county }: (typeof places)[number]) =>
    british.filter((one) => one.type === category && one.county === county).length;
  const ofAll = places.filter(({ kind }) => kind === null);
  expect(ofAll.every((place) => place.count >= 3 && place.count === inCounty(place))).toBe(true);
  const pairs = new Set(british.map(({ type, county }) => JSON.stringify([type, county])));
  const enough = [...pairs].filter((pair) => {
    const [category, county] = JSON.parse(pair) as [SupplierRecord['type'], string];
    return inCounty({ category, county, kind: null, count: 0 }) >= 3;
  });
  expect(ofAll.map(({ category, county }) => JSON.stringify([category, county])).sort()).toEqual(enough.sort());
});

test('keeps profiles out that are not to be listed', async () => {
  const { text } = await open('/sitemaps/uk-1.xml');
  for (const { publicId, id } of records.slice(0, 2)) {
    expect(text).not.toContain(`/${publicId}<`);
    expect(text).not.toContain(`/${id}<`);
  }
});

test.each(['uk-2', 'uk-0', 'xx-1', 'uk-1a', 'uk'])('has no file %s', async (name) => {
  expect((await open(`/sitemaps/${name}.xml`)).status).toBe(404);
});
