import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Notice, noticeSchema } from '../notice';
import { type GivenUpQueue } from './given-up';

const instant = v.instance(Timestamp);

/** `pushes/{id}`: a notice for one person. Only the backend reads and writes it. */
const queuedSchema = v.object({
  uid: v.string(),
  notice: noticeSchema,
  /** `done` stays until it expires, so that the same event is not sent again. */
  state: v.picklist(['waiting', 'done', 'dead']),
  /** Time of the next attempt; only waiting pushes have one. */
  dueAt: v.optional(instant),
  /** Tries that were begun. */
  tries: v.number(),
  /** Devices that have it, or never will. */
  settled: v.array(v.string()),
  /** The last answer of a messaging service that did not take it. */
  code: v.optional(v.nullable(v.string()), null),
  createdAt: instant,
  expiresAt: instant,
});
export type QueuedPush = v.InferOutput<typeof queuedSchema>;

const day = 24 * 3_600_000;
/** Time for which a sent event is recorded, and for which a dead one waits for an operator. */
const rememberedMs = 30 * day;
/** Time for which a number on an icon is worth sending. */
const numberMs = day / 24;

export const queuedPushes = (firestore: Firestore) => firestore.collection('pushes');

/**
 * Reference of the one document for a person and event: a second sending queues it once. The number on the icon has one
 * per person.
 */
export const queuedPush = (firestore: Firestore, uid: string, { kind, event }: Notice): DocumentReference =>
  queuedPushes(firestore).doc(
    createHash('sha256')
      .update(`${uid}\n${kind}\n${kind === 'count-changed' ? '' : event}`)
      .digest('hex'),
  );

/** A notice as it is queued, to be sent at once or from a later moment on. */
export const newQueuedPush = (uid: string, notice: Notice, now: number, dueAt = now): QueuedPush => ({
  uid,
  notice,
  state: 'waiting',
  dueAt: Timestamp.fromMillis(dueAt),
  tries: 0,
  settled: [],
  code: null,
  createdAt: Timestamp.fromMillis(now),
  expiresAt: Timestamp.fromMillis(now + (notice.kind === 'count-changed' ? numberMs : rememberedMs)),
});

/** Reads a queued notice; null for a missing one, or one of a newer version, which its own server reads. */
export const readQueuedPush = (snapshot: DocumentSnapshot): QueuedPush | null => {
  const read = v.safeParse(queuedSchema, snapshot.data());
  return read.success ? read.output : null;
};

/** The queue of pushes, for listing failed ones. */
export const pushQueue = (firestore: Firestore): GivenUpQueue<QueuedPush> => ({
  collection: queuedPushes(firestore),
  read: readQueuedPush,
  kindOf: ({ notice }) => notice.kind,
});
