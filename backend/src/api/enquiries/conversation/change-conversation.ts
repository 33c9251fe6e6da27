import { type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';
import { type ApiContext, caller } from '#api/handler';
import { participate, type Participation, readsAlong } from './conversation-side';

/** A conversation in the transaction that changes it, and the person who does. */
export interface Changing extends Participation {
  transaction: Transaction;
  conversation: DocumentSnapshot;
  uid: string;
}

/** Changes the conversation of a call by one of its people; refuses everybody else, and who may only view. */
export const changeConversation = async (
  { firestore }: Pick<ApiContext, 'firestore'>,
  call: { params: { id: string }; identity: Identity | null },
  change: (changing: Changing) => Promise<void> | void,
): Promise<Record<never, never>> => {
  const { uid } = caller(call);
  await firestore.runTransaction(async (transaction) => {
    const conversation = await transaction.get(firestore.doc(`conversations/${call.params.id}`));
    const participation = await participate(firestore, transaction, conversation, uid);
    if (participation.level === 'view') throw readsAlong();
    await change({ ...participation, transaction, conversation, uid });
  });
  return {};
};
