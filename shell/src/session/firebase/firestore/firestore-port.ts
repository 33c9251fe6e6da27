import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { Firestore, FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import {
  collection as collectionOf,
  doc,
  type DocumentData,
  type Firestore as FirestoreSdk,
  getDocFromServer,
  getDocsFromServer,
  limit as limitTo,
  onSnapshot,
  orderBy as orderedBy,
  type Query,
  query as queryOf,
  where as filteredBy,
  writeBatch,
} from 'firebase/firestore';
import { safeParse } from 'valibot';
import { reporting, translate } from './failures';
import { type ListAids, liveList } from './live-list';
import { addTo, plain } from './sdk-values';

/** Pending edits of this device are read with an estimate of the server's time. */
const estimated = { serverTimestamps: 'estimate' } as const;

type Malformed = (path: string, error: unknown) => void;

/** The remotes' database port, on the Firebase SDK. A malformed document is reported once and left out. */
export const createFirestorePort = (sdk: FirestoreSdk, malformed: Malformed, aids: ListAids): Firestore => {
  const reported = new Set<string>();
  /** Reads data without the SDK's value types: direct answers contain none, so the documents need not be copied. */
  const readPlain = <T>(
    { path, schema, repaired }: CollectionRef<T>,
    id: string,
    data: unknown,
  ): Identified<T> | null => {
    const parsed = safeParse(schema, data);
    if (parsed.success) return { ...parsed.output, id };
    const where = `${path}/${id}`;
    if (!reported.has(where)) malformed(where, parsed.issues.map((issue) => issue.message).join('; '));
    reported.add(where);
    const asFarAsItFits = repaired === undefined ? null : safeParse(repaired, data);
    return asFarAsItFits?.success === true ? { ...asFarAsItFits.output, id } : null;
  };
  const read = <T>(collection: CollectionRef<T>, id: string, data: DocumentData | undefined): Identified<T> | null =>
    data === undefined ? null : readPlain(collection, id, plain(data));
  const sdkQuery = <T>({ collection, where = [], orderBy = [], limit }: FirestoreQuery<T>): Query =>
    queryOf(
      collectionOf(sdk, collection.path),
      ...where.map(({ field, op, value }) => filteredBy(field, op, value)),
      ...orderBy.map(({ field, direction }) => orderedBy(field, direction)),
      ...(limit === undefined ? [] : [limitTo(limit)]),
    );
  return {
    watch: (query, next, failed) =>
      liveList(
        {
          query,
          listen: (onNext, lost) =>
            onSnapshot(sdkQuery(query), { includeMetadataChanges: true }, onNext, reporting(lost)),
          read: (id, data) => readPlain(query.collection, id, data),
          readStored: (found) => read(query.collection, found.id, found.data(estimated)),
          next,
          failed,
        },
        aids,
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
        reporting(failed),
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
