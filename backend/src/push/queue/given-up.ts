import { type CollectionReference, type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';

/** Something that was given up, as an operator sees it: neither whose it was, nor where it went, nor what it said. */
export interface GivenUp {
  id: string;
  /** Kind of the message. */
  kind: string;
  tries: number;
  /** The last word of the service that did not take it, without addresses. */
  code: string;
  /** ISO 8601; when it was queued. */
  since: string;
}

/** Fields that a queue stores of every message. */
export interface Queued {
  tries: number;
  code: string | null;
  createdAt: Timestamp;
}

/** A queue of letters or pushes: where it is stored, and how one of it is read; null: one that only a newer server understands. */
export interface GivenUpQueue<T extends Queued> {
  collection: CollectionReference;
  read: (snapshot: DocumentSnapshot) => T | null;
  kindOf: (queued: T) => string;
}

/** Most messages that are listed, or retried, at once. */
const mostListed = 500;

const deadOnes = async (collection: CollectionReference) =>
  (await collection.where('state', '==', 'dead').limit(mostListed).get()).docs;

/** Returns the messages that were given up, newest first. */
export const listGivenUp = async <T extends Queued>({
  collection,
  read,
  kindOf,
}: GivenUpQueue<T>): Promise<GivenUp[]> => {
  const found = (await deadOnes(collection)).flatMap((document) => {
    const queued = read(document);
    if (queued === null) return [];
    const { tries, code, createdAt } = queued;
    return [
      { id: document.id, kind: kindOf(queued), tries, code: code ?? '', since: createdAt.toDate().toISOString() },
    ];
  });
  return found.sort((a, b) => b.since.localeCompare(a.since));
};

/** Has everything that was given up tried anew by the running server; answers how much there was. */
export const retryGivenUp = async (collection: CollectionReference, now: number): Promise<number> => {
  const dead = await deadOnes(collection);
  const batch = collection.firestore.batch();
  for (const { ref } of dead)
    batch.update(ref, { state: 'waiting', dueAt: Timestamp.fromMillis(now), tries: 0, code: FieldValue.delete() });
  if (dead.length > 0) await batch.commit();
  return dead.length;
};
