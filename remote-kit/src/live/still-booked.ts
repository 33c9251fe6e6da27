import { type CollectionRef, collections } from '@posy/shared-contracts/collections';
import { type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import {
  type Firestore,
  FirestoreError,
  type Identified,
  type MountProps,
  type Snapshot,
} from '@posy/shared-contracts/mount-props';

/** Returns the first snapshot of a document, which has this device's edits that the server has not taken yet. */
const firstSnapshot = async <T>(
  firestore: Firestore,
  collection: CollectionRef<T>,
  id: string,
): Promise<Snapshot<Identified<T> | null>> => {
  let stop: () => void = () => undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = firestore.watchDocument(collection, id, resolve, reject);
    });
  } finally {
    stop();
  }
};

/** A wedding's supplier, as an event names it. */
interface About {
  weddingId: string;
  supplierId: string;
}

/**
 * Reads a supplier's entry as it is now: as the server has it, with this device's edits that are still on their way. Null
 * when there is none, undefined for a member who may not read it. Rejects while the server cannot be reached.
 */
export const readEntry = async (
  { firestore }: Pick<MountProps, 'firestore'>,
  { weddingId, supplierId }: About,
): Promise<Identified<ShortlistedSupplier> | null | undefined> => {
  const shortlist = collections.shortlist(weddingId);
  try {
    const stored = await firestore.readDocument(shortlist, supplierId);
    const { hasPendingWrites, value } = await firstSnapshot(firestore, shortlist, supplierId);
    return hasPendingWrites ? value : stored;
  } catch (error) {
    if (error instanceof FirestoreError && error.failure === 'permission-denied') return undefined;
    throw error;
  }
};

/**
 * Returns true while a supplier is booked: an event of a booking may arrive after the booking was undone. For a member
 * who may not read the suppliers the event counts.
 */
export const isStillBooked = async (host: Pick<MountProps, 'firestore'>, about: About): Promise<boolean> => {
  const entry = await readEntry(host, about);
  return entry === undefined || (entry !== null && shortlistStateOf(entry) === 'booked');
};
