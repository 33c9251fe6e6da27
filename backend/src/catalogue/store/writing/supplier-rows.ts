import { isListed, publicReview, publicSupplier, split } from '#catalogue/records/faces';
import { type ReviewRecord } from '#catalogue/records/review-record';
import { topicBits } from '#catalogue/records/review-topics';
import { weddingNumbers } from '#catalogue/records/review-weddings';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { packedCalendar } from '#catalogue/search/columns/busy-days';
import { kindsOf } from '#catalogue/search/language/kinds-of';
import { qualityOf, replyShare } from '#catalogue/search/ranking/quality';
import { searchableText } from '#catalogue/search/words/searchable-text';

/** Values of one supplier in the index without its row number: plain data, so that another thread can send them. */
export interface SupplierRows {
  id: string;
  /** In the order of the table's columns, from `id` to `listed`. */
  supplier: readonly unknown[];
  busy: Uint8Array | null;
  /** Summary, detail and internal part. */
  profile: readonly string[];
  /** Name, place, about and market, as they are looked for. */
  words: readonly string[];
  /** Kind and key. */
  labels: readonly (readonly [kind: string, key: string])[];
  /** In the order of the table's columns. */
  reviews: readonly (readonly unknown[])[];
}

/** Good reviews first, among them those with more to say and those of booked couples. */
const topOf = (review: ReviewRecord): number =>
  review.stars * 10 + Math.min(5, review.body.length / 60) + (review.bookedThroughPosy ? 1 : 0);

export const reviewRow = (review: ReviewRecord): unknown[] => {
  const { season, guests } = weddingNumbers(review);
  return [
    ...[review.id, review.supplierId, review.stars, review.createdAt, topOf(review), topicBits(review), season, guests],
    ...[JSON.stringify(publicReview(review)), JSON.stringify(review.internal)],
  ];
};

/** The share of a supplier's reviews that it answered. */
const repliesOf = (reviews: readonly ReviewRecord[]): number =>
  replyShare(reviews.filter(({ reply }) => reply !== null).length, reviews.length);

const worthOf = (record: SupplierRecord): unknown[] => {
  const replies = repliesOf(record.reviews);
  const { price, capacity } = record;
  return [
    record.tier,
    record.profileScore,
    replies,
    qualityOf({ ...record, replies }),
    price?.from.amount ?? null,
    price?.saturday?.amount ?? null,
    price?.otherDays?.amount ?? null,
    price?.unit === 'per-head' ? 1 : 0,
    capacity?.max ?? null,
    record.facts.capacityEvening ?? null,
    record.facts.sleeps ?? null,
  ];
};

const supplierRow = (record: SupplierRecord): unknown[] => {
  const { lat, lng } = record.location;
  return [
    ...[record.id, record.publicId, record.seo.urlSlug, record.countryCode, record.type, record.name],
    ...[record.county, record.address.adminArea[0], lat, lng],
    ...worthOf(record),
    ...[record.offerTitle === null ? 0 : 1, record.rating.average, record.rating.count, isListed(record) ? 1 : 0],
  ];
};

export const rowsOf = (record: SupplierRecord): SupplierRows => {
  const { summary, detail } = split(publicSupplier(record));
  const { name, place, about, market } = searchableText(record);
  return {
    id: record.id,
    supplier: supplierRow(record),
    busy: packedCalendar(record),
    profile: [JSON.stringify(summary), JSON.stringify(detail), JSON.stringify(record.internal)],
    words: [name, place, about, market],
    labels: [
      ...record.features.map(({ key }) => ['feature', key] as const),
      ...record.styles.map(({ key }) => ['style', key] as const),
      ...kindsOf(record).map((kind) => ['kind', kind] as const),
    ],
    reviews: record.reviews.map(reviewRow),
  };
};
