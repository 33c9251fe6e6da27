import { realRecords, startPageServer, type PageServer } from '../testing/page-server';

const records = realRecords(120);
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

it('robots are told where the sitemap is', async () => {
  const { text } = await open('/robots.txt');
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(text).not.toMatch(/Disallow: \/(?:releases|api\/?$|$)/m);
});

it('the sitemap names a file for each market', async () => {
  const { text, type } = await open('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(locations(text)).toEqual(
    ['uk', 'ie', 'us', 'de', 'fr'].map((prefix) => `${server.url}/sitemaps/${prefix}-1.xml`),
  );
});

it('a market’s file names its indexable pages, each of which answers without noindex', async () => {
  const { status, text } = await open('/sitemaps/uk-1.xml');
  expect(status).toBe(200);
  const urls = locations(text);
  expect(urls).toContain(`${server.url}/uk`);
  expect(new Set(urls).size).toBe(urls.length);
  const british = records.slice(2).filter(({ countryCode, seoIndex }) => countryCode === 'GB' && seoIndex);
  for (const { type, publicId } of british)
    expect(urls).toContain(`${server.url}/uk/weddingsuppliers/${type}/${publicId}`);
  for (const url of urls) {
    const response = await fetch(url);
    expect([url, response.status]).toEqual([url, 200]);
    const page = await response.text();
    expect(page).not.toContain('name="robots"');
    expect(page).toContain(`<link rel="canonical" href="${url}">`);
  }
});

it('keeps profiles out that are not to be listed', async () => {
  const { text } = await open('/sitemaps/uk-1.xml');
  for (const { publicId, id } of records.slice(0, 2)) {
    expect(text).not.toContain(`/${publicId}<`);
    expect(text).not.toContain(`/${id}<`);
  }
});

it.each(['uk-2', 'uk-0', 'xx-1', 'uk-1a', 'uk'])('has no file %s', async (name) => {
  expect((await open(`/sitemaps/${name}.xml`)).status).toBe(404);
});
