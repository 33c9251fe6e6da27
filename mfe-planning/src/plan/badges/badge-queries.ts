import { collections } from '@posy/shared-contracts/collections';
import type { AchievedBadge, BadgeId } from '@posy/shared-contracts/entities';
import {
  type Firestore,
  FirestoreError,
  type FirestoreQuery,
  type FirestoreWrite,
  increment,
  serverTime,
} from '@posy/shared-contracts/mount-props';
import { type Count, countId } from './counting';

/** The badges that a wedding has achieved. */
export const badgesQuery = (weddingId: string): FirestoreQuery<AchievedBadge> => ({
  collection: collections.badges(weddingId),
});

/**
 * Increments a counter once for each subject. The increment and the record that it was counted are one commit, and the
 * rules accept the record once: neither a second delivery nor two pages at once count twice.
 */
export const countOnce = async (firestore: Firestore, weddingId: string, count: Count): Promise<void> => {
  const collection = collections.badgeEvents(weddingId);
  const id = countId(count);
  if ((await firestore.readDocument(collection, id)) !== null) return;
  const counted: FirestoreWrite = { kind: 'set', collection, id, data: { badge: count.badge, at: serverTime() } };
  const step: FirestoreWrite = {
    kind: 'update',
    collection: collections.weddings(),
    id: weddingId,
    data: { [`badges.${count.badge}`]: increment(count.times ?? 1) },
  };
  try {
    await firestore.commit([counted, step], { byItself: true });
  } catch (error) {
    if ((await firestore.readDocument(collection, id)) === null) throw error;
  }
};

/** Records that a badge was earned. Resolves to true on the one page that did: it shows the notice. */
export const achieveBadge = async (
  firestore: Firestore,
  weddingId: string,
  badge: BadgeId,
  uid: string,
): Promise<boolean> => {
  const collection = collections.badges(weddingId);
  if ((await firestore.readDocument(collection, badge)) !== null) return false;
  try {
    const award: FirestoreWrite = { kind: 'set', collection, id: badge, data: { achievedAt: serverTime(), by: uid } };
    await firestore.commit([award], { byItself: true });
    return true;
  } catch (error) {
    const isOthers = error instanceof FirestoreError && error.failure === 'permission-denied';
    if (isOthers && (await firestore.readDocument(collection, badge)) !== null) return false;
    throw error;
  }
};
