import { mayEditProfile } from '@posy/shared-contracts/rules';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logActivity, personOf } from '../activity';
import { type ApiContext, caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { Refusal } from '../refusal';
import { newSecret } from '../secret';
import { feedReference, feedsOf, readFeed, secretBytes } from './stored-feed';

/** Refuses people who are neither owner nor partner of the wedding. */
const requireCouple = async (
  { firestore }: ApiContext,
  transaction: Transaction,
  weddingId: string,
  uid: string,
): Promise<void> => {
  const wedding = requireMember(await transaction.get(firestore.doc(`weddings/${weddingId}`)), uid);
  if (!mayEditProfile(wedding.roles[uid] ?? null))
    throw new Refusal(403, 'not-allowed', 'Only the couple may do this.');
};

/** Tells the couple if the wedding has a feed link. */
export const readCalendarFeed: Handler<'readCalendarFeed'> = async (context, call) => {
  const { weddingId } = call.body;
  const found = await context.firestore.runTransaction(async (transaction) => {
    await requireCouple(context, transaction, weddingId, caller(call).uid);
    return transaction.get(feedsOf(context.firestore, weddingId));
  });
  const [feed] = found.docs.flatMap((document) => readFeed(document) ?? []);
  return {
    feed: feed === undefined ? null : { parts: feed.parts, madeBy: feed.madeBy.name, createdAt: feed.createdAt },
  };
};

/** Makes the wedding's link; an earlier one goes in the same transaction. The wedding's log records it, without the link. */
export const createCalendarFeed: Handler<'createCalendarFeed'> = async (context, call) => {
  const { firestore, now, origin } = context;
  const { weddingId, parts, market } = call.body;
  const { uid } = caller(call);
  const secret = newSecret(secretBytes);
  const createdAt = now();
  await firestore.runTransaction(async (transaction) => {
    await requireCouple(context, transaction, weddingId, uid);
    const before = await transaction.get(feedsOf(firestore, weddingId));
    const madeBy = await personOf(firestore, transaction, uid);
    for (const { ref } of before.docs) transaction.delete(ref);
    transaction.create(feedReference(firestore, secret), {
      weddingId,
      parts,
      market,
      madeBy,
      createdAt: Timestamp.fromMillis(createdAt),
    });
    logActivity(transaction, firestore.doc(`weddings/${weddingId}`), { kind: 'calendar-linked', by: madeBy });
  });
  return { url: `${origin}/api/calendar/${secret}.ics`, createdAt: new Date(createdAt).toISOString() };
};

/** Takes the wedding's link back. */
export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async (context, call) => {
  const { firestore } = context;
  const { weddingId } = call.body;
  const { uid } = caller(call);
  await firestore.runTransaction(async (transaction) => {
    await requireCouple(context, transaction, weddingId, uid);
    const found = await transaction.get(feedsOf(firestore, weddingId));
    if (found.empty) return;
    const by = await personOf(firestore, transaction, uid);
    for (const { ref } of found.docs) transaction.delete(ref);
    logActivity(transaction, firestore.doc(`weddings/${weddingId}`), { kind: 'calendar-unlinked', by });
  });
  return {};
};
