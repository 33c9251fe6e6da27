import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { html, type Html } from '#pages/html';
import { categoryLinks, type CategoryLink } from '../category-links';
import { categoryList } from './market-facts';
import { priceFrom, ratingWords } from '../figures';
import { imageOf } from '../page-image';
import { type Described } from '../page-facts';
import { breadcrumbs, itemList, type Step } from '../structured';
import { inEveryMarket, isPermutation, named, type Visit } from '../visit';
import { type SearchHit } from '#catalogue/search-request';

/** Suppliers that a category's page names to readers without scripts. */
const namedSuppliers = 24;

const start = ({ words, market }: Visit): Step => ({ name: words.home, path: paths.index(market.prefix) });
const directory = ({ words, market }: Visit): Step => ({
  name: words.directory.title,
  path: paths.directory(market.prefix),
});

/** The directory of all categories. */
export const directoryFacts = (visit: Visit): Described => {
  const { words, market, origin, query } = visit;
  const links = categoryLinks(visit);
  return {
    title: named(words.directory.title),
    description: words.directory.description,
    index: !isPermutation(query),
    canonical: paths.directory(market.prefix),
    alternates: inEveryMarket((each) => paths.directory(each.prefix)),
    image: imageOf('venues', `directory-${market.prefix}`, words.illustration(words.directory.title)),
    structured: [itemList(origin, words.directory.title, links), breadcrumbs(origin, [start(visit), directory(visit)])],
    readable: html`<h1>${words.directory.title}</h1>
      <p>${words.directory.description}</p>
      ${categoryList(links, visit)}`,
  };
};

const supplierStep = (visit: Visit, { name, type, publicId }: SearchHit): Step => ({
  name,
  path: paths.supplier(visit.market.prefix, type, publicId),
});

const supplierLine = (visit: Visit, supplier: SearchHit): Html =>
  html`<li>
    <a href="${supplierStep(visit, supplier).path}">${supplier.name}</a>, ${supplier.town}.
    ${priceFrom(visit, supplier)}. ${ratingWords(visit, supplier.rating)}
    <p>${supplier.teaser}</p>
  </li> `;

const inMarketsWithIt = (visit: Visit, { slug }: CategoryLink) => {
  const having = markets.filter((market) =>
    visit.catalogue.categories(market.country).some((category) => category.slug === slug && category.count > 0),
  );
  const locales = [...having.map(({ locale }) => locale as string), 'x-default'];
  return inEveryMarket((each) => paths.category(each.prefix, slug)).filter(({ language }) =>
    locales.includes(language),
  );
};

const categoryDescribed = (visit: Visit, category: CategoryLink): Described => {
  const { words, market, origin, catalogue } = visit;
  const title = words.category.title(category.name, words.within[market.prefix]);
  const { results } = catalogue.search({
    countryCode: market.country,
    category: category.slug,
    sort: 'recommended',
    size: namedSuppliers,
  });
  const here = { name: category.name, path: category.path };
  return {
    title: named(title),
    description: words.category.description(category.name, words.within[market.prefix], category.count),
    index: !isPermutation(visit.query),
    canonical: category.path,
    alternates: inMarketsWithIt(visit, category),
    image: imageOf(category.slug, `category-${market.prefix}`, words.illustration(title)),
    structured: [
      itemList(
        origin,
        title,
        results.map((supplier) => supplierStep(visit, supplier)),
      ),
      breadcrumbs(origin, [start(visit), directory(visit), here]),
    ],
    readable: html`<h1>${title}</h1>
      <p>
        ${words.category.count(category.count)}.
        <a href="${paths.directory(market.prefix)}">${words.directory.title}</a>
      </p>
      <ol>
        ${results.map((supplier) => supplierLine(visit, supplier))}
      </ol>`,
  };
};

/** A category of the market; null when there is none of the name, or nobody in it. */
export const categoryFacts = (visit: Visit): Described | null => {
  const category = categoryLinks(visit).find(({ slug }) => slug === visit.segments[1]);
  return category === undefined ? null : categoryDescribed(visit, category);
};
