import { type Firestore, type Query } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { attachmentRecordOf, attachmentsOf, dueAttachments, readAttachment } from './attachment-records';
import { contractsOf, isNamed, nextCheck, readContract } from './contract-records';

/** Files of one round; the rest have the next one. */
const roundSize = 200;

interface Stores {
  firestore: Firestore;
  attachments: FileStore;
}

/** Deletes files, each with its record, which goes last: what is left is found again. */
const removeFound = async ({ attachments }: Stores, found: Query): Promise<void> => {
  for (const { id, ref } of (await found.get()).docs) {
    await attachments.remove(id);
    await ref.delete();
  }
};

/** Deletes what the couple sent in a conversation, or had uploaded for it. */
export const removeCouplesAttachments = (stores: Stores, conversationId: string): Promise<void> =>
  removeFound(stores, attachmentsOf(stores.firestore, conversationId).where('side', '==', 'couple'));

/** Deletes the contracts of a wedding. */
export const removeContracts = (stores: Stores, weddingId: string): Promise<void> =>
  removeFound(stores, contractsOf(stores.firestore, weddingId));

/** Deletes a contract that no supplier names; another is looked at again later. */
const removeUnnamed = async ({ firestore, attachments }: Stores, id: string, now: number): Promise<void> => {
  const reference = attachmentRecordOf(firestore, id);
  const record = readContract(await reference.get());
  if (record === null) return;
  if (await isNamed(firestore, id, record)) {
    await reference.update(nextCheck(now));
    return;
  }
  await attachments.remove(id);
  await reference.delete();
};

/** Deletes a file that is still unsent; a concurrent sending is refused, or comes first and preserves it. */
const removeUnsent = async ({ firestore, attachments }: Stores, id: string): Promise<void> => {
  const gone = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(attachmentRecordOf(firestore, id));
    if (readAttachment(stored)?.messageId !== null) return false;
    transaction.delete(stored.ref);
    return true;
  });
  if (gone) await attachments.remove(id);
};

/** Deletes unsent files, and contracts that no supplier refers to. Any number of servers may do it together. */
export const sweepAttachments = async (stores: Stores, now: number): Promise<void> => {
  const due = await dueAttachments(stores.firestore, now, roundSize).select('weddingId').get();
  for (const document of due.docs) {
    if (document.get('weddingId') === undefined) await removeUnsent(stores, document.id);
    else await removeUnnamed(stores, document.id, now);
  }
};
