import * as v from 'valibot';
import { supplierCategories } from '../suppliers/supplier';

/** Subjects of articles. */
export const articleCategories = ['planning', 'budget', 'guests', 'legal', 'venues', 'suppliers', 'food'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Running text: pieces of plain words, each in one manner. */
export const articleTextSchema = v.array(
  v.object({ text: v.string(), manner: v.picklist(['plain', 'strong', 'emphasis']) }),
);
export type ArticleText = v.InferOutput<typeof articleTextSchema>;

/** A part of an article, plain text throughout: nothing in it is markup. */
export const articleBlockSchema = v.variant('kind', [
  /** `anchor`: id within the article, for links to the section. */
  v.object({ kind: v.literal('heading'), text: v.string(), anchor: v.string() }),
  v.object({ kind: v.literal('paragraph'), text: articleTextSchema }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(articleTextSchema) }),
  /** An example to borrow, such as a message; one text a paragraph. */
  v.object({ kind: v.literal('quote'), paragraphs: v.array(articleTextSchema) }),
  v.object({ kind: v.literal('table'), header: v.array(v.string()), rows: v.array(v.array(articleTextSchema)) }),
]);
export type ArticleBlock = v.InferOutput<typeof articleBlockSchema>;

/** An article in one language, as lists show it. */
export const articleSummarySchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.picklist(articleCategories),
  /** Minutes at an easy pace. */
  readingMinutes: v.number(),
  /** The art category of its illustration; the seed is the slug. */
  picture: v.picklist(supplierCategories),
});
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;

/** An article in one language. */
export const articleSchema = v.object({
  ...articleSummarySchema.entries,
  /** Keys of the task templates that the article helps with. */
  checklistKeys: v.array(v.string()),
  supplierCategories: v.array(v.picklist(supplierCategories)),
  blocks: v.array(articleBlockSchema),
  /** Related articles, the nearest first. */
  related: v.array(articleSummarySchema),
});
export type Article = v.InferOutput<typeof articleSchema>;
