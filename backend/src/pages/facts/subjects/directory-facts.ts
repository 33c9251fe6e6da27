import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { kindLabel } from '#catalogue/search/lexicon/lexicon';
import { resolvePlace } from '#catalogue/search/places/resolve-place';
import { type SearchHit } from '#catalogue/search/request/search-request';
import { type ListedPlace } from '#catalogue/store/catalogue-store';
import { type Html, html } from '#html/html';
import { type CategoryLink, categoryLinks } from '../category-links';
import { priceFrom, ratingWords } from '../figures';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { placeWords } from '../place-words';
import { type Breadcrumb, breadcrumbs, itemList } from '../structured';
import { inEveryMarket, isPermutation, named, type PageVisit, withoutMarketing } from '../visit';
import { categoryList } from './market-facts';

/** Suppliers that a category's page names to readers without scripts. */
const namedSuppliers = 24;

const start = ({ words, market }: PageVisit): Breadcrumb => ({ name: words.home, path: paths.index(market.prefix) });
const directory = ({ words, market }: PageVisit): Breadcrumb => ({
  name: words.directory.title,
  path: paths.directory(market.prefix),
});

/** The directory of all categories. */
export const directoryFacts = (visit: PageVisit): Described => {
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

/**
 * Results of a search: there is a list for every question, and search engines need none of them. That of one category is
 * the category's own, under another address.
 */
export const searchFacts = (visit: PageVisit): Described => {
  const category = categoryLinks(visit).find(({ slug }) => slug === visit.query.get('category'));
  return {
    ...directoryFacts(visit),
    index: false,
    canonical: category?.path ?? paths.search(visit.market.prefix),
    alternates: [],
    structured: [],
  };
};

const supplierStep = (visit: PageVisit, { name, type, publicId }: SearchHit): Breadcrumb => ({
  name,
  path: paths.supplier(visit.market.prefix, type, publicId),
});

const supplierLine = (visit: PageVisit, supplier: SearchHit): Html =>
  html`<li>
    <a href="${supplierStep(visit, supplier).path}">${supplier.name}</a>, ${supplier.town}.
    ${priceFrom(visit, supplier)}. ${ratingWords(visit, supplier.rating)}
    <p>${supplier.teaser}</p>
  </li> `;

const inMarketsWithIt = (visit: PageVisit, { slug }: CategoryLink) => {
  const having = markets.filter((market) =>
    visit.catalogue.categories(market.country).some((category) => category.slug === slug && category.count > 0),
  );
  const locales = [...having.map(({ locale }) => locale as string), 'x-default'];
  return inEveryMarket((each) => paths.category(each.prefix, slug)).filter(({ language }) =>
    locales.includes(language),
  );
};

/** A list of a category as its page describes it. */
interface List {
  title: string;
  /** Place of the list, in words that follow the category's. */
  place: string;
  name: string;
  path: string;
  count: number;
  results: readonly SearchHit[];
  category: CategoryLink;
  /** Steps between the directory and this list. */
  above: readonly Breadcrumb[];
  /** Written words before the list; empty without any. */
  intro: string;
  more: Html;
}

const listDescribed = (visit: PageVisit, list: List): Omit<Described, 'index' | 'alternates'> => {
  const { words, market, origin } = visit;
  const { title, results, category } = list;
  return {
    title: named(title),
    description: words.category.description(list.name, list.place, list.count),
    canonical: list.path,
    image: imageOf(category.slug, `category-${market.prefix}`, words.illustration(title)),
    structured: [
      itemList(
        origin,
        title,
        results.map((supplier) => supplierStep(visit, supplier)),
      ),
      breadcrumbs(origin, [start(visit), directory(visit), ...list.above, { name: list.name, path: list.path }]),
    ],
    readable: html`<h1>${title}</h1>
      <p>
        ${words.category.count(list.count)}.
        <a href="${paths.directory(market.prefix)}">${words.directory.title}</a>
      </p>
      ${list.intro === '' ? html`` : html`<p>${list.intro}</p>`}
      <ol>
        ${results.map((supplier) => supplierLine(visit, supplier))}
      </ol>
      ${list.more}`,
  };
};

const placePath = ({ market }: PageVisit, { category, county, kind }: ListedPlace): string =>
  paths.category(market.prefix, category, { area: county, ...(kind !== null && { kinds: kind }) });

/** Ways to the category's counties, those with most first: the same as below the list in the browser. */
const placeLinks = (visit: PageVisit, { slug, name }: CategoryLink): Html => {
  const lines = visit.catalogue.byPlace.counties(visit.market.country, slug).map(
    ({ county }) =>
      html`<li>
        <a href="${paths.category(visit.market.prefix, slug, { area: county })}"
          >${name} ${visit.words.landing.place(county)}</a
        >
      </li> `,
  );
  return lines.length === 0
    ? html``
    : html`<ul>
        ${lines}
      </ul>`;
};

/** The words of a category, or of one of its kinds, at a place. */
const placeName = ({ words, market }: PageVisit, { name }: CategoryLink, { kind }: ListedPlace): string => {
  const label = kind === null ? null : kindLabel(kind, market.country);
  return label === null ? name : words.landing.kind(label, name);
};

/** Links to the other kinds of a category at the same place. */
const kindLinks = (visit: PageVisit, category: CategoryLink, place: ListedPlace): Html => {
  const others = visit.catalogue.listed
    .places(visit.market.country, category.slug)
    .filter(({ county, kind }) => county === place.county && kind !== place.kind);
  const lines = others.map(
    (other) =>
      html`<li>
        <a href="${placePath(visit, other)}"
          >${placeName(visit, category, other)} ${visit.words.landing.place(other.county)}</a
        >
      </li> `,
  );
  return lines.length === 0
    ? html``
    : html`<ul>
        ${lines}
      </ul>`;
};

const categoryDescribed = (visit: PageVisit, category: CategoryLink): Described => {
  const { words, market, catalogue } = visit;
  const place = words.within[market.prefix];
  const { results } = catalogue.search({
    countryCode: market.country,
    category: category.slug,
    sort: 'recommended',
    size: namedSuppliers,
  });
  return {
    ...listDescribed(visit, {
      ...{ title: words.category.title(category.name, place), place, name: category.name, path: category.path },
      ...{ count: category.count, results, category, above: [], intro: '', more: placeLinks(visit, category) },
    }),
    index: !isPermutation(visit.query),
    alternates: inMarketsWithIt(visit, category),
  };
};

/** The place that the query names and nothing else, when there are enough of the category. */
const placeOf = ({ catalogue, market, query }: PageVisit, { slug }: CategoryLink): ListedPlace | null => {
  const { area = null, kinds = null, ...others } = Object.fromEntries(withoutMarketing(query));
  if (area === null || Object.keys(others).length > 0) return null;
  const places = catalogue.listed.places(market.country, slug);
  return places.find(({ county, kind }) => county === area && kind === kinds) ?? null;
};

const placeDescribed = (visit: PageVisit, category: CategoryLink, place: ListedPlace): Described => {
  const { words, market, catalogue } = visit;
  const { total, results } = catalogue.search({
    countryCode: market.country,
    category: category.slug,
    area: place.county,
    ...(place.kind !== null && { kinds: [place.kind] }),
    sort: 'recommended',
    size: namedSuppliers,
  });
  const name = placeName(visit, category, place);
  const where = words.landing.place(place.county);
  const facts = catalogue.byPlace.facts(market.country, place);
  return {
    ...listDescribed(visit, {
      ...{ title: words.category.title(name, where), place: where, name, path: placePath(visit, place) },
      ...{ count: total, results, category, above: [{ name: category.name, path: category.path }] },
      intro: [words.landing.intro(name, where, total), ...(facts === null ? [] : [placeWords(visit, facts)])].join(' '),
      more: kindLinks(visit, category, place),
    }),
    index: true,
    alternates: [],
  };
};

/**
 * Returns the facts of a category below which a place was written, as people guess addresses: its page stands at the
 * list of that place; null when no place is called so.
 */
const writtenPlace = (visit: PageVisit, category: CategoryLink, written: string): Described | null => {
  const { country, prefix } = visit.market;
  const place = resolvePlace(written.replaceAll('-', ' '), country);
  if (place === null) return null;
  return {
    ...categoryDescribed(visit, category),
    index: false,
    standsAt: paths.category(prefix, category.slug, { area: place.name }),
  };
};

/** Facts of a category in the market or at a place; null when the name is unknown, or it has no suppliers there. */
export const categoryFacts = (visit: PageVisit): Described | null => {
  const [, slug, written, ...more] = visit.segments;
  const category = categoryLinks(visit).find((one) => one.slug === slug);
  if (category === undefined || more.length > 0) return null;
  if (written !== undefined) return writtenPlace(visit, category, written);
  const place = placeOf(visit, category);
  return place === null ? categoryDescribed(visit, category) : placeDescribed(visit, category, place);
};
