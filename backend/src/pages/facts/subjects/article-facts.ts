import { type Article, type ArticleSummary } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { findArticle, listArticles } from '#articles/articles';
import { type Html, html } from '#html/html';
import { type Described } from '../page-facts';
import { imageOf } from '../page-image';
import { readableBlock } from '../readable-block';
import { articleStructured, breadcrumbs, itemList } from '../structured';
import { inEveryMarket, named, type PageVisit, shorten } from '../visit';

const stepOf = ({ market }: PageVisit, { slug, title }: ArticleSummary) => ({
  name: title,
  path: paths.article(market.prefix, slug),
});

const linkTo = (visit: PageVisit, article: ArticleSummary): Html => {
  const { name, path } = stepOf(visit, article);
  return html`<li><a href="${path}">${name}</a>: ${article.summary}</li> `;
};

/** Every article. Source: S2-route-12. */
export const adviceFacts = (visit: PageVisit): Described | null => {
  const { words, market, origin, segments } = visit;
  if (segments.length > 1) return null;
  const articles = listArticles(market.catalogue);
  return {
    title: named(words.advice.title),
    description: words.advice.description,
    index: true,
    canonical: paths.advice(market.prefix),
    alternates: inEveryMarket(({ prefix }) => paths.advice(prefix)),
    image: imageOf('stationery', 'advice', words.illustration(words.advice.title)),
    structured: [
      itemList(
        origin,
        words.advice.title,
        articles.map((article) => stepOf(visit, article)),
      ),
    ],
    readable: html`<h1>${words.advice.title}</h1>
      <p>${words.advice.description}</p>
      <ul>
        ${articles.map((article) => linkTo(visit, article))}
      </ul>`,
  };
};

const readableOf = (visit: PageVisit, article: Article): Html =>
  html`<h1>${article.title}</h1>
    <p>${article.summary}</p>
    ${article.blocks.map(readableBlock)}
    <h2>${visit.words.advice.next}</h2>
    <ul>
      ${article.related.map((related) => linkTo(visit, related))}
    </ul>`;

/** Facts of an article; null when it does not exist. Source: S2-route-08. */
export const articleFacts = (visit: PageVisit): Described | null => {
  const { market, origin, words: pageWords } = visit;
  const article = findArticle(market.catalogue, visit.segments[1] ?? '');
  if (article === null || visit.segments.length > 2) return null;
  const image = imageOf(article.picture, article.slug, pageWords.illustration(article.title));
  const advice = { name: pageWords.advice.title, path: paths.advice(market.prefix) };
  const own = stepOf(visit, article);
  return {
    title: named(article.title),
    description: shorten(article.summary),
    index: true,
    canonical: own.path,
    alternates: inEveryMarket(({ prefix }) => paths.article(prefix, article.slug)),
    image,
    structured: [articleStructured(origin, market, article, image.path), breadcrumbs(origin, [advice, own])],
    readable: readableOf(visit, article),
  };
};
