import type { CollectionRef } from '@posy/shared-contracts/collections';
import {
  fieldUpdateKind,
  FirestoreError,
  type FieldUpdate,
  type Firestore,
  type FirestoreFailure,
  type FirestoreQuery,
  type FirestoreWrite,
  type Identified,
} from '@posy/shared-contracts/mount-props';
import {
  collection as collectionOf,
  deleteField,
  doc,
  getDocFromServer,
  getDocsFromServer,
  increment,
  limit as limitTo,
  onSnapshot,
  orderBy as orderedBy,
  query as queryOf,
  serverTimestamp,
  Timestamp,
  where as filteredBy,
  writeBatch,
  type DocumentData,
  type Firestore as FirestoreSdk,
  type Query,
  type WriteBatch,
} from 'firebase/firestore';
import { safeParse } from 'valibot';

/** Edits of this device that are on their way are read with the time that the server will about give them. */
const estimated = { serverTimestamps: 'estimate' } as const;

type Malformed = (path: string, error: unknown) => void;

/** Timestamps as ISO text, at any depth. */
const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

const sdkValue = (value: unknown): unknown => {
  const kind = fieldUpdateKind(value);
  if (kind === 'increment') return increment((value as FieldUpdate).by);
  if (kind === 'server-time') return serverTimestamp();
  if (kind === 'remove') return deleteField();
  if (Array.isArray(value)) return value.map(sdkValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sdkValue(inner)]));
};

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`: merging takes nested data, updating takes paths. */
const nested = (data: Record<string, unknown>): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    let target = result;
    for (const part of parts) target = (target[part] ??= {}) as Record<string, unknown>;
    target[last] = sdkValue(value);
  }
  return result;
};

const failureOf: Record<string, FirestoreFailure> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
};

const translate = (error: unknown): FirestoreError => {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new FirestoreError(failureOf[code] ?? 'unknown', message);
};

/** Tells what went wrong with a live read, unless the database ends because somebody signs out. */
const telling =
  (failed: (error: FirestoreError) => void) =>
  (error: { code: string }): void => {
    if (error.code !== 'aborted') failed(translate(error));
  };

const addTo = (batch: WriteBatch, sdk: FirestoreSdk, write: FirestoreWrite): void => {
  const reference = doc(sdk, write.collection.path, write.id);
  if (write.kind === 'delete') batch.delete(reference);
  else if (write.kind === 'set') batch.set(reference, sdkValue(write.data) as DocumentData);
  else if (write.kind === 'merge') batch.set(reference, nested(write.data), { merge: true });
  else
    batch.update(
      reference,
      Object.fromEntries(Object.entries(write.data).map(([path, value]) => [path, sdkValue(value)])),
    );
};

/** The database port that remotes get, on the Firebase SDK. A malformed document is reported once and left out. */
export const createFirestorePort = (sdk: FirestoreSdk, malformed: Malformed): Firestore => {
  const reported = new Set<string>();
  const read = <T>(
    { path, schema }: CollectionRef<T>,
    id: string,
    data: DocumentData | undefined,
  ): Identified<T> | null => {
    if (data === undefined) return null;
    const parsed = safeParse(schema, plain(data));
    if (parsed.success) return { ...parsed.output, id };
    const where = `${path}/${id}`;
    if (!reported.has(where)) malformed(where, parsed.issues.map((issue) => issue.message).join('; '));
    reported.add(where);
    return null;
  };
  const sdkQuery = <T>({ collection, where = [], orderBy = [], limit }: FirestoreQuery<T>): Query =>
    queryOf(
      collectionOf(sdk, collection.path),
      ...where.map(({ field, op, value }) => filteredBy(field, op, value)),
      ...orderBy.map(({ field, direction }) => orderedBy(field, direction)),
      ...(limit === undefined ? [] : [limitTo(limit)]),
    );
  return {
    watch: (query, next, failed) =>
      onSnapshot(
        sdkQuery(query),
        { includeMetadataChanges: true },
        ({ docs, metadata }) =>
          next({
            value: docs.flatMap((found) => read(query.collection, found.id, found.data(estimated)) ?? []),
            fromCache: metadata.fromCache,
            hasPendingWrites: metadata.hasPendingWrites,
          }),
        telling(failed),
      ),
    watchDocument: (collection, id, next, failed) =>
      onSnapshot(
        doc(sdk, collection.path, id),
        { includeMetadataChanges: true },
        (found) =>
          next({
            value: read(collection, found.id, found.data(estimated)),
            fromCache: found.metadata.fromCache,
            hasPendingWrites: found.metadata.hasPendingWrites,
          }),
        telling(failed),
      ),
    async read(query) {
      try {
        const { docs } = await getDocsFromServer(sdkQuery(query));
        return docs.flatMap((found) => read(query.collection, found.id, found.data(estimated)) ?? []);
      } catch (error) {
        throw translate(error);
      }
    },
    async readDocument(collection, id) {
      try {
        const found = await getDocFromServer(doc(sdk, collection.path, id));
        return read(collection, found.id, found.data(estimated));
      } catch (error) {
        throw translate(error);
      }
    },
    async commit(writes) {
      const batch = writeBatch(sdk);
      for (const write of writes) addTo(batch, sdk, write);
      try {
        await batch.commit();
      } catch (error) {
        throw translate(error);
      }
    },
    newId: () => doc(collectionOf(sdk, 'ids')).id,
  };
};
