import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { Firestore, FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import {
  collection as collectionOf,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit as limitTo,
  onSnapshot,
  orderBy as orderedBy,
  query as queryOf,
  where as filteredBy,
  writeBatch,
  type DocumentData,
  type Firestore as FirestoreSdk,
  type Query,
} from 'firebase/firestore';
import { safeParse } from 'valibot';
import type { createEarlyReading } from './early-reading';
import { telling, translate } from './failures';
import { keptReadings } from './kept-readings';
import { addTo, plain } from './sdk-values';
import { untilConfirmed } from './until-confirmed';

/** Edits of this device that are on their way are read with the time that the server will about give them. */
const estimated = { serverTimestamps: 'estimate' } as const;

interface Aids {
  waiting: Parameters<typeof untilConfirmed>[1];
  readEarly: ReturnType<typeof createEarlyReading>;
}
type Malformed = (path: string, error: unknown) => void;

/** The database port that remotes get, on the Firebase SDK. A malformed document is reported once and left out. */
export const createFirestorePort = (
  sdk: FirestoreSdk,
  malformed: Malformed,
  { waiting, readEarly }: Aids,
): Firestore => {
  const reported = new Set<string>();
  const read = <T>(
    { path, schema, mended }: CollectionRef<T>,
    id: string,
    data: DocumentData | undefined,
  ): Identified<T> | null => {
    if (data === undefined) return null;
    const parsed = safeParse(schema, plain(data));
    if (parsed.success) return { ...parsed.output, id };
    const where = `${path}/${id}`;
    if (!reported.has(where)) malformed(where, parsed.issues.map((issue) => issue.message).join('; '));
    reported.add(where);
    const asFarAsItFits = mended === undefined ? null : safeParse(mended, plain(data));
    return asFarAsItFits?.success === true ? { ...asFarAsItFits.output, id } : null;
  };
  const sdkQuery = <T>({ collection, where = [], orderBy = [], limit }: FirestoreQuery<T>): Query =>
    queryOf(
      collectionOf(sdk, collection.path),
      ...where.map(({ field, op, value }) => filteredBy(field, op, value)),
      ...orderBy.map(({ field, direction }) => orderedBy(field, direction)),
      ...(limit === undefined ? [] : [limitTo(limit)]),
    );
  return {
    watch(query, next, failed) {
      const readings = keptReadings((found) => read(query.collection, found.id, found.data(estimated)));
      const stopEarly = readEarly(query, (found) => {
        const value = found.flatMap(({ id, data }) => read(query.collection, id, data) ?? []);
        next({ value, fromCache: true, hasPendingWrites: false });
      });
      const listen = (heard: (waits: boolean) => void) =>
        onSnapshot(
          sdkQuery(query),
          { includeMetadataChanges: true },
          (snapshot) => {
            const { fromCache, hasPendingWrites } = snapshot.metadata;
            stopEarly();
            heard(fromCache && !snapshot.empty);
            next({ value: readings(snapshot), fromCache, hasPendingWrites });
          },
          telling((error) => {
            stopEarly();
            failed(error);
          }),
        );
      const stop = untilConfirmed(listen, waiting);
      return () => {
        stopEarly();
        stop();
      };
    },
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
