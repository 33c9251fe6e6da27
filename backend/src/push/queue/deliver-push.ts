import { FieldValue, type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { writePush } from '../push-message';
import { type PushSender, type SendOutcome } from '../sender/push-sender';
import { type QueuedPush, readQueuedPush } from './queued-push';
import { type PushReader, readerOf } from './reader';
import { mostTries, pauseAfter } from './retries';

export interface DeliveryParts {
  firestore: Firestore;
  sender: PushSender;
  /** Origin under which people reach this server. */
  origin: string;
  now: () => number;
  /** 0 to 1. */
  chance: () => number;
  /** Hears of a notice that was given up. */
  gaveUp: (letter: { id: string; kind: string; tries: number; code: string }) => void;
}

/** How long a try may take before another server, or this one after a restart, takes the notice up again. */
const leaseMs = 2 * 60_000;
/** How long a notice that cannot be read is left alone. */
const unreadableMs = 3_600_000;

/** Takes a due notice, so that nobody else tries it meanwhile; null when somebody was quicker. */
const take = ({ firestore, now }: DeliveryParts, reference: DocumentReference): Promise<QueuedPush | null> =>
  firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const queued = readQueuedPush(stored);
    // A newer server's, that only it can read: it must not stand in everybody's way meanwhile.
    if (queued === null && stored.exists)
      transaction.update(reference, { dueAt: Timestamp.fromMillis(now() + unreadableMs) });
    if (queued?.dueAt === undefined || queued.dueAt.toMillis() > now()) return null;
    const dueAt = Timestamp.fromMillis(now() + leaseMs);
    transaction.update(reference, { dueAt, tries: queued.tries + 1 });
    return { ...queued, tries: queued.tries + 1 };
  });

type Device = PushReader['devices'][number];
type Failure = Extract<SendOutcome, { status: 'later' | 'refused' }>;

/** Sends to one device, and remembers at once that it has it; null unless it did not work. */
const sendTo = async (
  { firestore, sender, origin }: DeliveryParts,
  { uid, notice }: QueuedPush,
  reference: DocumentReference,
  { locale, unread }: PushReader,
  device: Device,
): Promise<Failure | null> => {
  const message = writePush({ notice, device, locale, unread, origin });
  const outcome: SendOutcome = message === null ? { status: 'sent' } : await sender.send(message);
  if (outcome.status === 'gone') await firestore.doc(`users/${uid}/devices/${device.id}`).delete();
  if (outcome.status === 'later' || outcome.status === 'refused') return outcome;
  await reference.update({ settled: FieldValue.arrayUnion(device.id) });
  return null;
};

const sendToAll = async (
  parts: DeliveryParts,
  queued: QueuedPush,
  reference: DocumentReference,
  reader: PushReader,
): Promise<Failure[]> => {
  const failures: Failure[] = [];
  for (const device of reader.devices.filter(({ id }) => !queued.settled.includes(id))) {
    const failure = await sendTo(parts, queued, reference, reader, device);
    if (failure !== null) failures.push(failure);
  }
  return failures;
};

const bury = async (parts: DeliveryParts, reference: DocumentReference, queued: QueuedPush, code: string) => {
  await reference.update({ state: 'dead', dueAt: FieldValue.delete(), code });
  parts.gaveUp({ id: reference.id, kind: queued.notice.kind, tries: queued.tries, code });
};

/** What becomes of a notice after a try: done, tried again later, or given up. */
const settle = async (
  parts: DeliveryParts,
  reference: DocumentReference,
  queued: QueuedPush,
  failures: Failure[],
): Promise<void> => {
  const late = failures.filter((failure) => failure.status === 'later');
  const [first] = failures;
  if (first === undefined) return void (await reference.update({ state: 'done', dueAt: FieldValue.delete() }));
  if (late.length === 0 || queued.tries >= mostTries) return bury(parts, reference, queued, first.code);
  const askedMs = Math.max(...late.map(({ afterMs = 0 }) => afterMs));
  const dueAt = Timestamp.fromMillis(parts.now() + pauseAfter(queued.tries, parts.chance(), askedMs));
  await reference.update({ dueAt, code: late[0]?.code ?? first.code });
};

/**
 * Tries one due notice: every device that has not got it. A device gets it once, unless this process dies between a
 * service's answer and its being written down; then the newer notification takes the older one's place on the device.
 */
export const deliverPush = async (parts: DeliveryParts, reference: DocumentReference): Promise<void> => {
  const queued = await take(parts, reference);
  if (queued === null) return;
  // Whatever it is, no try ever came to its end.
  if (queued.tries > mostTries) return bury(parts, reference, queued, 'unfinished');
  const reader = await readerOf(parts.firestore, queued.uid, queued.notice);
  const failures = reader === null ? [] : await sendToAll(parts, queued, reference, reader);
  await settle(parts, reference, queued, failures);
};
