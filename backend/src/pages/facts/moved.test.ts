import { paths } from '@posy/shared-contracts/paths';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type PageServer, realRecords, startPageServer } from '../testing/page-server';

const records = realRecords(120);
const ofCountry = (country: string): SupplierRecord => {
  const found = records.find(({ countryCode, type }) => countryCode === country && type !== 'venues');
  if (found === undefined) throw new Error(`No supplier of ${country}.`);
  return found;
};
const british = ofCountry('GB');
const german = ofCountry('DE');

let server: PageServer;
beforeAll(async () => {
  server = await startPageServer(records, async (slug) =>
    ['first-home', 'second-home'].includes(slug)
      ? { slug: 'second-home', partners: [], isOpen: true, picture: null, shown: null }
      : null,
  );
});
afterAll(() => server.stop());

const answerTo = async (path: string) => {
  const { status, headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return { status, location: headers.get('location') };
};
const at = (type: string, id: string, market: 'uk' | 'de' | 'us' = 'uk') => paths.supplier(market, type, id);
const home = at(british.type, british.publicId);

describe('one address for each profile, for browsers and crawlers alike', () => {
  test.each([
    ['the slug', at(british.type, british.seo.urlSlug)],
    ['the supplier’s id', at(british.type, british.id)],
    ['the id twice', at(british.id, british.id)],
    ['another type', at('venues', british.publicId)],
    ['another market', at(british.type, british.publicId, 'us')],
  ])('%s answers 301 to the public id below the type [S2-route-32] [S2-route-33]', async (_what, path) => {
    expect(await answerTo(path)).toEqual({ status: 301, location: home });
    expect(await answerTo(home)).toEqual({ status: 200, location: null });
  });

  test('keeps what the query says, and goes to the supplier’s own market', async () => {
    const path = `${at(german.type, german.id)}?searchParams=area%3DBath&enquirySupplierId=x`;
    expect(await answerTo(path)).toEqual({
      status: 301,
      location: `${at(german.type, german.publicId, 'de')}?searchParams=area%3DBath&enquirySupplierId=x`,
    });
  });

  test('an answer is cached for an hour, not for good: names change', async () => {
    const { headers } = await fetch(`${server.url}${at('venues', british.publicId)}`, { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('other spellings of the same path are that path: nobody is sent round in circles', async () => {
    const spelt = home.replace(
      british.publicId,
      `%${british.publicId.charCodeAt(0).toString(16)}${british.publicId.slice(1)}`,
    );
    expect((await answerTo(spelt)).status).toBe(200);
    expect((await answerTo(`${home}/`)).status).toBe(200);
  });

  test('whoever there is not stays unknown, and nothing stands below a profile', async () => {
    for (const path of [at('venues', 'GB000000'), `${home}/more`, '/uk/weddingsuppliers/venues'])
      expect(await answerTo(path)).toEqual({ status: 404, location: null });
  });

  test('its reviews have one address too', async () => {
    const reviews = paths.supplierReviews('uk', british.id);
    expect(await answerTo(paths.supplierReviews('uk', british.publicId))).toEqual({ status: 301, location: reviews });
    expect(await answerTo(paths.supplierReviews('de', british.id))).toEqual({ status: 301, location: reviews });
    expect(await answerTo(reviews)).toEqual({ status: 200, location: null });
  });
});

describe('an earlier address of a couple’s website', () => {
  test('answers 301 to the one it has now, in the guest’s market and with what they asked; nobody keeps the answer', async () => {
    const { status, headers } = await fetch(`${server.url}/de/wedding-website/first-home?from=card`, {
      redirect: 'manual',
    });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      '/de/wedding-website/second-home?from=card',
      'no-store',
    ]);
    expect(await answerTo('/de/wedding-website/second-home')).toEqual({ status: 200, location: null });
    expect((await answerTo('/de/wedding-website/nobody')).status).toBe(404);
  });
});
