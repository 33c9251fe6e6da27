import { type FieldIndex, type IndexScope, type Stretch } from '../store/indexes/field-index';
import { type DocumentReader } from '../store/rows/reader';
import { editFields } from '../values/field-edit';
import { type FieldPath, getField } from '../values/field-path';
import { lastSegment, parentOf } from '../values/names';
import { isNumericId } from '../values/strings';
import { type DocumentFields, type StoredDocument } from '../values/value';
import { compareDocuments, matchesQuery } from './match';
import { fieldName } from './parse-query';
import { indexScopeOf, planQuery, type QueryPlan } from './plan';
import { collectionOf, type Query } from './query';
import { conditionsOf, pointsBeside } from './stretches';

/** Sources of a query. */
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

const mostAtOnce = 500;
const leastAtOnce = 20;

/** No more documents are fetched at once than may be needed. */
const pageOf = (query: Query): number => Math.max(leastAtOnce, Math.min(mostAtOnce, wanted(query) + 1));

/** Stretches of one field that has one value have no document in common. */
const areApart = (stretches: Stretch[]): boolean => {
  const fields = new Set(stretches.map(({ range }) => range.field));
  return stretches.length === 1 || (fields.size === 1 && ![...fields].some((field) => field.startsWith('@')));
};

/** A document in several stretches is read once. */
function* withinStretches(
  source: QuerySource,
  { scope, stretches }: QueryPlan & { kind: 'ranges' },
): Iterable<StoredDocument> {
  if (!areApart(stretches))
    return yield* readAll(source, new Set(stretches.flatMap((stretch) => source.index.paths(scope, stretch))));
  for (const stretch of stretches)
    for (const { document } of source.index.walk(scope, stretch, { descending: false, page: mostAtOnce }))
      yield document;
}

/** Stops when there are enough, but not between documents that share a key: their order is not the index's. */
const alongOrder = (source: QuerySource, query: Query, plan: QueryPlan & { kind: 'ordered' }): StoredDocument[] => {
  const found: StoredDocument[] = [];
  const { scope, stretch, descending } = plan;
  let full: Buffer | null = null;
  for (const { document, key } of source.index.walk(scope, stretch, { descending, page: pageOf(query) })) {
    if (full && !full.equals(key)) break;
    if (matchesQuery(query, document)) found.push(document);
    if (found.length >= wanted(query)) full = key;
  }
  return found;
};

/** Ids up to here may be numeric (`__id7__`), which sort before all others whatever their bytes. */
const afterNumericIds = '__ie';

/** A page that begins behind a key is read from there on, or each would take as long as all before it together. */
const firstIdOf = (query: Query): string => {
  const [value] = query.start?.values ?? [];
  if (value === undefined || !('referenceValue' in value)) return '';
  const path = value.referenceValue.split('/').slice(5).join('/');
  // A numeric id sorts before all others, whatever its bytes, so it is no lower bound here.
  return parentOf(path) === collectionOf(query) && !isNumericId(lastSegment(path)) ? lastSegment(path) : '';
};

/** Scans from the last key, where numeric ids come at the end whatever their bytes. */
const scanBack = (source: QuerySource, query: Query): StoredDocument[] => {
  const found: StoredDocument[] = [];
  let ahead = 0;
  for (const document of source.scanBackwards(collectionOf(query), pageOf(query))) {
    if (ahead >= wanted(query)) break;
    if (!matchesQuery(query, document)) continue;
    found.push(document);
    if (!isNumericId(lastSegment(document.path))) ahead += 1;
  }
  return found;
};

/** Scans from the first key, or from a cursor's: numeric ids come first whatever their bytes. */
const scanOn = (source: QuerySource, query: Query): StoredDocument[] => {
  const collection = collectionOf(query);
  const from = firstIdOf(query);
  const found: StoredDocument[] = [];
  if (from === '')
    for (const document of source.scanCollection(collection, '__id', leastAtOnce)) {
      if (lastSegment(document.path) >= afterNumericIds) break;
      if (isNumericId(lastSegment(document.path)) && matchesQuery(query, document)) found.push(document);
    }
  // Sorting needs all of them.
  if (found.length >= wanted(query)) return found;
  for (const document of source.scanCollection(collection, from, pageOf(query))) {
    if (found.length >= wanted(query)) break;
    if (!isNumericId(lastSegment(document.path)) && matchesQuery(query, document)) found.push(document);
  }
  return found;
};

/** In the order of keys the scan stops when there are enough. */
const scan = (source: QuerySource, query: Query): StoredDocument[] => {
  if (query.allDescendants) {
    const documents = source.scanGroup(query.collectionId, query.parent);
    return [...documents].filter((document) => matchesQuery(query, document));
  }
  const [first] = query.orderBy;
  if (first?.field.key && query.limit !== null)
    return first.descending ? scanBack(source, query) : scanOn(source, query);
  const from = first?.field.key && !first.descending ? firstIdOf(query) : '';
  return [...source.scanCollection(collectionOf(query), from, mostAtOnce)].filter((document) =>
    matchesQuery(query, document),
  );
};

const find = (source: QuerySource, query: Query): StoredDocument[] => {
  const plan = planQuery(source, query);
  if (plan.kind === 'ordered') return alongOrder(source, query, plan);
  if (plan.kind === 'scan') return scan(source, query);
  const documents = plan.kind === 'named' ? readAll(source, plan.paths) : withinStretches(source, plan);
  return [...documents].filter((document) => matchesQuery(query, document));
};

/** All matching documents in the query's order, with offset and limit applied. */
export const runQuery = (source: QuerySource, query: Query): StoredDocument[] => {
  const found = find(source, query).sort((a, b) => compareDocuments(query.orderBy, a, b));
  return found.slice(query.offset, query.limit === null ? undefined : wanted(query));
};

/** Returns the scope and stretches when the index alone knows the number of a query's documents; null otherwise. */
const countable = (query: Query): { scope: IndexScope; stretches: Stretch[] } | null => {
  const scope = indexScopeOf(query);
  const { merged, exact } = conditionsOf(query.filter);
  const [main, ...others] = [...merged].sort((a, b) => b.ranges.length - a.ranges.length);
  const points = pointsBeside(merged, main ?? null);
  if (!scope || !main || !exact || points.length < others.length) return null;
  const present = new Set(merged.flatMap(({ ranges }) => ranges.map(({ field }) => field)));
  const ordered = query.orderBy.every(({ field }) => field.key || present.has(fieldName(field)));
  const whole = ordered && !query.start && !query.end && (query.parent === '' || !query.allDescendants);
  return whole ? { scope, stretches: main.ranges.map((range) => ({ range, points })) } : null;
};

/**
 * Returns the number of a query's documents, counting up to `upTo`. Documents are read only if the index does not
 * suffice.
 */
export const countQuery = (source: QuerySource, query: Query, upTo: number | null): number => {
  const most = Math.min(upTo ?? Infinity, query.limit === null ? Infinity : wanted(query));
  const cut = (found: number): number =>
    Math.max(0, Math.min(found, query.limit === null ? Infinity : wanted(query)) - query.offset);
  const everything = query.filter === null && query.orderBy.every(({ field }) => field.key);
  if (everything && !query.allDescendants && !query.start && !query.end)
    return Math.min(cut(source.countCollection(collectionOf(query))), upTo ?? Infinity);
  const plan = countable(query);
  if (!plan) return Math.min(runQuery(source, query).length, upTo ?? Infinity);
  const enough = Math.min(most + query.offset, 2 ** 31);
  const found = plan.stretches.reduce((sum, stretch) => sum + source.index.count(plan.scope, stretch, enough), 0);
  return Math.min(cut(found), upTo ?? Infinity);
};

/** The selected fields of a document. */
export const project = (fields: DocumentFields, select: FieldPath[] | null): DocumentFields => {
  if (!select) return fields;
  const chosen = editFields({});
  for (const path of select) {
    const value = getField(fields, path);
    if (value !== undefined) chosen.set(path, value);
  }
  return chosen.fields();
};
