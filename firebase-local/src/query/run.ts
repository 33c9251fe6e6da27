import { type FieldIndex } from '../store/field-index';
import { type DocumentReader } from '../store/reader';
import { type FieldPath, getField, withField } from '../values/field-path';
import { lastSegment } from '../values/names';
import { type Fields, type StoredDocument } from '../values/value';
import { compareDocuments, matchesQuery } from './match';
import { type Plan, planQuery } from './plan';
import { collectionOf, type Query } from './query';

/** What a query reads from. */
export interface QuerySource extends DocumentReader {
  readonly index: FieldIndex;
}

const wanted = (query: Query): number => (query.limit === null ? Infinity : query.offset + query.limit);

function* readAll(source: QuerySource, paths: Iterable<string>): Iterable<StoredDocument> {
  for (const path of paths) {
    const document = source.read(path);
    if (document) yield document;
  }
}

function* pathsOf(source: QuerySource, plan: Plan & { kind: 'ranges' }): Iterable<string> {
  const seen = new Set<string>();
  for (const range of plan.ranges)
    for (const { path } of source.index.walk(plan.scope, range, false))
      if (!seen.has(path)) yield (seen.add(path), path);
}

/** Stops when there are enough, but not between documents that share a key: their order is not the index's. */
function alongOrder(source: QuerySource, query: Query, plan: Plan & { kind: 'ordered' }): StoredDocument[] {
  const found: StoredDocument[] = [];
  let full: Buffer | null = null;
  for (const { path, key } of source.index.walk(plan.scope, plan.range, plan.descending)) {
    if (full && !full.equals(key)) break;
    const document = source.read(path);
    if (document && matchesQuery(query, document)) found.push(document);
    if (found.length >= wanted(query)) full = key;
  }
  return found;
}

/** Ids up to here may be numeric (`__id7__`), which sort before all others whatever their bytes. */
const afterNumericIds = '__ie';

/** In the order of keys the scan may stop when there are enough and no numeric id can follow. */
function scan(source: QuerySource, query: Query): StoredDocument[] {
  if (query.allDescendants) {
    const documents = source.scanGroup(query.collectionId, query.parent);
    return [...documents].filter((document) => matchesQuery(query, document));
  }
  const [first] = query.orderBy;
  const byKey = first?.field.key === true && !first.descending;
  const found: StoredDocument[] = [];
  for (const document of source.scanCollection(collectionOf(query))) {
    if (byKey && found.length >= wanted(query) && lastSegment(document.path) >= afterNumericIds) break;
    if (matchesQuery(query, document)) found.push(document);
  }
  return found;
}

function find(source: QuerySource, query: Query): StoredDocument[] {
  const plan = planQuery(source.index, query);
  if (plan.kind === 'ordered') return alongOrder(source, query, plan);
  if (plan.kind === 'scan') return scan(source, query);
  const paths = plan.kind === 'named' ? plan.paths : pathsOf(source, plan);
  return [...readAll(source, paths)].filter((document) => matchesQuery(query, document));
}

/** All matching documents in the query's order, with offset and limit applied. */
export function runQuery(source: QuerySource, query: Query): StoredDocument[] {
  const found = find(source, query).sort((a, b) => compareDocuments(query.orderBy, a, b));
  return found.slice(query.offset, query.limit === null ? undefined : wanted(query));
}

/** The selected fields of a document. */
export function project(fields: Fields, select: FieldPath[] | null): Fields {
  if (!select) return fields;
  return select.reduce<Fields>((chosen, path) => {
    const value = getField(fields, path);
    return value === undefined ? chosen : withField(chosen, path, value);
  }, {});
}
