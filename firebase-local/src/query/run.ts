import { type DocumentReader } from '../store/reader';
import { type FieldPath, getField, withField } from '../values/field-path';
import { type Fields, type StoredDocument, type Value } from '../values/value';
import { compareDocuments, matchesQuery } from './match';
import { collectionOf, type Filter, type Query } from './query';

const pathOf = (value: Value): string | null =>
  'referenceValue' in value ? value.referenceValue.split('/').slice(5).join('/') : null;

/** The documents that a filter on the key names, or null when it names none in particular. */
function namedPaths(filter: Filter | null): string[] | null {
  if (filter?.kind === 'composite' && filter.op === 'AND')
    return filter.filters.map(namedPaths).find((paths) => paths !== null) ?? null;
  if (filter?.kind !== 'field' || !filter.field.key) return null;
  const operands =
    filter.op === 'IN' && 'arrayValue' in filter.value ? (filter.value.arrayValue.values ?? []) : [filter.value];
  if (filter.op !== 'EQUAL' && filter.op !== 'IN') return null;
  return [...new Set(operands.map(pathOf).filter((path) => path !== null))];
}

/** Every document that the query could return, found through the narrowest access path there is. */
function candidates(store: DocumentReader, query: Query): Iterable<StoredDocument> {
  const named = namedPaths(query.filter);
  if (named) return named.map(store.read).filter((document) => document !== null);
  if (query.allDescendants) return store.scanGroup(query.collectionId, query.parent);
  return store.scanCollection(collectionOf(query));
}

/** All matching documents in the query's order, with offset and limit applied. */
export function runQuery(store: DocumentReader, query: Query): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of candidates(store, query)) if (matchesQuery(query, document)) found.push(document);
  found.sort((a, b) => compareDocuments(query.orderBy, a, b));
  return found.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

/** The selected fields of a document. */
export function project(fields: Fields, select: FieldPath[] | null): Fields {
  if (!select) return fields;
  return select.reduce<Fields>((chosen, path) => {
    const value = getField(fields, path);
    return value === undefined ? chosen : withField(chosen, path, value);
  }, {});
}
