import { markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type Html, html } from '#html/html';
import { type CategoryLink, categoryLinks } from '../category-links';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { siteStructured } from '../structured';
import { inEveryMarket, named, type PageVisit } from '../visit';

/** Links to every category that has suppliers, with their number. */
export const categoryList = (links: readonly CategoryLink[], { words }: PageVisit): Html =>
  html`<ul>
    ${links.map(({ name, path, count }) => html`<li><a href="${path}">${name}</a>, ${words.category.count(count)}</li> `)}
  </ul>`;

const marketLinks = (visit: PageVisit): Html =>
  html`<nav aria-label="${visit.words.markets}">
    <ul>
      ${markets.map(({ prefix, locale }) => html`<li><a href="${paths.index(prefix)}" hreflang="${locale}">${visit.words.market[prefix]}</a></li> `)}
    </ul>
  </nav>`;

/** The start page of a market. Source: S2-route-28. */
export const marketFacts = (visit: PageVisit): Described => {
  const { words, market, origin } = visit;
  const { prefix } = market;
  return {
    title: named(words.index.title),
    description: words.index.description,
    index: true,
    canonical: paths.index(prefix),
    alternates: inEveryMarket((each) => paths.index(each.prefix)),
    image: imageOf('florists', `market-${prefix}`, words.illustration(words.index.title)),
    structured: siteStructured(origin, market),
    readable: html`<h1>${words.index.heading}</h1>
      <p>${words.index.lead}</p>
      <p>
        <a href="${paths.signup(prefix)}">${words.start}</a> ·
        <a href="${paths.signup(prefix, { mode: 'login' })}">${words.logIn}</a>
      </p>
      <h2>${words.index.categories}</h2>
      ${categoryList(categoryLinks(visit), visit)} ${marketLinks(visit)}`,
  };
};
