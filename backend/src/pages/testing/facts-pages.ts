import { paths } from '@posy/shared-contracts/paths';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type SharedWebsite } from '../facts/website-of';
import { type PageServer, realRecords, startPageServer } from './page-server';
import { parsePage } from './parsed-page';

export const records = realRecords(120);
/** A supplier of a country with reviews and a price. */
const ofCountry = (country: string): SupplierRecord => {
  const found = records.find(
    ({ countryCode, rating, price }) => countryCode === country && rating.count > 0 && price !== null,
  );
  if (found === undefined) throw new Error(`No supplier of ${country} has reviews.`);
  return found;
};
export const british = ofCountry('GB');
export const german = ofCountry('DE');
/** A supplier that search engines do not list. */
export const hidden: SupplierRecord = {
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

/** Starts the pages' server for the tests of a file. */
export const openedPages = () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer([...records, hidden], async (slug) => websites[slug] ?? null);
  });
  afterAll(() => server.stop());
  return {
    get url() {
      return server.url;
    },
    get index() {
      return server.index;
    },
    async open(path: string) {
      const response = await fetch(`${server.url}${path}`);
      return { status: response.status, ...parsePage(await response.text()) };
    },
  };
};

export const canonicalOf = ({ links }: ReturnType<typeof parsePage>) => links('canonical').map(({ href }) => href);
export const profile = ({ type, publicId }: SupplierRecord, market: 'uk' | 'de' = 'uk') =>
  paths.supplier(market, type, publicId);
