import { asArray, asObject, asString, type JsonObject } from '../base/json';
import { invalid } from '../base/status';
import { parseQuery } from '../query/parse-query';
import { collectionOf, type Query } from '../query/query';
import { type WatchScope } from '../store/rows/change-log';
import { type DatabaseNames, lastSegment, parentOf } from '../values/names';
import { timestampToMicros } from '../values/timestamp';

/** Documents or query that a target watches. */
export type Watched = { kind: 'documents'; paths: string[] } | { kind: 'query'; query: Query };

/** Point from which a returning client resumes. */
export type Resume = { token: string } | { time: number } | null;

export interface TargetRequest {
  id: number;
  watched: Watched;
  resume: Resume;
  once: boolean;
}

const maxDocuments = 100;

const parseWatched = (raw: JsonObject, names: DatabaseNames): Watched => {
  if (raw.documents !== undefined) {
    const paths = asArray(asObject(raw.documents, 'documents').documents, 'documents');
    if (paths.length === 0 || paths.length > maxDocuments)
      throw invalid(`A target must name 1 to ${maxDocuments} documents.`);
    return { kind: 'documents', paths: paths.map((name) => names.documentPath(asString(name, 'A document name'))) };
  }
  if (raw.query === undefined) throw invalid('A target must be documents or a query.');
  const query = asObject(raw.query, 'query');
  return { kind: 'query', query: parseQuery(query.structuredQuery, asString(query.parent, 'parent'), names) };
};

const parseResume = (raw: JsonObject): Resume => {
  if (typeof raw.resumeToken === 'string' && raw.resumeToken !== '') return { token: raw.resumeToken };
  if (typeof raw.readTime === 'string') return { time: timestampToMicros(raw.readTime) };
  return null;
};

export const parseTarget = (raw: JsonObject, id: number, names: DatabaseNames): TargetRequest => ({
  id,
  watched: parseWatched(raw, names),
  resume: parseResume(raw),
  once: raw.once === true,
});

/** A limit or offset makes membership depend on other documents: such a query is run again when one of them changes. */
export const isBounded = (query: Query): boolean => query.limit !== null || query.offset > 0;

export const scopeOf = (query: Query): WatchScope =>
  query.allDescendants ? { group: query.collectionId } : { collection: collectionOf(query) };

/** The keys under which a target is found when a document changes. */
export const keysOf = (watched: Watched): string[] => {
  if (watched.kind === 'documents') return watched.paths.map((path) => `d:${path}`);
  const scope = scopeOf(watched.query);
  if ('collection' in scope) return [`c:${scope.collection}`];
  return [scope.group === null ? '*' : `g:${scope.group}`];
};

/** The keys of the targets that a change of this document can concern. */
export const keysTouchedBy = (path: string): string[] => {
  const collection = parentOf(path);
  return [`d:${path}`, `c:${collection}`, `g:${lastSegment(collection)}`, '*'];
};

/** The key of targets whose permission depends on a document. */
export const dependencyKey = (path: string): string => `r:${path}`;
