import { type ReviewFigures, type ReviewRequest, type Stars } from '../records/review-record';
import { bitOf, mentionsOf } from '../records/review-topics';
import { guestsNumber, seasonNumber, weddingsOf } from '../records/review-weddings';
import { type Db } from '../tables/schema';

/** The conditions that a request sets beside the supplier, each with its value. */
export const filtersOf = ({ stars, topic, season, guests }: ReviewRequest) => [
  ...(stars === undefined ? [] : [{ sql: 'stars = ?', value: stars }]),
  ...(topic === undefined ? [] : [{ sql: 'topics & ? <> 0', value: bitOf(topic) }]),
  ...(season === undefined ? [] : [{ sql: 'season = ?', value: seasonNumber(season) }]),
  ...(guests === undefined ? [] : [{ sql: 'guests = ?', value: guestsNumber(guests) }]),
];

/** Reviews of a supplier that a request narrows to. */
export const someReviews = (request: ReviewRequest): string =>
  ['reviews WHERE supplier = ?', ...filtersOf(request).map(({ sql }) => sql)].join(' AND ');

const countSql = (columns: string, request: ReviewRequest): string =>
  `SELECT ${columns}, count(*) AS count FROM ${someReviews(request)} GROUP BY ${columns}`;

/** Queries of the figures: each leaves out the narrowing that its own choices would replace. */
export const figuresSql = (request: ReviewRequest) => {
  const without = { stars: { ...request, stars: undefined }, topic: { ...request, topic: undefined } };
  const anyWedding = { ...request, season: undefined, guests: undefined };
  return {
    stars: { sql: countSql('stars', without.stars), values: filtersOf(without.stars).map(({ value }) => value) },
    topics: { sql: countSql('topics', without.topic), values: filtersOf(without.topic).map(({ value }) => value) },
    weddings: { sql: countSql('season, guests', anyWedding), values: filtersOf(anyWedding).map(({ value }) => value) },
  };
};

/**
 * Counts a supplier's reviews by stars, topic and wedding: each number is that of the list which replaces this part of the
 * request by its own.
 */
export const reviewFigures = (db: Db, supplierId: string, request: ReviewRequest): ReviewFigures => {
  const { stars, topics, weddings } = figuresSql(request);
  const rows = <T>({ sql, values }: { sql: string; values: readonly (string | number)[] }): T[] =>
    db.prepare(sql).all(supplierId, ...values) as T[];
  const histogram: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const row of rows<{ stars: Stars; count: number }>(stars)) histogram[row.stars] = row.count;
  return { histogram, mentions: mentionsOf(rows(topics)), weddings: weddingsOf(rows(weddings)) };
};
