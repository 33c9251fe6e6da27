import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';
import { parsePage } from '../testing/parsed-page';

let server: PageServer;
let british: RealWedding;
beforeAll(async () => {
  server = await startPageServer(realRecords(60));
  const { results } = server.index.store.realWeddings({ countryCode: 'GB', page: 1, size: 1 });
  if (results[0] === undefined) throw new Error('No British wedding.');
  british = results[0];
});
afterAll(() => server.stop());

const open = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, location: response.headers.get('location'), text, ...parsePage(text) };
};

describe('real weddings for readers without scripts', () => {
  test('are named by the list of their market, each with its own address [S1-can-06]', async () => {
    const { status, text } = await open('/uk/real-weddings');
    expect(status).toBe(200);
    expect(text).toContain(`<a href="/uk${british.url}">`);
  });

  test('one stands at its own title and in its own market, and says who did the work', async () => {
    const { status, text } = await open(`/uk${british.url}`);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${server.url}/uk${british.url}">`);
    for (const { supplierCategory, supplierPublicId } of british.suppliers)
      expect(text).toContain(`href="/uk/weddingsuppliers/${supplierCategory}/${supplierPublicId}"`);
    for (const path of [`/uk/real-weddings/${british.id}`, `/de/real-weddings/${british.id}/anders`])
      expect(await open(path)).toMatchObject({ status: 301, location: `/uk${british.url}` });
  });

  test('is not there when nobody knows it, and not for search engines when it is invented', async () => {
    expect((await open('/uk/real-weddings/rw-none/none')).status).toBe(404);
    expect((await open(`/uk${british.url}`)).text).toContain('noindex');
    expect((await open('/sitemaps/uk-1.xml')).text).not.toContain(british.url);
  });
});
