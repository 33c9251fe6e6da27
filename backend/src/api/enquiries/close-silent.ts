import { silenceDays } from '@posy/shared-contracts/entities';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { closing } from './conversation/closing';

const dayMs = 24 * 3_600_000;
/** Conversations of one look. */
const pageSize = 200;

/** Reference of the sweep's progress. */
const progressOf = (firestore: Firestore) => firestore.doc('housekeeping/silence');

const lastWord = (conversation: { get: (path: string) => unknown }): number => {
  const at = conversation.get('lastMessage.createdAt');
  return at instanceof Timestamp ? at.toMillis() : Number.POSITIVE_INFINITY;
};

/** Closes a conversation, unless it was written to or closed in the meantime. */
const closeOne = ({ ref }: QueryDocumentSnapshot, before: number): Promise<void> =>
  ref.firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(ref);
    const isSilent =
      conversation.exists && conversation.get('closedAt') === undefined && lastWord(conversation) <= before;
    if (isSilent) transaction.update(ref, closing({ reason: 'not-needed', by: null }));
  });

const pagesOf = async function* (query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await query.limit(pageSize).get();
  while (!page.empty) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
};

/**
 * Closes conversations without a message for 60 days: their place among the open enquiries is free again. Each run
 * continues where the last one ended, so that a reopened conversation stays open until it is written to and falls
 * silent again.
 */
export const closeSilent = async (firestore: Firestore, now: number): Promise<void> => {
  const before = now - silenceDays * dayMs;
  const progress = await progressOf(firestore).get();
  const through: unknown = progress.get('through');
  const since = through instanceof Timestamp ? through : Timestamp.fromMillis(0);
  const silent = firestore
    .collection('conversations')
    .where('lastMessage.createdAt', '>', since)
    .where('lastMessage.createdAt', '<=', Timestamp.fromMillis(before))
    .orderBy('lastMessage.createdAt');
  for await (const page of pagesOf(silent)) for (const conversation of page) await closeOne(conversation, before);
  if (since.toMillis() < before) await progressOf(firestore).set({ through: Timestamp.fromMillis(before) });
};
