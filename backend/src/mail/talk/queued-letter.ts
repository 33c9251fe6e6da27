import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Reminding, remindingSchema } from '#push/notice';
import { type GivenUpQueue } from '#push/queue/given-up';

const instant = v.instance(Timestamp);

/**
 * News about a wedding's people: another member left, or the reader's own access changed or ended. `lineId`: id of that
 * line in the wedding's log.
 */
const peopleNewsSchema = v.object({
  kind: v.picklist(['member-left', 'access-changed', 'access-ended']),
  weddingId: v.string(),
  lineId: v.string(),
});
export type PeopleNews = v.InferOutput<typeof peopleNewsSchema>;

/** New suppliers in a person's saved searches: the number, and some names. */
const searchNewsSchema = v.array(
  v.object({ id: v.string(), name: v.string(), count: v.number(), names: v.array(v.string()) }),
);
export type SearchNews = v.InferOutput<typeof searchNewsSchema>;

/**
 * `talkLetters/{id}`: a pending letter about a conversation, a wedding's people, a reminder, or new suppliers in saved
 * searches. Only the backend reads and writes it.
 */
const queuedSchema = v.object({
  uid: v.string(),
  /** Empty in a letter about anything else. */
  conversationId: v.string(),
  /** Subject of a reminder; missing in a letter about a conversation. */
  reminder: v.optional(remindingSchema),
  /** News about a wedding's people; missing in other letters. */
  people: v.optional(peopleNewsSchema),
  /** News of saved searches; missing in other letters. */
  searches: v.optional(searchNewsSchema),
  state: v.picklist(['waiting', 'done', 'dead']),
  /** Time of the next attempt; only waiting letters have one. */
  dueAt: v.optional(instant),
  tries: v.number(),
  /** The cause of the last failure. */
  code: v.optional(v.nullable(v.string()), null),
  createdAt: instant,
  expiresAt: instant,
});
export type QueuedLetter = v.InferOutput<typeof queuedSchema>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** Messages within this time are sent in one letter. */
export const bundleMs = 10 * minute;
/** Time for which a sent letter is recorded, and for which a dead one waits for an operator. */
const rememberedMs = 30 * day;

export const queuedLetters = (firestore: Firestore) => firestore.collection('talkLetters');

/**
 * Reference of the one letter for a person, conversation and ten minutes: all messages within them are sent together at
 * their end.
 */
export const queuedLetter = (
  firestore: Firestore,
  uid: string,
  conversationId: string,
  now: number,
): { reference: DocumentReference; queued: QueuedLetter } => {
  const bundle = Math.floor(now / bundleMs);
  return {
    reference: queuedLetters(firestore).doc(`${conversationId}_${uid}_${bundle}`),
    queued: {
      uid,
      conversationId,
      state: 'waiting',
      dueAt: Timestamp.fromMillis((bundle + 1) * bundleMs),
      tries: 0,
      code: null,
      createdAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + rememberedMs),
    },
  };
};

/** Reference of the one letter for a person and reminder, sent from a time on (milliseconds since the epoch). */
export const queuedReminder = (
  firestore: Firestore,
  uid: string,
  reminder: Reminding,
  { now, at }: { now: number; at: number },
): { reference: DocumentReference; queued: QueuedLetter } => {
  const id = createHash('sha256').update(`${uid}\n${reminder.kind}\n${reminder.event}`).digest('hex');
  return {
    reference: queuedLetters(firestore).doc(id),
    queued: {
      ...{ uid, conversationId: '', reminder, state: 'waiting', dueAt: Timestamp.fromMillis(at), tries: 0, code: null },
      createdAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + rememberedMs),
    },
  };
};

/**
 * Reference of the one letter for a person and line of the log, sent after ten minutes. Of several changes to a
 * person's access within them, the last is sent.
 */
export const queuedPeopleNews = (
  firestore: Firestore,
  uid: string,
  people: PeopleNews,
  now: number,
): { reference: DocumentReference; queued: QueuedLetter } => {
  const bundle = Math.floor(now / bundleMs);
  const { kind, weddingId, lineId } = people;
  const event = kind === 'access-changed' ? `${weddingId}\n${bundle}` : lineId;
  const id = createHash('sha256').update(`${uid}\n${kind}\n${event}`).digest('hex');
  return {
    reference: queuedLetters(firestore).doc(id),
    queued: {
      ...{ uid, conversationId: '', people, state: 'waiting', tries: 0, code: null },
      dueAt: Timestamp.fromMillis((bundle + 1) * bundleMs),
      createdAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + rememberedMs),
    },
  };
};

/**
 * Reference of the one letter for all news of a person's searches, sent from a time on (milliseconds since the epoch).
 */
export const queuedSearchNews = (
  firestore: Firestore,
  uid: string,
  searches: SearchNews,
  { now, at }: { now: number; at: number },
): { reference: DocumentReference; queued: QueuedLetter } => ({
  reference: queuedLetters(firestore).doc(),
  queued: {
    ...{ uid, conversationId: '', searches, state: 'waiting', dueAt: Timestamp.fromMillis(at), tries: 0, code: null },
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + rememberedMs),
  },
});

/** Returns an id that is the same for every attempt of a letter, and another one once it is queued anew. */
export const letterId = (documentId: string, { createdAt }: QueuedLetter): string =>
  createHash('sha256').update(`${documentId}\n${createdAt.toMillis()}`).digest('hex').slice(0, 32);

/** Reads a queued letter; null for a missing one, or one that only a newer server understands. */
export const readQueuedLetter = (snapshot: DocumentSnapshot): QueuedLetter | null => {
  const read = v.safeParse(queuedSchema, snapshot.data());
  return read.success ? read.output : null;
};

/** The queue of letters, for listing failed ones. */
export const letterQueue = (firestore: Firestore): GivenUpQueue<QueuedLetter> => ({
  collection: queuedLetters(firestore),
  read: readQueuedLetter,
  kindOf: ({ people, reminder, searches }) =>
    people?.kind ?? reminder?.kind ?? (searches === undefined ? 'messages' : 'saved-searches'),
});
