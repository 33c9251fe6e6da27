import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type RealWedding } from '#catalogue/records/real-wedding-record';
import { html } from '#html/html';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { type Breadcrumb, breadcrumbs, itemList } from '../structured';
import { inEveryMarket, isPermutation, named, type PageVisit, shorten, wordsOfMarket } from '../visit';

/** Weddings that the list's page names to readers without scripts. */
const namedWeddings = 24;

const stepOf = ({ market }: PageVisit, { url, title }: RealWedding): Breadcrumb => ({
  name: title,
  path: `/${market.prefix}${url}`,
});

/** Shows the wedding in its own market, whichever market's address was requested: that is its canonical page. */
const atHome = (visit: PageVisit, { countryCode }: RealWedding): PageVisit => {
  const market = markets.find(({ country }) => country === countryCode) ?? visit.market;
  return { ...visit, market, words: wordsOfMarket(market) };
};

/** Real weddings of a market, the newest first. */
const listFacts = (visit: PageVisit): Described => {
  const { words, market, origin, query, catalogue } = visit;
  const { results } = catalogue.realWeddings({ countryCode: market.country, page: 1, size: namedWeddings });
  const { title, description } = words.weddings;
  return {
    title: named(title),
    description,
    index: !isPermutation(query),
    canonical: paths.realWeddings(market.prefix),
    alternates: inEveryMarket(({ prefix }) => paths.realWeddings(prefix)),
    image: imageOf('venues', `weddings-${market.prefix}`, words.illustration(title)),
    structured: [
      itemList(
        origin,
        title,
        results.map((wedding) => stepOf(visit, wedding)),
      ),
    ],
    readable: html`<h1>${title}</h1>
      <p>${description}</p>
      <ul>
        ${results.map(
          (wedding) => html`<li><a href="${stepOf(visit, wedding).path}">${wedding.title}</a>, ${wedding.town}</li> `,
        )}
      </ul>`,
  };
};

/** Facts of one wedding, at its own title and in its own market. */
const oneFacts = (visit: PageVisit, wedding: RealWedding): Described => {
  const { words, origin, market } = visit;
  const [photo] = wedding.photos;
  const own = stepOf(visit, wedding);
  const all = { name: words.weddings.title, path: paths.realWeddings(market.prefix) };
  return {
    title: named(wedding.title),
    description: shorten(wedding.story[0] ?? words.weddings.description),
    // Search engines list nothing that is invented.
    index: !wedding.demo,
    canonical: own.path,
    alternates: [],
    image: imageOf(photo?.category ?? 'venues', photo?.seed ?? wedding.id, words.illustration(wedding.title)),
    structured: [breadcrumbs(origin, [all, own])],
    readable: html`<h1>${wedding.title}</h1>
      ${wedding.demo ? html`<p>${words.demo}</p>` : null}
      ${wedding.story.map((paragraph) => html`<p>${paragraph}</p> `)}
      <h2>${words.weddings.credits}</h2>
      <ul>
        ${wedding.suppliers.map(
          ({ supplierName, supplierCategory, supplierPublicId }) =>
            html`<li>
              <a href="${paths.supplier(market.prefix, supplierCategory, supplierPublicId)}">${supplierName}</a>
            </li> `,
        )}
      </ul>`,
  };
};

/** Real weddings, or one of them; null when there is no such. */
export const weddingFacts = (visit: PageVisit): Described | null => {
  const id = visit.segments[1];
  if (id === undefined) return listFacts(visit);
  const wedding = visit.segments.length > 3 ? null : visit.catalogue.getRealWedding(id);
  return wedding === null ? null : oneFacts(atHome(visit, wedding), wedding);
};
