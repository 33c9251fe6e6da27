import { findArticle, listArticles } from '#articles/articles';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Every article in a language. */
export const articles: Handler<'articles'> = (_context, { params }) => ({ articles: listArticles(params.locale) });

/** One article. */
export const article: Handler<'article'> = (_context, { params }) => {
  const found = findArticle(params.locale, params.slug);
  if (found === null) throw new Refusal(404, 'unknown-article', 'There is no such article.');
  return found;
};
