import { reviewSchema, supplierProfileSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { toProfile, toReview } from '#api/suppliers/public-faces';
import { generateCatalogue } from '../generate/generate-catalogue';
import { type SupplierRecord } from '../records/supplier-record';
import { readExported } from './record-schema';

const records = [...generateCatalogue({ seed: 3, suppliers: 150 })];

const read = (record: unknown) => readExported({ key: 'k', record });

/** Returns true when couples can be served the record. */
const isAnswerable = (record: SupplierRecord): boolean =>
  v.is(supplierProfileSchema, toProfile(record)) &&
  record.reviews.every((review) => v.is(reviewSchema, toReview(review, record)));

test('what was exported is read as it was, and couples can be answered with it', () => {
  for (const record of records) {
    expect(read(record)).toEqual({ ok: true, entry: { key: 'k', record } });
    expect(isAnswerable(record)).toBe(true);
  }
});

const some = records.find(({ price, reviews }) => price?.saturday != null && reviews.length > 1);
const { reviews, price } = some as SupplierRecord;
const [first] = reviews;

test.each<[string, object]>([
  ['brochures.0.pages', { brochures: [{ id: 'b', title: 'The house' }] }],
  ['fairs.0.date', { fairs: [{ id: 'f', name: 'Open day', startTime: '10:00' }] }],
  ['videos.0.source', { videos: [{ source: 'elsewhere', sourceId: 'abc' }] }],
  ['facts.capacityDayMax', { facts: { capacityDayMax: 'many' } }],
  ['facts.curfew', { facts: { curfew: 'late' } }],
  ['price.from.amount', { price: { ...price, from: { amount: -1, currency: 'GBP' } } }],
  ['price.saturday.basis', { price: { ...price, saturday: { ...price?.saturday, basis: 'as we like' } } }],
  ['reviews.0.dateWedding', { reviews: [{ ...first, dateWedding: 'tomorrow' }] }],
  ['reviews', { reviews: [first, first] }],
  ['', { reviews: [{ ...first, supplierId: 'GB999999' }] }],
])('a line that no page could show is refused where it is wrong: %s [16] [A-M3]', (path, changes) => {
  const answer = read({ ...some, ...changes });
  const where = answer.ok ? null : answer.issues.map((issue) => v.getDotPath(issue));
  expect(where).toEqual([['record', path].filter((part) => part !== '').join('.')]);
});
