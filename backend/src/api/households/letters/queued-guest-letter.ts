import { guestLetterKinds } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

const instant = v.instance(Timestamp);

/** `guestLetters/{id}`: a couple's letter to a household that goes, or went. Only the backend reads and writes it. */
const queuedSchema = v.object({
  weddingId: v.string(),
  householdId: v.string(),
  batch: v.string(),
  kind: v.picklist(guestLetterKinds),
  market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
  words: v.string(),
  asksAddress: v.optional(v.boolean(), false),
  /** The household's letter before this one, as its invitation has it: it is there again once this one is taken back. */
  before: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  /** Uid of the person who wrote it: it is sent while they may edit guests. */
  by: v.string(),
  state: v.picklist(['waiting', 'done', 'dead']),
  /** When it is tried next; only what waits has one. */
  dueAt: v.optional(instant),
  tries: v.number(),
  /** The cause of the last failure, without addresses. */
  code: v.optional(v.nullable(v.string()), null),
  createdAt: instant,
  expiresAt: instant,
});
export type QueuedGuestLetter = v.InferOutput<typeof queuedSchema>;

export const guestLetters = (firestore: Firestore) => firestore.collection('guestLetters');

/** Reads a queued letter; null when there is none, or one that only a newer server understands. */
export const readGuestLetter = (snapshot: DocumentSnapshot): QueuedGuestLetter | null => {
  const read = v.safeParse(queuedSchema, snapshot.data());
  return read.success ? read.output : null;
};
