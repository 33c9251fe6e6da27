import { type Firestore, type Transaction } from 'firebase-admin/firestore';
import { createTurns } from './turns';

/** Runs of a transaction that others' edits of the same documents disturb, over about half a minute. */
const mostAttempts = 8;

const turns = createTurns();

/**
 * Runs a transaction after the earlier ones of the same wedding, account or supplier. Many that come at once, and change or
 * count the same documents, would undo each other until their attempts are over.
 */
export const inTurn = <T>(
  firestore: Firestore,
  id: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => turns(id, () => firestore.runTransaction(work, { maxAttempts: mostAttempts }));
