import { type FieldIndex, type IndexRange, type IndexScope } from '../store/field-index';
import { membersOf } from '../store/index-entries';
import { indexKey, typeBounds } from '../store/index-key';
import { type Value } from '../values/value';
import { fieldName } from './parse-query';
import { collectionOf, type Cursor, type Filter, type Query } from './query';

/** How the documents of a query are found. Every way may find too many, never too few. */
export type Plan =
  | { kind: 'named'; paths: string[] }
  /** The documents of some stretches of indexes. */
  | { kind: 'ranges'; scope: IndexScope; ranges: IndexRange[] }
  /** Along the index of the first order, until there are enough. */
  | { kind: 'ordered'; scope: IndexScope; range: IndexRange; descending: boolean }
  | { kind: 'scan' };

const listOf = (value: Value): Value[] => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);
const at = (field: string, value: Value): IndexRange => ({ field, from: indexKey(value), to: indexKey(value) });
const lowest = Buffer.alloc(0);
const highest = Buffer.from([0xff]);

/** The stretches in which all documents lie that a filter lets through; null when it says nothing of the kind. */
function rangesOfLeaf(filter: Exclude<Filter, { kind: 'composite' }>): IndexRange[] | null {
  const field = fieldName(filter.field);
  if (filter.field.key) return null;
  if (filter.kind === 'unary') {
    if (filter.op === 'IS_NULL') return [at(field, { nullValue: null })];
    return filter.op === 'IS_NAN' ? [at(field, { doubleValue: 'NaN' })] : null;
  }
  const { op, value } = filter;
  const { from, to } = typeBounds(value);
  if (op === 'EQUAL') return [at(field, value)];
  if (op === 'IN') return listOf(value).map((member) => at(field, member));
  if (op === 'ARRAY_CONTAINS') return [at(membersOf(field), value)];
  if (op === 'ARRAY_CONTAINS_ANY') return listOf(value).map((member) => at(membersOf(field), member));
  if (op === 'LESS_THAN' || op === 'LESS_THAN_OR_EQUAL') return [{ field, from, to: indexKey(value) }];
  return op === 'NOT_EQUAL' || op === 'NOT_IN' ? null : [{ field, from: indexKey(value), to }];
}

interface Choice {
  ranges: IndexRange[];
  cost: number;
}

/** Beyond this, walking along an order until there are enough is taken to be cheaper than sorting what a filter found. */
const cap = 2_000;

/** The cheapest stretches for a filter: of an `and` the best part, of an `or` all parts together. */
function chooseRanges(index: FieldIndex, scope: IndexScope, filter: Filter): Choice | null {
  if (filter.kind !== 'composite') {
    const ranges = rangesOfLeaf(filter);
    return ranges && { ranges, cost: ranges.reduce((sum, range) => sum + index.count(scope, range, cap), 0) };
  }
  const choices = filter.filters.map((part) => chooseRanges(index, scope, part));
  const possible = choices.filter((choice) => choice !== null);
  if (filter.op === 'AND')
    return possible.reduce<Choice | null>((best, one) => (best && best.cost <= one.cost ? best : one), null);
  if (possible.length < choices.length) return null;
  return { ranges: possible.flatMap(({ ranges }) => ranges), cost: possible.reduce((sum, { cost }) => sum + cost, 0) };
}

/** The documents that a filter on the key names, or null when it names none in particular. */
function namedPaths(filter: Filter | null): string[] | null {
  if (filter?.kind === 'composite' && filter.op === 'AND')
    return filter.filters.map(namedPaths).find((paths) => paths !== null) ?? null;
  if (filter?.kind !== 'field' || !filter.field.key) return null;
  if (filter.op !== 'EQUAL' && filter.op !== 'IN') return null;
  const operands = filter.op === 'IN' ? listOf(filter.value) : [filter.value];
  const paths = operands.flatMap((value) =>
    'referenceValue' in value ? [value.referenceValue.split('/').slice(5).join('/')] : [],
  );
  return [...new Set(paths)];
}

const keyOf = (cursor: Cursor | null): Buffer | null => (cursor?.values[0] ? indexKey(cursor.values[0]) : null);

function orderedPlan(query: Query, scope: IndexScope): Plan | null {
  const [first] = query.orderBy;
  if (!first || first.field.key || query.limit === null) return null;
  const [low, high] = first.descending ? [query.end, query.start] : [query.start, query.end];
  const range = { field: fieldName(first.field), from: keyOf(low) ?? lowest, to: keyOf(high) ?? highest };
  return { kind: 'ordered', scope, range, descending: first.descending };
}

export function planQuery(index: FieldIndex, query: Query): Plan {
  const paths = namedPaths(query.filter);
  if (paths) return { kind: 'named', paths };
  if (query.allDescendants && query.collectionId === null) return { kind: 'scan' };
  const scope: IndexScope = query.allDescendants ? { group: query.collectionId } : { collection: collectionOf(query) };
  const filtered = query.filter && chooseRanges(index, scope, query.filter);
  const ordered = orderedPlan(query, scope);
  if (filtered && (filtered.cost < cap || !ordered)) return { kind: 'ranges', scope, ranges: filtered.ranges };
  return ordered ?? { kind: 'scan' };
}
