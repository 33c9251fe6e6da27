import {
  type FieldIndex,
  type IndexPoint,
  type IndexRange,
  type IndexScope,
  type Stretch,
} from '../store/indexes/field-index';
import { membersOf } from '../store/indexes/index-entries';
import { afterKey, hasExactKey, indexKey, typeBounds } from '../store/indexes/index-key';
import { isNaNValue, isNull, listOf } from '../values/kinds';
import { numberOf } from '../values/numbers';
import { type Value } from '../values/value';
import { fieldName } from './parse-query';
import { type QueryFilter } from './query';

export const lowest = Buffer.alloc(0);
export const highest = Buffer.from([0xff]);
const nullValue: Value = { nullValue: null };
const nan: Value = { doubleValue: 'NaN' };

type FilterLeaf = Exclude<QueryFilter, { kind: 'composite' }>;

/** Stretches that together hold all documents that a filter lets through. `exact`: and no others. */
export interface Ranges {
  ranges: IndexRange[];
  exact: boolean;
}

const at = (field: string, value: Value): IndexRange => {
  const from = indexKey(value);
  return { field, from, to: afterKey(from) };
};

/** Ranges of everything but null and some values: the gaps between those with an exact position in the index. */
const rangesWithout = (field: string, values: Value[]): Ranges => {
  // `not-in` with null among its values matches nothing.
  if (values.some(isNull)) return { ranges: [], exact: true };
  const { to: start } = typeBounds(nullValue);
  const exact = values.every((value) => hasExactKey(value));
  const holes = values
    .filter((value) => hasExactKey(value))
    .map((value) => indexKey(value))
    .sort((a, b) => a.compare(b));
  const ranges = holes.reduce<IndexRange[]>(
    (parts, hole) => [
      ...parts.slice(0, -1),
      { field, from: parts.at(-1)?.from ?? start, to: hole },
      { field, from: afterKey(hole), to: highest },
    ],
    [{ field, from: start, to: highest }],
  );
  return { ranges, exact };
};

const unaryRanges = (field: string, op: string): Ranges => {
  if (op === 'IS_NULL') return { ranges: [at(field, nullValue)], exact: true };
  if (op === 'IS_NAN') return { ranges: [at(field, nan)], exact: true };
  return rangesWithout(field, op === 'IS_NOT_NAN' ? [nan] : []);
};

/** The places of the members of `in` and `array-contains-any`, of which null and NaN never match. */
const memberRanges = (field: string, value: Value): Ranges => {
  const members = listOf(value).filter((member) => !isNull(member) && !isNaNValue(member));
  const ranges = new Map(members.map((member) => [indexKey(member).toString('latin1'), at(field, member)]));
  return { ranges: [...ranges.values()], exact: members.every((member) => hasExactKey(member)) };
};

const comparisonRange = (field: string, op: string, value: Value): Ranges => {
  const bounds = typeBounds(value);
  // NaN sorts before all numbers, but is less than none.
  const from = numberOf(value) === null ? bounds.from : afterKey(indexKey(nan));
  const key = indexKey(value);
  const exact = hasExactKey(value);
  if (op === 'LESS_THAN') return { ranges: [{ field, from, to: exact ? key : afterKey(key) }], exact };
  if (op === 'LESS_THAN_OR_EQUAL') return { ranges: [{ field, from, to: afterKey(key) }], exact };
  const above = op === 'GREATER_THAN' && exact ? afterKey(key) : key;
  return { ranges: [{ field, from: above, to: bounds.to }], exact };
};

/** The stretches of one condition; null when no index knows. */
export const rangesOfLeaf = (filter: FilterLeaf): Ranges | null => {
  if (filter.field.key) return null;
  const field = fieldName(filter.field);
  if (filter.kind === 'unary') return unaryRanges(field, filter.op);
  const { op, value } = filter;
  if (op === 'EQUAL') return { ranges: [at(field, value)], exact: hasExactKey(value) };
  if (op === 'IN') return memberRanges(field, value);
  if (op === 'ARRAY_CONTAINS') return { ranges: [at(membersOf(field), value)], exact: hasExactKey(value) };
  // A document with two of the members is found twice.
  if (op === 'ARRAY_CONTAINS_ANY') return { ...memberRanges(membersOf(field), value), exact: false };
  if (op === 'NOT_EQUAL') return rangesWithout(field, [value]);
  if (op === 'NOT_IN') return rangesWithout(field, listOf(value));
  return comparisonRange(field, op, value);
};

const later = (a: Buffer, b: Buffer): Buffer => (a.compare(b) >= 0 ? a : b);
const earlier = (a: Buffer, b: Buffer): Buffer => (a.compare(b) <= 0 ? a : b);

export const intersect = (a: IndexRange, b: IndexRange): IndexRange => ({
  field: a.field,
  from: later(a.from, b.from),
  to: earlier(a.to, b.to),
});

/** A document has one value in a field, so stretches of one field narrow each other; members of lists do not. */
const merge = (parts: Ranges[]): Ranges[] => {
  const merged: Ranges[] = [];
  for (const part of parts) {
    const [range] = part.ranges;
    const index = merged.findIndex(({ ranges: [other] }) => range && other?.field === range.field);
    const known = merged[index];
    const [other] = known?.ranges ?? [];
    const single = part.ranges.length === 1 && known?.ranges.length === 1 && range && !range.field.startsWith('@');
    if (!single || !other) merged.push(part);
    else merged[index] = { ranges: [intersect(other, range)], exact: known.exact && part.exact };
  }
  return merged;
};

const pointOf = ({ ranges }: Ranges): IndexPoint | null => {
  const [range] = ranges;
  return ranges.length === 1 && range && afterKey(range.from).equals(range.to)
    ? { field: range.field, key: range.from }
    : null;
};

/** Conditions of an `and` that index stretches can decide, separate from parts that are `or`. */
export interface Conditions {
  merged: Ranges[];
  /** True when the index decides every part exactly. */
  exact: boolean;
}

export const conditionsOf = (filter: QueryFilter | null): Conditions => {
  if (filter === null) return { merged: [], exact: true };
  const parts = filter.kind === 'composite' && filter.op === 'AND' ? filter.filters : [filter];
  const stated = parts.map((part) => (part.kind === 'composite' ? null : rangesOfLeaf(part)));
  const merged = merge(stated.filter((part) => part !== null));
  return { merged, exact: stated.every((part) => part !== null) && merged.every(({ exact }) => exact) };
};

const mostPoints = 4;

/** The points that documents must be at, besides lying in the given part. */
export const pointsBeside = (merged: Ranges[], part: Ranges | null): IndexPoint[] =>
  merged
    .filter((other) => other !== part)
    .map(pointOf)
    .filter((point) => point !== null)
    .slice(0, mostPoints);

const pointKey = ({ points }: Stretch): string =>
  points.map(({ field, key }) => `${field}=${key.toString('latin1')}`).join('\n');

/** Merges stretches that touch or overlap, so that each document is read once. */
export const withoutOverlaps = (stretches: Stretch[]): Stretch[] => {
  const groups = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const key = `${stretch.range.field}\n${pointKey(stretch)}`;
    groups.set(key, [...(groups.get(key) ?? []), stretch]);
  }
  return [...groups.values()].flatMap((group) =>
    group
      .filter(({ range }) => range.from.compare(range.to) < 0)
      .sort((a, b) => a.range.from.compare(b.range.from))
      .reduce<Stretch[]>((apart, stretch) => {
        const last = apart.at(-1);
        if (!last || last.range.to.compare(stretch.range.from) < 0) return [...apart, stretch];
        const range = { ...last.range, to: later(last.range.to, stretch.range.to) };
        return [...apart.slice(0, -1), { range, points: last.points }];
      }, []),
  );
};

export interface StretchChoice {
  stretches: Stretch[];
  cost: number;
}

/** Limit of counting stretches. */
export const cap = 1_000;

const costOf = (index: FieldIndex, scope: IndexScope, ranges: IndexRange[]): number =>
  ranges.reduce((sum, range) => sum + index.count(scope, { range, points: [] }, cap), 0);

const cheapest = (choices: StretchChoice[]): StretchChoice | null =>
  choices.reduce<StretchChoice | null>((best, one) => (best && best.cost <= one.cost ? best : one), null);

/** The cheapest stretches for a filter: of an `and` the best part, of an `or` all parts together. */
export const chooseStretches = (index: FieldIndex, scope: IndexScope, filter: QueryFilter): StretchChoice | null => {
  if (filter.kind === 'composite' && filter.op === 'OR') {
    const choices = filter.filters.map((part) => chooseStretches(index, scope, part));
    const possible = choices.filter((choice) => choice !== null);
    if (possible.length < choices.length) return null;
    const all = possible.flatMap(({ stretches }) => stretches);
    const stretches = withoutOverlaps(all);
    const stated = possible.reduce((sum, choice) => sum + choice.cost, 0);
    const isLess = stretches.length < all.length;
    return {
      stretches,
      cost: isLess
        ? costOf(
            index,
            scope,
            stretches.map(({ range }) => range),
          )
        : stated,
    };
  }
  const { merged } = conditionsOf(filter);
  const own = merged.map((part): StretchChoice => {
    const points = pointsBeside(merged, part);
    return { stretches: part.ranges.map((range) => ({ range, points })), cost: costOf(index, scope, part.ranges) };
  });
  const inner = filter.kind === 'composite' ? filter.filters.filter(({ kind }) => kind === 'composite') : [];
  const nested = inner.map((part) => chooseStretches(index, scope, part)).filter((choice) => choice !== null);
  return cheapest([...own, ...nested]);
};
