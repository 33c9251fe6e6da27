import { asArray, asCount, asEnum, asObject, asString, type JsonObject } from '../base/json';
import { invalid, unsupported } from '../base/status';
import { documentKey, type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path';
import { checkPath, type DatabaseNames } from '../values/names';
import { normalizeValue } from '../values/normalize';
import { compareStrings } from '../values/strings';
import { checkDisjunctions, parseField, parseFilter } from './parse-filter';
import { type Cursor, type Query, type QueryField, type QueryFilter, type QueryOrder } from './query';

const inequalities = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
]);

export const fieldName = (field: QueryField): string => (field.key ? documentKey : formatFieldPath(field.path));

const leaves = (filter: QueryFilter | null): Exclude<QueryFilter, { kind: 'composite' }>[] => {
  if (!filter) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(leaves) : [filter];
};

const isInequality = (leaf: QueryFilter): boolean => {
  if (leaf.kind === 'field') return inequalities.has(leaf.op);
  return leaf.kind === 'unary' && (leaf.op === 'IS_NOT_NAN' || leaf.op === 'IS_NOT_NULL');
};

const parseOrder = (raw: unknown): QueryOrder[] => {
  const orders = asArray(raw, 'orderBy').map((item) => {
    const order = asObject(item, 'orderBy');
    const direction = asEnum(order.direction ?? 0, ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'], 'direction');
    return { field: parseField(order.field), descending: direction === 'DESCENDING' };
  });
  const key = orders.findIndex((order) => order.field.key);
  if (key !== -1 && key < orders.length - 1) throw invalid('order by clause cannot contain more fields after the key');
  const seen = new Set(orders.map((order) => fieldName(order.field)));
  if (seen.size < orders.length) throw invalid('order by clause cannot contain duplicate fields');
  return orders;
};

/** Inequality fields and the key are ordered by implicitly, in the direction of the last explicit order. */
const completeOrder = (explicit: QueryOrder[], filter: QueryFilter | null): QueryOrder[] => {
  if (explicit.some((order) => order.field.key)) return explicit;
  const descending = explicit.at(-1)?.descending ?? false;
  const named = new Set(explicit.map((order) => fieldName(order.field)));
  const implied = new Map<string, QueryField>();
  for (const leaf of leaves(filter))
    if (isInequality(leaf) && !leaf.field.key && !named.has(fieldName(leaf.field)))
      implied.set(fieldName(leaf.field), leaf.field);
  const fields = [...implied].sort(([a], [b]) => compareStrings(a, b)).map(([, field]) => field);
  return [...explicit, ...[...fields, { key: true } as const].map((field) => ({ field, descending }))];
};

const checkKeyEquality = (filter: QueryFilter | null): void => {
  const all = leaves(filter);
  const equalsKey = all.some((leaf) => leaf.kind === 'field' && leaf.field.key && leaf.op === 'EQUAL');
  const others = all.filter(isInequality);
  if (equalsKey && others.length > 0 && !others.some((leaf) => leaf.field.key))
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
};

const parseCursor = (raw: unknown, orderBy: QueryOrder[], names: DatabaseNames): Cursor | null => {
  if (raw === undefined || raw === null) return null;
  const cursor = asObject(raw, 'A cursor');
  const values = asArray(cursor.values, 'values').map((value) => normalizeValue(value));
  if (values.length > orderBy.length) throw invalid('A cursor has more values than the query has orders.');
  for (const [index, value] of values.entries()) {
    if (!orderBy[index]?.field.key) continue;
    if (!('referenceValue' in value)) throw invalid('A cursor on __name__ must be a document reference.');
    names.documentPath(value.referenceValue);
  }
  return values.length === 0 ? null : { values, before: cursor.before === true };
};

const parseFrom = (raw: unknown): { collectionId: string | null; allDescendants: boolean } => {
  const sources = asArray(raw, 'from');
  if (sources.length !== 1) throw invalid('A query must be from exactly one collection.');
  const source = asObject(sources[0], 'from');
  const allDescendants = source.allDescendants === true;
  const id =
    source.collectionId === undefined || source.collectionId === ''
      ? null
      : asString(source.collectionId, 'collectionId');
  if (id?.includes('/')) throw invalid('collectionId must be one segment.');
  if (id !== null) checkPath(id, 'collection');
  if (id === null && !allDescendants) throw unsupported('A query without collectionId and without allDescendants');
  return { collectionId: id, allDescendants };
};

const parseSelect = (raw: unknown): FieldPath[] | null => {
  if (raw === undefined || raw === null) return null;
  return asArray(asObject(raw, 'select').fields, 'fields')
    .map((field) => asString(asObject(field, 'A field').fieldPath, 'fieldPath'))
    .filter((path) => path !== documentKey)
    .map(parseFieldPath);
};

/** Reads a structured query. `parent` is the full name it is asked below. Throws INVALID_ARGUMENT for what Firestore refuses. */
export const parseQuery = (raw: unknown, parent: string, names: DatabaseNames): Query => {
  const query: JsonObject = asObject(raw, 'structuredQuery');
  if (query.findNearest !== undefined) throw unsupported('findNearest (vector search)');
  const filter = parseFilter(query.where, names);
  checkDisjunctions(filter);
  checkKeyEquality(filter);
  const orderBy = completeOrder(parseOrder(query.orderBy), filter);
  return {
    parent: names.parentPath(parent),
    ...parseFrom(query.from),
    filter,
    orderBy,
    start: parseCursor(query.startAt, orderBy, names),
    end: parseCursor(query.endAt, orderBy, names),
    limit: asCount(query.limit, 'limit'),
    offset: asCount(query.offset, 'offset') ?? 0,
    select: parseSelect(query.select),
  };
};
