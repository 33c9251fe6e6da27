import { type JsonObject } from '#base/json';
import { StatusError, unsupported } from '#base/status';

/** A REST request as the call that it maps to. */
export interface RestCall {
  kind: 'unary' | 'streaming';
  operation: string;
  request: JsonObject;
}

const verbs: Record<string, { kind: RestCall['kind']; operation: string; scope: 'database' | 'parent' }> = {
  batchGet: { kind: 'streaming', operation: 'batchGetDocuments', scope: 'database' },
  runQuery: { kind: 'streaming', operation: 'runQuery', scope: 'parent' },
  runAggregationQuery: { kind: 'streaming', operation: 'runAggregationQuery', scope: 'parent' },
  executePipeline: { kind: 'streaming', operation: 'executePipeline', scope: 'database' },
  commit: { kind: 'unary', operation: 'commit', scope: 'database' },
  batchWrite: { kind: 'unary', operation: 'batchWrite', scope: 'database' },
  beginTransaction: { kind: 'unary', operation: 'beginTransaction', scope: 'database' },
  rollback: { kind: 'unary', operation: 'rollback', scope: 'database' },
  listCollectionIds: { kind: 'unary', operation: 'listCollectionIds', scope: 'parent' },
  partitionQuery: { kind: 'unary', operation: 'partitionQuery', scope: 'parent' },
};

const shape = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?=$|[/:])/;

const verbCall = (verb: string, database: string, path: string, body: JsonObject): RestCall => {
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!known) throw unsupported(`The method ":${verb}"`);
  const root = `${database}/documents`;
  const place = known.scope === 'database' ? { database } : { parent: path === '' ? root : `${root}/${path}` };
  return { kind: known.kind, operation: known.operation, request: { ...body, ...place } };
};

const maskOf = (query: URLSearchParams, name: string): JsonObject => {
  const fieldPaths = query.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { [name]: { fieldPaths } } : {};
};

const preconditionOf = (query: URLSearchParams): JsonObject => {
  const updateTime = query.get('currentDocument.updateTime');
  const exists = query.get('currentDocument.exists');
  if (updateTime !== null) return { currentDocument: { updateTime } };
  return exists === null ? {} : { currentDocument: { exists: exists === 'true' } };
};

const documentCall = (method: string, name: string, query: URLSearchParams, body: JsonObject): RestCall => {
  const transaction = query.get('transaction');
  const readTime = query.get('readTime');
  const mask = maskOf(query, 'mask');
  if (method === 'GET') {
    const request = {
      name,
      ...mask,
      ...(transaction !== null && { transaction }),
      ...(readTime !== null && { readTime }),
    };
    return { kind: 'unary', operation: 'getDocument', request };
  }
  if (method === 'DELETE')
    return { kind: 'unary', operation: 'deleteDocument', request: { name, ...preconditionOf(query) } };
  if (method !== 'PATCH')
    throw new StatusError('UNIMPLEMENTED', `${method} of a document is not a method of Firestore.`);
  const request = { document: { ...body, name }, ...maskOf(query, 'updateMask'), ...mask, ...preconditionOf(query) };
  return { kind: 'unary', operation: 'updateDocument', request };
};

const collectionCall = (
  method: string,
  parent: string,
  collectionId: string,
  query: URLSearchParams,
  body: JsonObject,
): RestCall => {
  const mask = maskOf(query, 'mask');
  if (method === 'POST') {
    const documentId = query.get('documentId') ?? '';
    return {
      kind: 'unary',
      operation: 'createDocument',
      request: { parent, collectionId, documentId, document: body, ...mask },
    };
  }
  if (method !== 'GET')
    throw new StatusError('UNIMPLEMENTED', `${method} of a collection is not a method of Firestore.`);
  const plain = Object.fromEntries(
    ['pageSize', 'pageToken', 'orderBy', 'transaction', 'readTime'].flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  const showMissing = query.get('showMissing') === 'true';
  return {
    kind: 'unary',
    operation: 'listDocuments',
    request: { parent, collectionId, ...plain, showMissing, ...mask },
  };
};

/** Returns the call of a decoded path; null when the path is not Firestore's. */
export const routeOf = (method: string, path: string, query: URLSearchParams, body: JsonObject): RestCall | null => {
  const verb = /:([a-zA-Z]+)$/.exec(path)?.[1];
  const isVerb = method === 'POST' && verb !== undefined;
  const database = shape.exec(path)?.[1];
  if (database === undefined) return null;
  const rest = path.slice(`/v1/${database}/documents`.length).replace(/^\//, '');
  if (isVerb) return verbCall(verb, database, rest.slice(0, -verb.length - 1), body);
  if (rest === '') throw unsupported(`${method} of the documents root`);
  const segments = rest.split('/');
  const root = `${database}/documents`;
  if (segments.length % 2 === 0) return documentCall(method, `${root}/${rest}`, query, body);
  const parent = [root, ...segments.slice(0, -1)].join('/');
  return collectionCall(method, parent, segments.at(-1) ?? '', query, body);
};
