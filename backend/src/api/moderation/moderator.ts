import { type ModerationEntry } from '@posy/shared-contracts/entities';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Call, caller } from '../handler';
import { Refusal } from '../refusal';

/** The moderator who calls; what they are is said by their token, which only the backend marks. */
export const moderator = (call: Pick<Call<'decideReview'>, 'identity'>): string => {
  const { uid, kind } = caller(call);
  if (kind !== 'moderator') throw new Refusal(403, 'not-a-moderator', 'Only moderators may do this.');
  return uid;
};

/** Adds to what moderators did, in the transaction that does it. */
export const logDecision = (
  firestore: Firestore,
  transaction: Transaction,
  entry: Omit<ModerationEntry, 'at' | 'policy' | 'waitedMs'> & Partial<Pick<ModerationEntry, 'policy' | 'waitedMs'>>,
): void => {
  const place = firestore.collection('moderationLog').doc();
  transaction.create(place, { ...entry, at: FieldValue.serverTimestamp() });
};
