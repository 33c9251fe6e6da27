import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { closing } from '#api/enquiries/conversation/closing';
import { type ApiContext } from '#api/handler';
import { removeCouplesAttachments } from '#attachments/remove-attachments';
import { type Farewell } from './farewell';

/** Writes of one commit: Firestore takes 500. */
const batchSize = 400;

/** Removes what the couple wrote, in parts. */
const removeOwnMessages = async (firestore: Firestore, conversation: QueryDocumentSnapshot): Promise<void> => {
  const own = conversation.ref.collection('messages').where('from', '==', 'couple').limit(batchSize);
  for (let found = await own.get(); !found.empty; found = await own.get()) {
    const batch = firestore.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
};

/**
 * Empties a conversation whose couple is gone: the supplier keeps what they wrote themselves, and reads a farewell in the
 * place of the rest. The farewell comes last, so that once more changes nothing.
 */
export const closeConversation = async (
  stores: Pick<ApiContext, 'firestore' | 'attachments'>,
  conversation: QueryDocumentSnapshot,
  { name, message }: Farewell,
  memberUids: readonly string[],
): Promise<void> => {
  const { firestore } = stores;
  const farewell = conversation.ref.collection('messages').doc('farewell');
  if ((await farewell.get()).exists) return;
  await removeOwnMessages(firestore, conversation);
  await removeCouplesAttachments(stores, conversation.id);
  const readers: unknown = conversation.get('memberUids');
  const at = FieldValue.serverTimestamp();
  const batch = firestore.batch();
  batch.set(farewell, { from: 'couple', senderUid: 'deleted', body: message, createdAt: at });
  batch.update(conversation.ref, {
    coupleName: name,
    weddingDate: null,
    memberUids: Array.isArray(readers) ? readers.filter((uid) => !memberUids.includes(String(uid))) : [],
    'unread.couple': 0,
    'unread.supplier': FieldValue.increment(1),
    lastMessage: { body: message, from: 'couple', createdAt: at },
    enquiry: FieldValue.delete(),
    // Overwrites an earlier end: nobody reopens the conversation.
    ...closing({ reason: 'wedding-deleted', by: null }),
    closedFor: FieldValue.delete(),
  });
  await batch.commit();
};
