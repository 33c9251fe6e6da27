import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestBands, reviewTopics, weddingSeasons } from '@posy/shared-contracts/entities';
import { generateCatalogue } from '../catalogue/generate/generate-catalogue';
import { type PublicReview, type ReviewRequest, type ReviewSort } from '../catalogue/records/review-record';
import { openCatalogueStore } from '../catalogue/store/open-catalogue-store';
import { rebuildIndex } from '../catalogue/store/rebuild-index';
import { type Spent, stopwatch } from './spent';

/** Times of pages of one supplier's many reviews, and of its figures, without the way to the browser. */
export interface MeasuredReviews {
  reviews: number;
  /** Bringing all of them into the index, as a change of each document does. */
  taken: Spent;
  asked: number;
  p50: number;
  p99: number;
  /** The same by processor time: the wait on a machine without other work. */
  p99Idle: number;
  longest: number;
  /** The longest of five for average, spread, topics, seasons and sizes. */
  figures: Spent;
}

const suppliers = 1400;
const pageSize = 10;
const rounds = 5;
const sorts: readonly ReviewSort[] = ['newest', 'oldest', 'highest', 'lowest'];
const dayMs = 86_400_000;

const sentences = [
  'The food was delicious and the team answered every email within the hour.',
  'It rained all day, and nobody minded: the garden was lovely.',
  'The band played until midnight, worth every penny.',
  'Flowers and pictures came late, and they said sorry.',
];

/** Takes turns, so that every filter leaves some. */
const turn = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

const reviewOf = (supplierId: string, at: number): PublicReview => ({
  ...{ id: `many-${at}`, type: 'review', supplierId, stars: turn([5, 4, 5, 3, 5, 1, 2], at), title: `Number ${at}` },
  ...{ body: `${turn(['A calm day.', 'We laughed.'], at)} ${sentences[at % sentences.length] ?? ''}`, name: 'Ana' },
  ...{ from: 'Bath', bookedThroughPosy: at % 3 === 0, photos: [], reply: null },
  dateWedding: new Date(Date.UTC(2023, 0, 1) + (at % 1200) * dayMs).toISOString().slice(0, 10),
  guestBand: turn(guestBands, at),
  createdAt: new Date(Date.UTC(2023, 6, 1) + at * 3_600_000).toISOString(),
});

/** Each order alone and narrowed, at its first, middle and last page. */
const requests = (reviews: number): ReviewRequest[] => {
  const filters: ReviewRequest[] = [
    {},
    { stars: 4 },
    ...reviewTopics.map((topic) => ({ topic })),
    ...weddingSeasons.map((season) => ({ season })),
    ...guestBands.map((guests) => ({ guests, season: 'autumn' as const, topic: 'food' as const, stars: 5 as const })),
  ];
  const pages = [1, Math.ceil(reviews / pageSize / 2), Math.ceil(reviews / pageSize)];
  return sorts.flatMap((sort) =>
    filters.flatMap((filter) => pages.map((page) => ({ ...filter, sort, page, size: pageSize }))),
  );
};

const timed = (work: () => unknown): Spent => {
  const took = stopwatch();
  work();
  return took();
};

/** The value below which a share of some lies. */
const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Pages through the index as a server does, in every order and narrowing, with the numbers beside its choices. */
export const measureReviews = async (reviews: number): Promise<MeasuredReviews> => {
  const directory = mkdtempSync(join(tmpdir(), 'posy-reviews-'));
  try {
    const path = join(directory, 'catalogue.sqlite');
    const records = [...generateCatalogue({ seed: 1, suppliers })];
    await rebuildIndex({ path, records, fingerprint: 'reviews' });
    const supplierId = records[0]?.id ?? '';
    const store = openCatalogueStore(path);
    const all = Array.from({ length: reviews }, (_none, at) => reviewOf(supplierId, at));
    const took = stopwatch();
    store.takeReviews(all.map((review) => ({ id: review.id, supplierId, version: '1', review })));
    const taken = took();
    const asked = Array.from({ length: rounds }, () => requests(reviews)).flat();
    const ask = (request: ReviewRequest): void => {
      store.reviewsOf(supplierId, request);
      store.reviewFigures(supplierId, request);
    };
    const waits = asked.map((request) => timed(() => ask(request)));
    const figures = Array.from({ length: rounds }, () => timed(() => store.ratingStatistics(supplierId)));
    store.close();
    const wall = waits.map(({ seconds }) => seconds * 1000);
    const idle = waits.map(({ cpu }) => cpu * 1000);
    return {
      ...{ reviews, taken, asked: waits.length, p50: shareOf(wall, 0.5), p99: shareOf(wall, 0.99) },
      ...{ p99Idle: shareOf(idle, 0.99), longest: shareOf(wall, 1) },
      figures: {
        seconds: Math.max(...figures.map(({ seconds }) => seconds)),
        cpu: Math.max(...figures.map(({ cpu }) => cpu)),
      },
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
