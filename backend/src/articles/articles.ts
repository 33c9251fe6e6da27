import { type Locale } from '@posy/shared-contracts';
import { type Article, type ArticleSummary } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { readPackageFile } from '../config/files';
import { parseArticle, type ParsedArticle } from './parse-article';

const folder = 'content/articles';
const relatedCount = 3;

const readLocale = (locale: Locale): ParsedArticle[] => {
  const slugs = v.parse(v.array(v.string()), JSON.parse(readPackageFile(`${folder}/order.json`)));
  return slugs.map((slug) => parseArticle(readPackageFile(`${folder}/${locale}/${slug}.md`)));
};

const read = new Map<Locale, ParsedArticle[]>();

/** Parsed at the first question, once a process: the articles are part of the product. */
const articlesIn = (locale: Locale): ParsedArticle[] => {
  const known = read.get(locale) ?? readLocale(locale);
  read.set(locale, known);
  return known;
};

const summaryOf = ({ slug, title, summary, category, readingMinutes, picture }: ParsedArticle): ArticleSummary => ({
  slug,
  title,
  summary,
  category,
  readingMinutes,
  picture,
});

/** Similarity of two articles: a shared category counts most, then each shared task and supplier category. */
const nearness = (a: ParsedArticle, b: ParsedArticle): number =>
  (a.category === b.category ? 3 : 0) +
  b.checklistKeys.filter((key) => a.checklistKeys.includes(key)).length +
  b.supplierCategories.filter((category) => a.supplierCategories.includes(category)).length;

/** Every article in a language, in the list's order. */
export const listArticles = (locale: Locale): ArticleSummary[] => articlesIn(locale).map(summaryOf);

/** An article in a language with those nearest to it, or null. */
export const findArticle = (locale: Locale, slug: string): Article | null => {
  const all = articlesIn(locale);
  const at = all.findIndex((article) => article.slug === slug);
  const article = all[at];
  if (article === undefined) return null;
  // Among equally similar ones the next in the list comes first, so that readers get to see all.
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const related = others.toSorted((a, b) => nearness(article, b) - nearness(article, a)).slice(0, relatedCount);
  return { ...article, related: related.map(summaryOf) };
};
