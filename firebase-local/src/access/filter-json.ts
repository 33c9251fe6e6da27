import { fieldName } from '../query/parse-query';
import { type Query, type QueryFilter } from '../query/query';
import { type FilterJson, type ListRequest } from '../rules/runtime/contract';

const toFilterJson = (filter: QueryFilter): FilterJson => {
  if (filter.kind === 'composite')
    return { compositeFilter: { op: filter.op, filters: filter.filters.map(toFilterJson) } };
  const field = { fieldPath: fieldName(filter.field) };
  if (filter.kind === 'unary') return { unaryFilter: { field, op: filter.op } };
  return { fieldFilter: { field, op: filter.op, value: filter.value } };
};

/** A query as the rules see it. Only for queries of one collection id. */
export const toListRequest = (query: Query): ListRequest => ({
  parent: query.parent,
  collectionId: query.collectionId ?? '',
  allDescendants: query.allDescendants,
  where: query.filter && toFilterJson(query.filter),
  limit: query.limit,
  offset: query.offset === 0 ? null : query.offset,
  orderBy: query.orderBy.map(({ field, descending }) => ({
    fieldPath: fieldName(field),
    direction: descending ? 'DESCENDING' : 'ASCENDING',
  })),
});
