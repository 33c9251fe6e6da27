import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type QueuedPush, readQueuedPush } from './queued-push';
import { readerOf, type ReadingParts } from './reader';
import { mostTries, pauseAfter } from './retries';
import { type SendingParts, type SendResult, sendToDevices } from './send-to-devices';

export interface DeliveryParts extends SendingParts, ReadingParts {
  /** 0 to 1. */
  chance: () => number;
  /** Hears of a notice that was given up. */
  gaveUp: (letter: { id: string; kind: string; tries: number; code: string }) => void;
}

/** Time of an attempt before another server, or this one after a restart, retries the notice. */
const leaseMs = 2 * 60_000;
/** Time for which an unreadable notice is skipped. */
const unreadableMs = 3_600_000;

/** Claims a due notice, so that no other server sends it; null when another one was faster. */
const take = ({ firestore, now }: DeliveryParts, reference: DocumentReference): Promise<QueuedPush | null> =>
  firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const queued = readQueuedPush(stored);
    // Only the newer server that wrote it can read it: it must not block the queue in the meantime.
    if (queued === null && stored.exists)
      transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + unreadableMs) });
    if (queued?.dueAt === undefined || queued.dueAt.toMillis() > now()) return null;
    const dueAt = Timestamp.fromMillis(now() + leaseMs);
    transaction.update(reference, { dueAt, tries: queued.tries + 1 });
    return { ...queued, tries: queued.tries + 1 };
  });

/** Stores a notice's outcome, unless a newer one has replaced it in its document. */
const note = (
  { firestore }: DeliveryParts,
  reference: DocumentReference,
  { notice }: QueuedPush,
  changes: Record<string, unknown>,
): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const isSame = (await transaction.get(reference)).get('notice.event') === notice.event;
    if (isSame) transaction.update(reference, changes);
    return isSame;
  });

const bury = async (
  parts: DeliveryParts,
  reference: DocumentReference,
  queued: QueuedPush,
  changes: { code: string; settled?: string[] },
) => {
  if (!(await note(parts, reference, queued, { state: 'dead', dueAt: FieldValue.delete(), ...changes }))) return;
  parts.gaveUp({ id: reference.id, kind: queued.notice.kind, tries: queued.tries, code: changes.code });
};

/** Stores the state of a notice after an attempt: done, retried later, or given up. */
const settle = async (
  parts: DeliveryParts,
  reference: DocumentReference,
  queued: QueuedPush,
  { settled: devices, failures }: SendResult,
): Promise<void> => {
  const settled = [...queued.settled, ...devices];
  const late = failures.filter((failure) => failure.status !== 'refused');
  const [first] = failures;
  if (first === undefined)
    return void (await note(parts, reference, queued, { state: 'done', settled, dueAt: FieldValue.delete() }));
  if (late.length === 0 || queued.tries >= mostTries)
    return bury(parts, reference, queued, { code: first.code, settled });
  const askedMs = Math.max(...late.map((failure) => ('afterMs' in failure ? (failure.afterMs ?? 0) : 0)));
  const dueAt = Timestamp.fromMillis(parts.now() + pauseAfter(queued.tries, parts.chance(), askedMs));
  await note(parts, reference, queued, { dueAt, settled, code: late[0]?.code ?? first.code });
};

/**
 * Tries one due notice: every device that has not got it. A device gets it once, unless this process dies between a
 * service's answer and its being written down; then the newer notification takes the older one's place on the device.
 */
export const deliverPush = async (parts: DeliveryParts, reference: DocumentReference): Promise<void> => {
  const queued = await take(parts, reference);
  if (queued === null) return;
  // No attempt ever came to an end: the process died in each.
  if (queued.tries > mostTries) return bury(parts, reference, queued, { code: 'unfinished' });
  const reader = await readerOf(parts, queued.uid, queued.notice);
  const sent = reader === null ? { settled: [], failures: [] } : await sendToDevices(parts, queued, reader);
  await settle(parts, reference, queued, sent);
};
