import { cardCounts, papers, sheetLayout, sheetsOf } from './card-sheets';

test('nine cards of eight a sheet need two sheets', () => {
  const cards = Array.from({ length: 9 }, (_, index) => index);
  expect(sheetsOf(cards, 8).map((sheet) => sheet.length)).toEqual([8, 1]);
  expect(sheetsOf([], 8)).toEqual([]);
});

test.each(papers.flatMap((paper) => cardCounts.map((count) => [paper, count] as const)))(
  'on %s, %i cards stay within one page',
  (paper, count) => {
    const { columns, cardHeight } = sheetLayout(paper, count);
    const rows = count / columns;
    expect(rows * cardHeight).toBeLessThan(paper === 'a4' ? 277 : 259);
    // Enough for a code that a phone reads at an arm's length.
    expect(cardHeight).toBeGreaterThanOrEqual(60);
  },
);
