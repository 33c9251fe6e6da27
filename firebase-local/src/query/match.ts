import { compareValues, typeOrder } from '../values/compare';
import { getField } from '../values/field-path';
import { isNaNValue, isNull, listOf } from '../values/kinds';
import { lastSegment, parentOf } from '../values/names';
import { comparePaths } from '../values/strings';
import { type StoredDocument, type Value } from '../values/value';
import {
  collectionOf,
  type Cursor,
  type FieldOperator,
  type Query,
  type QueryField,
  type QueryFilter,
  type QueryOrder,
} from './query';

const equal = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
/** Null and NaN never match as members of `in` and `array-contains-any`. */
const membersOf = (value: Value): Value[] => listOf(value).filter((member) => !isNull(member) && !isNaNValue(member));

/** References are compared by their path below the root, which all names of this database share. */
const keyValue = (document: StoredDocument, operand: Value): Value => {
  const prefix =
    'referenceValue' in operand
      ? /^projects\/[^/]+\/databases\/[^/]+\/documents\//.exec(operand.referenceValue)?.[0]
      : '';
  return { referenceValue: `${prefix ?? ''}${document.path}` };
};

const compares = (value: Value, op: FieldOperator, operand: Value): boolean => {
  if (typeOrder(value) !== typeOrder(operand)) return false;
  // NaN sorts before all numbers, but is less than none.
  if (isNaNValue(value) && (op === 'LESS_THAN' || op === 'LESS_THAN_OR_EQUAL')) return false;
  const order = compareValues(value, operand);
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  if (op === 'GREATER_THAN') return order > 0;
  return order >= 0;
};

const matchesOperator = (value: Value, op: FieldOperator, operand: Value): boolean => {
  switch (op) {
    case 'EQUAL':
      return equal(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && !isNull(operand) && !equal(value, operand);
    case 'IN':
      return membersOf(operand).some((member) => equal(value, member));
    case 'NOT_IN':
      return !isNull(value) && !listOf(operand).some((member) => isNull(member) || equal(value, member));
    case 'ARRAY_CONTAINS':
      return listOf(value).some((member) => equal(member, operand));
    case 'ARRAY_CONTAINS_ANY':
      return listOf(value).some((member) => membersOf(operand).some((wanted) => equal(member, wanted)));
    default:
      return compares(value, op, operand);
  }
};

export const matchesFilter = (document: StoredDocument, filter: QueryFilter): boolean => {
  if (filter.kind === 'composite') {
    const test = (inner: QueryFilter): boolean => matchesFilter(document, inner);
    return filter.op === 'AND' ? filter.filters.every(test) : filter.filters.some(test);
  }
  if (filter.field.key) {
    if (filter.kind === 'unary') return false;
    const operand = filter.op === 'IN' || filter.op === 'NOT_IN' ? listOf(filter.value)[0] : filter.value;
    return operand !== undefined && matchesOperator(keyValue(document, operand), filter.op, filter.value);
  }
  const value = getField(document.fields, filter.field.path);
  if (value === undefined) return false;
  if (filter.kind === 'field') return matchesOperator(value, filter.op, filter.value);
  if (filter.op === 'IS_NULL') return isNull(value);
  if (filter.op === 'IS_NAN') return isNaNValue(value);
  return !isNull(value) && (filter.op === 'IS_NOT_NULL' || !isNaNValue(value));
};

const valueAt = (document: StoredDocument, field: QueryField): Value | undefined =>
  field.key ? { referenceValue: document.path } : getField(document.fields, field.path);

/** The query's order over documents that have all of its fields. */
export const compareDocuments = (orderBy: QueryOrder[], a: StoredDocument, b: StoredDocument): number => {
  for (const { field, descending } of orderBy) {
    const left = valueAt(a, field);
    const right = valueAt(b, field);
    const order = field.key ? comparePaths(a.path, b.path) : left && right ? compareValues(left, right) : 0;
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
};

const compareToCursor = (document: StoredDocument, orderBy: QueryOrder[], cursor: Cursor): number => {
  for (const [index, operand] of cursor.values.entries()) {
    const { field, descending } = orderBy[index] as QueryOrder;
    const value = field.key ? keyValue(document, operand) : valueAt(document, field);
    const order = value ? compareValues(value, operand) : 0;
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
};

const withinCursors = (query: Query, document: StoredDocument): boolean => {
  if (query.start) {
    const order = compareToCursor(document, query.orderBy, query.start);
    if (query.start.before ? order < 0 : order <= 0) return false;
  }
  if (!query.end) return true;
  const order = compareToCursor(document, query.orderBy, query.end);
  return query.end.before ? order < 0 : order <= 0;
};

const inScope = (query: Query, path: string): boolean => {
  const collection = parentOf(path);
  if (!query.allDescendants) return collection === collectionOf(query);
  if (query.parent !== '' && !path.startsWith(`${query.parent}/`)) return false;
  return query.collectionId === null || lastSegment(collection) === query.collectionId;
};

/** Returns true when the document belongs to the query's result, apart from limit and offset. */
export const matchesQuery = (query: Query, document: StoredDocument): boolean =>
  inScope(query, document.path) &&
  query.orderBy.every(({ field }) => field.key || getField(document.fields, field.path) !== undefined) &&
  (query.filter === null || matchesFilter(document, query.filter)) &&
  withinCursors(query, document);
