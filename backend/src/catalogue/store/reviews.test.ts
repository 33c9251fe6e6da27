import { guestBands, reviewTopics, weddingSeasons } from '@posy/shared-contracts/entities';
import Database from 'libsql';
import { type PublicReview, type ReviewRequest, type ReviewSort, type Stars } from '../records/review-record';
import { type OpenIndex } from './open-catalogue-store';
import { figuresSql } from './review-figures';
import { pageSql } from './reviews';
import { first, type SampleIndex, sampleIndex } from './testing/sample-index';

let sample: SampleIndex;
let supplierId: string;
beforeAll(async () => {
  sample = await sampleIndex();
  supplierId = first(sample.records, ({ reviews }) => reviews.length === 0).id;
});
afterAll(() => sample.remove());

const count = 10_000;
const reviewOf = (number: number): PublicReview => ({
  ...{ id: `many-${number}`, type: 'review', supplierId, stars: ((number % 5) + 1) as Stars, title: 'Calm' },
  ...{ body: 'All in good time.', name: 'Ana', from: '', dateWedding: '2026-05-01', bookedThroughPosy: false },
  ...{ photos: [], reply: null, createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString() },
});
const sorts: ReviewSort[] = ['newest', 'oldest', 'highest', 'lowest'];

/** Takes reviews over as changes of their documents are. */
const take = (reviews: readonly PublicReview[], version: string): void =>
  (sample.store as OpenIndex).takeReviews(reviews.map((review) => ({ id: review.id, supplierId, version, review })));

test('ten thousand reviews come in pages of every order, each once, whatever page is asked for', () => {
  take(
    Array.from({ length: count }, (_none, number) => reviewOf(number)),
    '1',
  );
  const page = (sort: ReviewSort, at: number, stars?: Stars) =>
    sample.store.reviewsOf(supplierId, { sort, page: at, size: 10, stars });
  const ids = ({ results }: { results: PublicReview[] }) => results.map(({ id }) => id);
  expect(ids(page('newest', 1))[0]).toBe(`many-${count - 1}`);
  expect(ids(page('oldest', 1_000)).at(-1)).toBe(`many-${count - 1}`);
  expect(page('highest', 500).results.map(({ stars }) => stars)).toEqual(Array.from({ length: 10 }, () => 3));
  expect(ids(page('lowest', 1))[0]).toBe(`many-${count - 5}`);
  const threes = Array.from({ length: 200 }, (_none, at) => page('newest', at + 1, 3)).flatMap(ids);
  expect([new Set(threes).size, page('newest', 1, 3).total]).toEqual([2_000, 2_000]);
  const rainy = { ...reviewOf(7), body: 'It rained.' };
  take([rainy], '2');
  const wet = sample.store.reviewsOf(supplierId, { topic: 'weather', stars: 3 });
  expect([wet.total, ids(wet)]).toEqual([1, ['many-7']]);
  expect(sample.store.ratingStatistics(supplierId).mentions).toContainEqual({ topic: 'weather', count: 1 });
  expect(sample.store.getSupplier(supplierId)?.rating).toEqual({ average: 3, count });
  const winter = { ...reviewOf(8), dateWedding: '2025-12-06', guestBand: 'to-50' as const };
  const unknown = { ...reviewOf(9), dateWedding: '', guestBand: 'to-50' as const };
  take([winter, unknown], '2');
  expect(ids(sample.store.reviewsOf(supplierId, { guests: 'to-50' }))).toEqual(['many-9', 'many-8']);
  expect(ids(sample.store.reviewsOf(supplierId, { guests: 'to-50', season: 'winter', stars: 4 }))).toEqual(['many-8']);
  expect(sample.store.reviewsOf(supplierId, { guests: 'to-50', season: 'spring' }).total).toBe(0);
  expect(sample.store.ratingStatistics(supplierId).weddings).toEqual([
    { season: null, guests: 'to-50', count: 1 },
    { season: 'spring', guests: null, count: count - 2 },
    { season: 'winter', guests: 'to-50', count: 1 },
  ]);
});

const shapes = sorts.flatMap((sort) =>
  [undefined, 3 as const].flatMap((stars) => [
    { sort, stars },
    { sort, stars, topic: 'food' as const, season: 'winter' as const, guests: 'to-50' as const },
  ]),
);

test.each(shapes)(
  'the places of a page are counted in an index alone: $sort, $stars stars, $topic, $season',
  (asked) => {
    const db = new Database(sample.path, { readonly: true });
    const figures = Object.values(figuresSql(asked)).map(({ sql }) => sql);
    for (const sql of [...Object.values(pageSql(asked)), ...figures]) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql.replaceAll('?', '1')}`).all() as { detail: string }[];
      const steps = plan.map(({ detail }) => detail).join('\n');
      expect(steps).toMatch(/USING COVERING INDEX reviews_by_(day|stars|worth) \(supplier=\?/);
      expect(steps).not.toContain('SCAN reviews');
    }
    db.close();
  },
);

test('the number beside each choice is that of the list which makes it, whatever narrows the rest', () => {
  const { store } = sample;
  const turn = <T>(values: readonly T[], number: number) => values[number % values.length] as T;
  const varied = Array.from({ length: 210 }, (_none, number) => ({
    ...reviewOf(number),
    body: turn(['It rained.', 'Good food, and rain.', 'Calm.'], number),
    dateWedding: turn(['2026-05-01', '2025-12-06', '', '2026-08-01'], number),
    guestBand: turn(guestBands, Math.floor(number / 3)),
  }));
  take(varied, '3');
  const narrowings: ReviewRequest[] = [
    {},
    { stars: 3 },
    { topic: 'weather' },
    { season: 'spring', guests: 'to-50' },
    { stars: 4, guests: 'to-50', season: 'winter' },
    { stars: 5, topic: 'food' },
  ];
  const total = (request: ReviewRequest): number => store.reviewsOf(supplierId, request).total;
  for (const request of narrowings) {
    const { histogram, mentions, weddings } = store.reviewFigures(supplierId, request);
    for (const stars of [1, 2, 3, 4, 5] as const) expect(histogram[stars]).toBe(total({ ...request, stars }));
    const topics = reviewTopics.map((topic) => ({ topic, count: total({ ...request, topic }) }));
    expect(new Set(mentions)).toEqual(new Set(topics.filter(({ count: some }) => some > 0)));
    for (const season of weddingSeasons)
      for (const guests of guestBands) {
        const found = weddings.find((one) => one.season === season && one.guests === guests);
        expect(found?.count ?? 0).toBe(total({ ...request, season, guests }));
      }
  }
});
