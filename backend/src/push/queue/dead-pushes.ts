import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { queuedPushes, readQueuedPush } from './queued-push';

/** A notice that was given up, as an operator sees it: neither whose it was nor where it went. */
export interface DeadPush {
  id: string;
  kind: string;
  tries: number;
  /** The messaging service's last word. */
  code: string;
  /** ISO 8601; when it was to be told first. */
  since: string;
}

/** Dead letters that are listed at most. */
const mostListed = 500;

const deadOnes = async (firestore: Firestore) =>
  (await queuedPushes(firestore).where('state', '==', 'dead').limit(mostListed).get()).docs;

/** Notices that were given up, the newest first. */
export const listDeadPushes = async (firestore: Firestore): Promise<DeadPush[]> => {
  const found = (await deadOnes(firestore)).flatMap((document) => {
    const queued = readQueuedPush(document);
    if (queued === null) return [];
    const { notice, tries, code, createdAt } = queued;
    return [{ id: document.id, kind: notice.kind, tries, code: code ?? '', since: createdAt.toDate().toISOString() }];
  });
  return found.sort((a, b) => b.since.localeCompare(a.since));
};

/** Has every dead letter tried anew by the running server; answers how many there were. */
export const retryDeadPushes = async (firestore: Firestore, now: number): Promise<number> => {
  const dead = await deadOnes(firestore);
  const batch = firestore.batch();
  for (const { ref } of dead)
    batch.update(ref, { state: 'waiting', dueAt: Timestamp.fromMillis(now), tries: 0, code: FieldValue.delete() });
  if (dead.length > 0) await batch.commit();
  return dead.length;
};
