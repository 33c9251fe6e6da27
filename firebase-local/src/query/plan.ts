import { type FieldIndex, type IndexScope, type Stretch } from '../store/indexes/field-index';
import { afterKey, indexKey } from '../store/indexes/index-key';
import { listOf } from '../values/kinds';
import { fieldName } from './parse-query';
import { collectionOf, type Cursor, type Query, type QueryFilter } from './query';
import {
  cap,
  chooseStretches,
  conditionsOf,
  highest,
  intersect,
  lowest,
  pointsBeside,
  type StretchChoice,
} from './stretches';

/** Ways to find the documents of a query. Each may find too many, never too few. */
export type QueryPlan =
  | { kind: 'named'; paths: string[] }
  /** The documents of some stretches of indexes. */
  | { kind: 'ranges'; scope: IndexScope; stretches: Stretch[] }
  /** Along the index of the first order, until there are enough. */
  | { kind: 'ordered'; scope: IndexScope; stretch: Stretch; descending: boolean }
  | { kind: 'scan' };

/** The documents that a filter on the key names, or null when it names none in particular. */
const namedPaths = (filter: QueryFilter | null): string[] | null => {
  if (filter?.kind === 'composite' && filter.op === 'AND')
    return filter.filters.map(namedPaths).find((paths) => paths !== null) ?? null;
  if (filter?.kind !== 'field' || !filter.field.key) return null;
  if (filter.op !== 'EQUAL' && filter.op !== 'IN') return null;
  const operands = filter.op === 'IN' ? listOf(filter.value) : [filter.value];
  const paths = operands.flatMap((value) =>
    'referenceValue' in value ? [value.referenceValue.split('/').slice(5).join('/')] : [],
  );
  return [...new Set(paths)];
};

const keyOf = (cursor: Cursor | null): Buffer | null => (cursor?.values[0] ? indexKey(cursor.values[0]) : null);

const orderedPlan = (query: Query, scope: IndexScope): QueryPlan | null => {
  const [first] = query.orderBy;
  if (!first || first.field.key || query.limit === null) return null;
  const field = fieldName(first.field);
  const [low, high] = first.descending ? [query.end, query.start] : [query.start, query.end];
  const end = keyOf(high);
  const whole = { field, from: keyOf(low) ?? lowest, to: end ? afterKey(end) : highest };
  const { merged } = conditionsOf(query.filter);
  const own = merged.find(({ ranges }) => ranges.length === 1 && ranges[0]?.field === field) ?? null;
  const range = own?.ranges[0] ? intersect(whole, own.ranges[0]) : whole;
  return {
    kind: 'ordered',
    scope,
    stretch: { range, points: pointsBeside(merged, own) },
    descending: first.descending,
  };
};

/** The collection (or all of one name) whose indexes serve a query; null when none do. */
export const indexScopeOf = (query: Query): IndexScope | null => {
  if (!query.allDescendants) return { collection: collectionOf(query) };
  return query.collectionId === null ? null : { group: query.collectionId };
};

/** Sources of a plan. */
export interface PlanSources {
  readonly index: FieldIndex;
  countCollection(collection: string): number;
}

/**
 * Returns true when reading the collection itself, in the order of its keys until there are enough, is cheaper than
 * reading at least `cap` documents and sorting them, assuming that the matching ones are spread evenly.
 */
const endsSoon = (source: PlanSources, query: Query): boolean => {
  if (query.limit === null || query.allDescendants || query.orderBy[0]?.field.key !== true) return false;
  const enough = query.offset + query.limit;
  return (enough * source.countCollection(collectionOf(query))) / cap <= cap;
};

/** Beyond the cap, reading along an order until there are enough is taken to be cheaper than sorting everything. */
const isBetter = ({ cost }: StretchChoice, ordered: QueryPlan | null, source: PlanSources, query: Query): boolean =>
  cost < cap || (!ordered && !endsSoon(source, query));

export const planQuery = (source: PlanSources, query: Query): QueryPlan => {
  const paths = namedPaths(query.filter);
  if (paths) return { kind: 'named', paths };
  const scope = indexScopeOf(query);
  if (!scope) return { kind: 'scan' };
  const filtered = query.filter && chooseStretches(source.index, scope, query.filter);
  const ordered = orderedPlan(query, scope);
  if (filtered && isBetter(filtered, ordered, source, query))
    return { kind: 'ranges', scope, stretches: filtered.stretches };
  return ordered ?? { kind: 'scan' };
};
