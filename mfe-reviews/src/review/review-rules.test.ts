import * as fc from 'fast-check';
import { histogramRows } from './histogram';
import { pageQuery, pagesOf, readPage } from './page-number';
import { reviewDate } from './review-date';

const histograms = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 });

describe('the histogram', () => {
  test('goes from five stars to one, in whole per cents', () => {
    expect(histogramRows([0, 0, 1, 4, 58])).toEqual([
      { stars: 5, count: 58, percent: 92 },
      { stars: 4, count: 4, percent: 6 },
      { stars: 3, count: 1, percent: 2 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 0, percent: 0 },
    ]);
  });

  test('of no reviews is all nought', () => {
    expect(histogramRows([0, 0, 0, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });

  test('sums to a hundred, is nowhere off by one or more, and gives nothing to nobody', () => {
    fc.assert(
      fc.property(histograms, (histogram) => {
        const total = histogram.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const rows = histogramRows(histogram);
        expect(rows.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        for (const { count, percent } of rows) {
          expect(Math.abs(percent - (count * 100) / total)).toBeLessThan(1);
          if (count === 0) expect(percent).toBe(0);
        }
      }),
    );
  });
});

describe('a page in the address', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['two', 1],
    ['2', 2],
    ['100001', 1],
  ])('%p is page %p', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (page) => {
        expect(readPage(pageQuery(page).page ?? null)).toBe(page);
      }),
    );
  });

  test('there is always a first one', () => {
    expect([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10)]).toEqual([1, 1, 2]);
  });
});

describe('when a review is from', () => {
  test('is the month of the wedding, in the reader’s language', () => {
    const review = { dateWedding: '2026-05-31', createdAt: '2026-06-20T10:00:00.000Z' };
    expect(reviewDate(review, 'en-GB')).toEqual({ kind: 'wedding', month: 'May 2026' });
    expect(reviewDate(review, 'de-DE')).toEqual({ kind: 'wedding', month: 'Mai 2026' });
  });

  test('is the month of writing when the wedding is unknown', () => {
    expect(reviewDate({ dateWedding: null, createdAt: '2026-06-30T23:30:00.000Z' }, 'fr-FR')).toEqual({
      kind: 'written',
      month: 'juin 2026',
    });
    expect(reviewDate({ dateWedding: null, createdAt: 'once' }, 'en-GB')).toBeNull();
  });
});
