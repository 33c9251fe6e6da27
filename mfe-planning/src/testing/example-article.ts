import type { Article, ArticleSummary } from '@posy/shared-contracts/entities';

/** An article as lists show it. */
export const exampleSummary = (slug: string, title: string, category: ArticleSummary['category']): ArticleSummary => ({
  slug,
  title,
  summary: `About ${title}`,
  category,
  readingMinutes: 3,
  picture: 'cakes',
});
/** About money, and its neighbour about seats. */
export const money = exampleSummary('money', 'Setting a budget', 'budget');
export const seats = exampleSummary('seats', 'Seats', 'guests');
const plain = (text: string) => ({ text, manner: 'plain' as const });
/** One of every kind of block. */
export const exampleArticle: Article = {
  ...money,
  checklistKeys: ['book-the-venue', 'unknown-task'],
  supplierCategories: [],
  related: [seats],
  blocks: [
    { kind: 'paragraph', text: [plain('Begin '), { text: 'here', manner: 'strong' }, plain('.')] },
    { kind: 'heading', text: 'A total', anchor: 'a-total' },
    { kind: 'list', ordered: true, items: [[plain('First')], [plain('Then')]] },
    { kind: 'quote', paragraphs: [[plain('<b>Hello</b>')]] },
    { kind: 'table', header: ['What', 'Share'], rows: [[[plain('Venue')], [plain('26')]]] },
  ],
};
