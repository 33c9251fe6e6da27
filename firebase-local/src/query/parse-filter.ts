import { asArray, asEnum, asObject, asString } from '../base/json';
import { invalid } from '../base/status';
import { documentKey, parseFieldPath } from '../values/field-path';
import { type DatabaseNames } from '../values/names';
import { normalizeValue } from '../values/normalize';
import { type Value } from '../values/value';
import { type FieldOperator, fieldOperators, type QueryField, type QueryFilter, unaryOperators } from './query';

const maxDisjunctions = 30;
const maxNotIn = 10;
const maxDepth = 20;

export const parseField = (raw: unknown): QueryField => {
  const text = asString(asObject(raw, 'A field').fieldPath, 'fieldPath');
  return text === documentKey ? { key: true } : { key: false, path: parseFieldPath(text) };
};

const listOf = (value: Value, op: FieldOperator): Value[] => {
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (values.length === 0) throw invalid(`'${op}' requires a non-empty list.`);
  const limit = op === 'NOT_IN' ? maxNotIn : maxDisjunctions;
  if (values.length > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  return values;
};

const checkKeyOperand = (values: Value[], op: FieldOperator, names: DatabaseNames): void => {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid(`'${op}' cannot be applied to __name__.`);
  for (const value of values) {
    if (!('referenceValue' in value)) throw invalid('__name__ must be compared with a document reference.');
    names.documentPath(value.referenceValue);
  }
};

const parseFieldFilter = (raw: unknown, names: DatabaseNames): QueryFilter => {
  const filter = asObject(raw, 'fieldFilter');
  const op = asEnum(filter.op, fieldOperators, 'op');
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('A filter needs an operator.');
  const field = parseField(filter.field);
  const isList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  // The operand of a list operator is a list of values that may themselves be lists.
  const value = isList ? normalizeList(filter.value) : normalizeValue(filter.value);
  const values = isList ? listOf(value, op) : [value];
  if (field.key) checkKeyOperand(values, op, names);
  return { kind: 'field', field, op, value };
};

const normalizeList = (raw: unknown): Value => {
  const list = asObject(asObject(raw, 'value').arrayValue ?? {}, 'arrayValue');
  return { arrayValue: { values: asArray(list.values, 'values').map((value) => normalizeValue(value)) } };
};

const parseUnary = (raw: unknown): QueryFilter => {
  const filter = asObject(raw, 'unaryFilter');
  const op = asEnum(filter.op, unaryOperators, 'op');
  if (op === 'OPERATOR_UNSPECIFIED' || op === '') throw invalid('A filter needs an operator.');
  const field = parseField(filter.field);
  if (field.key) throw invalid('__name__ is never null or NaN.');
  return { kind: 'unary', field, op };
};

/** Reads a filter; absent or empty means all documents. */
export const parseFilter = (raw: unknown, names: DatabaseNames, depth = 0): QueryFilter | null => {
  if (raw === undefined || raw === null) return null;
  if (depth > maxDepth) throw invalid('Filters are nested too deeply.');
  const filter = asObject(raw, 'A filter');
  if (filter.fieldFilter !== undefined) return parseFieldFilter(filter.fieldFilter, names);
  if (filter.unaryFilter !== undefined) return parseUnary(filter.unaryFilter);
  if (filter.compositeFilter === undefined) throw invalid('Unknown filter.');
  const composite = asObject(filter.compositeFilter, 'compositeFilter');
  const op = asEnum(composite.op, ['OPERATOR_UNSPECIFIED', 'AND', 'OR'], 'op');
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('A composite filter needs an operator.');
  const filters = asArray(composite.filters, 'filters')
    .map((item) => parseFilter(item, names, depth + 1))
    .filter((item) => item !== null);
  const [first] = filters;
  if (!first) throw invalid('A composite filter needs filters.');
  return filters.length === 1 ? first : { kind: 'composite', op, filters };
};

/** Returns the number of conjunctions of the filter in disjunctive form. */
export const countDisjunctions = (filter: QueryFilter): number => {
  if (filter.kind === 'unary') return 1;
  if (filter.kind === 'field') {
    const isList = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
    return isList && 'arrayValue' in filter.value ? (filter.value.arrayValue.values ?? []).length : 1;
  }
  const counts = filter.filters.map(countDisjunctions);
  return filter.op === 'OR' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
};

export const checkDisjunctions = (filter: QueryFilter | null): void => {
  if (filter && countDisjunctions(filter) > maxDisjunctions)
    throw invalid(`A query is limited to ${maxDisjunctions} disjunctions.`);
};
