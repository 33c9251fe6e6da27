import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { gradeOf, type PointsWithin } from './grade';
import { type JudgedQuery } from './judged-query';
import { ndcg } from './ndcg';

export const depth = 10;

export interface Judgement {
  query: JudgedQuery;
  /** Null when no supplier of the catalogue is a good answer. */
  ndcg: number | null;
  /** True when a supplier that meets all wishes is among the first; null when the catalogue has none. */
  foundFit: boolean | null;
  shown: number;
  total: number;
  /** The answer says that something was not found, or what to leave out. */
  saysSo: boolean;
}

const pointsWithin =
  (records: readonly SupplierRecord[]): PointsWithin =>
  (name) =>
    records
      .filter(({ county, address }) => county === name || address.adminArea[0] === name)
      .map(({ location }) => location);

/** Answers a query and compares the order with the best that the catalogue allows. */
export const judge = (store: CatalogueStore, records: readonly SupplierRecord[], query: JudgedQuery): Judgement => {
  const { countryCode, text, facts } = query;
  const answer = store.find({ countryCode, text, size: depth });
  const ids = [...answer.results, ...answer.close.map(({ hit }) => hit)].slice(0, depth).map(({ id }) => id);
  const judged = { query, shown: ids.length, total: answer.total };
  if (facts === null) {
    const { total, unoffered, unknownPlaces, ignored } = answer;
    const isSaid = [unoffered, unknownPlaces, ignored].some((some) => some.length > 0);
    return { ...judged, ndcg: null, foundFit: null, saysSo: total === 0 || isSaid };
  }
  const market = records.filter((record) => record.countryCode === countryCode);
  const remembered = new Map<string, ReturnType<PointsWithin>>();
  const within: PointsWithin = (name) => {
    const points = remembered.get(name) ?? pointsWithin(market)(name);
    remembered.set(name, points);
    return points;
  };
  const grades = new Map(market.map((record) => [record.id, gradeOf(record, facts, within)]));
  const possible = [...grades.values()];
  const shown = ids.map((id) => grades.get(id) ?? 0);
  return {
    ...judged,
    ndcg: ndcg(shown, possible, depth),
    foundFit: possible.includes(1) ? shown.includes(1) : null,
    saysSo: answer.total === 0,
  };
};

export interface Quality {
  queries: number;
  /** Mean over the queries for which the catalogue has a good answer. */
  ndcg: number;
  /** Among queries that the catalogue can satisfy fully, the share that finds such a supplier. */
  fits: number;
  /** Share of the queries with a good answer that find nobody at all. */
  empty: number;
  /** Among queries without a good answer, the share whose answer says so. */
  admitted: number;
  /** Share of the queries without a good answer whose answer counts suppliers all the same. */
  counted: number;
  byGroup: Record<string, { queries: number; ndcg: number | null }>;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const share = (values: readonly boolean[]): number => mean(values.map(Number));

export const qualityOfJudgements = (judgements: readonly Judgement[]): Quality => {
  const scores = (list: readonly Judgement[]) => list.map((one) => one.ndcg).filter((score) => score !== null);
  const names = [...new Set(judgements.flatMap(({ query }) => [query.group, query.countryCode]))];
  const byGroup = names.map((name) => {
    const own = judgements.filter(({ query }) => query.group === name || query.countryCode === name);
    return [name, { queries: own.length, ndcg: scores(own).length === 0 ? null : mean(scores(own)) }] as const;
  });
  const answerable = judgements.filter(({ query }) => query.facts !== null);
  return {
    queries: judgements.length,
    ndcg: mean(scores(judgements)),
    fits: share(judgements.map(({ foundFit }) => foundFit).filter((found) => found !== null)),
    empty: share(answerable.map(({ shown }) => shown === 0)),
    admitted: share(judgements.filter(({ query }) => query.facts === null).map(({ saysSo }) => saysSo)),
    counted: share(judgements.filter(({ query }) => query.facts === null).map(({ total }) => total > 0)),
    byGroup: Object.fromEntries(byGroup),
  };
};
