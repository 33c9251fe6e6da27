import { type Firestore, type Transaction } from 'firebase-admin/firestore';
import { inTurn } from '#documents/in-turn';
import { tokenReference } from './links';

/**
 * Runs a transaction of a household's link in the turn of its wedding: every answer changes the totals in the wedding's own
 * document. An unknown link waits for no wedding: the transaction refuses it.
 */
export const inTurnOfLink = async <T>(
  firestore: Firestore,
  token: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const weddingId: unknown = (await tokenReference(firestore, token).get()).get('weddingId');
  return inTurn(firestore, typeof weddingId === 'string' ? weddingId : token, work);
};
