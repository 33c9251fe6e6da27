import { type Firestore, type Transaction } from 'firebase-admin/firestore';
import { createTurns } from '#documents/turns';
import { tokenReference } from './links';

/** Runs of a transaction that the couple's own edits of the wedding disturb, over about half a minute. */
const mostAttempts = 8;

const turns = createTurns();

/**
 * Runs a transaction that changes the totals of a wedding's guest list, after the earlier ones of the same wedding: every
 * answer changes the wedding's own document, and many that came at once would undo each other until their attempts are over.
 */
export const inTurn = <T>(
  firestore: Firestore,
  weddingId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => turns(weddingId, () => firestore.runTransaction(work, { maxAttempts: mostAttempts }));

/** The same for a household's link. An unknown one waits for no wedding: the transaction refuses it. */
export const inTurnOfLink = async <T>(
  firestore: Firestore,
  token: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const weddingId: unknown = (await tokenReference(firestore, token).get()).get('weddingId');
  return inTurn(firestore, typeof weddingId === 'string' ? weddingId : token, work);
};
