import { marketOf } from '../content/markets';
import { type ReviewRecord } from '../records/review-record';
import { type SupplierRecord } from '../records/supplier-record';
import { defaultAsOf } from './generate-catalogue';
import { isWarm, monthName, monthOf } from './market/days';
import { all } from './testing/drawn';
import { duplicates } from './testing/duplicates';

const reviews = all.flatMap((supplier) => supplier.reviews);

test('a rating is the average and number of the reviews', () => {
  for (const { rating, reviews: own } of all) {
    const sum = own.reduce((total, review) => total + review.stars, 0);
    expect(rating.count).toBe(own.length);
    expect(rating.average).toBeCloseTo(own.length === 0 ? 0 : sum / own.length, 1);
  }
});

test('a body is used by at most one review of a supplier', () => {
  // slots are drawn anew, so equal templates are compared without their figures
  const bodies = (supplier: SupplierRecord) => supplier.reviews.map((review) => review.body.replace(/\d+/g, '#'));
  expect(all.flatMap((supplier) => duplicates(bodies(supplier)))).toEqual([]);
});

test('a review is written after the wedding and before the catalogue, the reply after the review', () => {
  const late = (review: ReviewRecord) => {
    const written = review.createdAt.slice(0, 10);
    const replied = review.reply?.createdAt.slice(0, 10) ?? written;
    return !(review.dateWedding < written && written <= replied && replied <= defaultAsOf);
  };
  expect(reviews.filter(late).map((review) => review.id)).toEqual([]);
});

test('a review that names a month after “in” names the month of the wedding', () => {
  const localeOf = new Map(all.map((supplier) => [supplier.id, marketOf(supplier.countryCode).locale]));
  const disagrees = ({ supplierId, body, dateWedding }: ReviewRecord) => {
    const locale = localeOf.get(supplierId) ?? 'en-GB';
    const months = Array.from({ length: 12 }, (_, i) => monthName(i + 1, locale));
    const named = new RegExp(`\\b(in|im|en) (${months.join('|')})\\b`, 'iu').test(body);
    return named && !body.includes(monthName(monthOf(dateWedding), locale));
  };
  expect(reviews.filter(disagrees).map(({ body, dateWedding }) => [dateWedding, body])).toEqual([]);
});

test('the warm months are May to September', () => {
  expect([4, 5, 9, 10].map(isWarm)).toEqual([false, true, true, false]);
});
