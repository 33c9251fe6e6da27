import { legalTopics } from '@posy/shared-contracts/entities';
import { type Market, markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { listArticles } from '#articles/articles';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { escapeHtml } from '#html/escape';

/**
 * Suppliers of one file. Each has at most two addresses, its profile and its reviews, and a market about 40 of its own and
 * 5,000 for places at most:
 * so no file exceeds the 50,000 addresses that sitemaps.org allows.
 */
const suppliersPerFile = 20_000;
/** Suppliers read at once, so that a large file neither fills the memory nor holds up other requests. */
const suppliersPerRead = 500;

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const location = (origin: string, path: string): string => `<loc>${escapeHtml(origin + path)}</loc>`;

const filesOf = (catalogue: CatalogueStore, { country }: Market): number =>
  Math.max(1, Math.ceil(catalogue.listed.count(country) / suppliersPerFile));

/** The index: at least one file for each market. */
export const sitemapIndex = (origin: string, catalogue: CatalogueStore): string => {
  const files = markets.flatMap((market) =>
    Array.from({ length: filesOf(catalogue, market) }, (_, index) => `/sitemaps/${market.prefix}-${index + 1}.xml`),
  );
  const entries = files.map((file) => `<sitemap>${location(origin, file)}</sitemap>\n`).join('');
  return `${xml}<sitemapindex ${schema}>\n${entries}</sitemapindex>\n`;
};

/** The pages that every market has, and one for each category with suppliers. */
const fixedPages = (catalogue: CatalogueStore, { prefix, country, catalogue: language }: Market): string[] => [
  paths.index(prefix),
  paths.directory(prefix),
  ...catalogue
    .categories(country)
    .filter(({ count }) => count > 0)
    .map(({ slug }) => paths.category(prefix, slug)),
  paths.advice(prefix),
  ...listArticles(language).map(({ slug }) => paths.article(prefix, slug)),
  paths.reviews(prefix),
  paths.reviewPolicy(prefix),
  paths.realWeddings(prefix),
  ...legalTopics.map((topic) => paths.legal(prefix, topic)),
  paths.signup(prefix),
];

/** Categories at the places that have enough of them. */
const placePages = (catalogue: CatalogueStore, { prefix, country }: Market): string[] =>
  catalogue.listed
    .places(country)
    .map(({ category, county, kind }) =>
      paths.category(prefix, category, { area: county, ...(kind !== null && { kinds: kind }) }),
    );

function* supplierPages(catalogue: CatalogueStore, { prefix, country }: Market, file: number): Generator<string> {
  const first = (file - 1) * suppliersPerFile;
  for (let read = 0; read < suppliersPerFile; read += suppliersPerRead) {
    const suppliers = catalogue.listed.page(country, first + read, suppliersPerRead);
    for (const { id, type, publicId, hasReviews } of suppliers) {
      yield paths.supplier(prefix, type, publicId);
      if (hasReviews) yield paths.supplierReviews(prefix, id);
    }
    if (suppliers.length < suppliersPerRead) return;
  }
}

function* weddingPages(catalogue: CatalogueStore, { prefix, country }: Market): Generator<string> {
  for (let page = 1; ; page += 1) {
    const { results } = catalogue.realWeddings({ countryCode: country, page, size: suppliersPerRead });
    for (const { url, demo } of results) if (!demo) yield `/${prefix}${url}`;
    if (results.length < suppliersPerRead) return;
  }
}

function* pagesOf(catalogue: CatalogueStore, market: Market, file: number): Generator<string> {
  if (file === 1) {
    yield* fixedPages(catalogue, market);
    yield* placePages(catalogue, market);
    yield* weddingPages(catalogue, market);
  }
  yield* supplierPages(catalogue, market, file);
}

function* linesOf(origin: string, pages: Iterable<string>): Generator<string> {
  yield `${xml}<urlset ${schema}>\n`;
  for (const path of pages) yield `<url>${location(origin, path)}</url>\n`;
  yield '</urlset>\n';
}

/** Yields a sitemap file line by line as its reader takes it; null when there is no such file. Counted from 1. */
export const sitemapFile = (
  origin: string,
  catalogue: CatalogueStore,
  market: Market,
  file: number,
): Iterable<string> | null =>
  file >= 1 && file <= filesOf(catalogue, market) ? linesOf(origin, pagesOf(catalogue, market, file)) : null;
