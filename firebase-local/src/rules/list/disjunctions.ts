import { type Bound } from '../runtime/abstract-value';
import { type FilterJson } from '../runtime/contract';
import { fromValue } from '../runtime/from-document';
import { type RuleValue } from '../runtime/rule-value';

/** A condition of a query on one field. */
export interface FieldBound extends Bound {
  fieldPath: string;
}

/** Firestore itself allows 30. */
const most = 100;

const comparisons: Record<string, Bound['operator']> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
};

const itemsOf = (value: RuleValue): RuleValue[] => (Array.isArray(value) ? value : [value]);

const fieldCases = (fieldPath: string, op: string, value: RuleValue): FieldBound[][] => {
  const each = (operator: Bound['operator']): FieldBound[] =>
    itemsOf(value).map((item) => ({ fieldPath, operator, value: item }));
  if (op === 'IN') return each('==').map((bound) => [bound]);
  if (op === 'ARRAY_CONTAINS_ANY') return each('contains').map((bound) => [bound]);
  if (op === 'NOT_IN') return [each('!=')];
  const operator = Object.hasOwn(comparisons, op) ? comparisons[op] : undefined;
  // An operator that is not known says nothing; the query is judged without it.
  return [operator === undefined ? [] : [{ fieldPath, operator, value }]];
};

const unaryCases = (fieldPath: string, op: string): FieldBound[][] => {
  if (op === 'IS_NULL') return [[{ fieldPath, operator: '==', value: null }]];
  if (op === 'IS_NOT_NULL' || op === 'IS_NOT_NAN') return [[{ fieldPath, operator: '!=', value: null }]];
  return [[{ fieldPath, operator: 'exists', value: null }]];
};

const combine = (left: FieldBound[][], right: FieldBound[][]): FieldBound[][] | null =>
  left.length * right.length > most ? null : left.flatMap((one) => right.map((other) => [...one, ...other]));

/** The cases of a filter: every matching document satisfies all bounds of at least one. Null: too many to look at. */
export const disjunctions = (filter: FilterJson | null): FieldBound[][] | null => {
  if (filter?.fieldFilter !== undefined) {
    const { field, op, value } = filter.fieldFilter;
    return fieldCases(field.fieldPath, op, fromValue(value));
  }
  if (filter?.unaryFilter !== undefined) return unaryCases(filter.unaryFilter.field.fieldPath, filter.unaryFilter.op);
  const { op, filters = [] } = filter?.compositeFilter ?? {};
  const parts = filters.map(disjunctions);
  if (parts.includes(null)) return null;
  const cases = parts as FieldBound[][][];
  if (op === 'OR' && cases.length > 0) {
    const all = cases.flat();
    return all.length > most ? null : all;
  }
  return cases.reduce<FieldBound[][] | null>((sum, part) => (sum === null ? null : combine(sum, part)), [[]]);
};
