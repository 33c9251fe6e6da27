import { type CatalogueStore } from '#catalogue/catalogue-store';
import { type SupplierRecord } from '#catalogue/supplier-record';
import { gradeOf } from './grade';
import { type JudgedQuery } from './judged-query';
import { ndcg } from './ndcg';

export const depth = 10;

export interface Judgement {
  query: JudgedQuery;
  /** Null when no supplier of the catalogue is a good answer. */
  ndcg: number | null;
  shown: number;
  total: number;
  /** The answer says that something was not found, or what to leave out. */
  saysSo: boolean;
}

/** Answers a query and compares the order with the best that the catalogue allows. */
export const judge = (store: CatalogueStore, records: readonly SupplierRecord[], query: JudgedQuery): Judgement => {
  const { countryCode, text, facts } = query;
  const answer = store.find({ countryCode, text, size: depth });
  const ids = [...answer.results, ...answer.close.map(({ hit }) => hit)].slice(0, depth).map(({ id }) => id);
  const market = records.filter((record) => record.countryCode === countryCode);
  const grades = facts === null ? null : new Map(market.map((record) => [record.id, gradeOf(record, facts)]));
  const possible = grades === null ? [] : [...grades.values()];
  return {
    query,
    ndcg:
      grades === null
        ? null
        : ndcg(
            ids.map((id) => grades.get(id) ?? 0),
            possible,
            depth,
          ),
    shown: ids.length,
    total: answer.total,
    saysSo: answer.total === 0 || answer.unknownPlaces.length > 0 || answer.rescue.length > 0,
  };
};

export interface Quality {
  queries: number;
  /** Mean over the queries for which the catalogue has a good answer. */
  ndcg: number;
  /** Share of the queries that show nobody at all. */
  empty: number;
  /** Of the queries that have no good answer, the share whose answer says so. */
  admitted: number;
  byGroup: Record<string, { queries: number; ndcg: number | null }>;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const qualityOfJudgements = (judgements: readonly Judgement[]): Quality => {
  const scores = (list: readonly Judgement[]) => list.map((one) => one.ndcg).filter((score) => score !== null);
  const names = [...new Set(judgements.flatMap(({ query }) => [query.group, query.countryCode]))];
  const byGroup = names.map((name) => {
    const own = judgements.filter(({ query }) => query.group === name || query.countryCode === name);
    return [name, { queries: own.length, ndcg: scores(own).length === 0 ? null : mean(scores(own)) }] as const;
  });
  return {
    queries: judgements.length,
    ndcg: mean(scores(judgements)),
    empty: judgements.filter(({ shown }) => shown === 0).length / judgements.length,
    admitted: mean(judgements.filter(({ query }) => query.facts === null).map(({ saysSo }) => (saysSo ? 1 : 0))),
    byGroup: Object.fromEntries(byGroup),
  };
};
