import { caller, type Handler } from '#api/handler';
import { requireAccess } from '#api/membership';
import { fileLimitReached, storeFile } from '#api/store-file';
import { attachmentOf, attachmentRecordOf, hasReachedLimit } from '#attachments/attachment-records';
import { createContract, hasReachedContractLimit } from '#attachments/contract-records';
import { inTurn } from '#documents/in-turn';

/** Takes a contract with a supplier, for the people of a wedding who may see its suppliers. */
export const uploadContract: Handler<'uploadContract'> = async (context, call) => {
  const { firestore, now } = context;
  const { uid } = caller(call);
  const { id: weddingId, supplierId } = call.params;
  const wedding = firestore.doc(`weddings/${weddingId}`);
  requireAccess(await wedding.get(), uid, 'suppliers', 'edit');
  if ((await hasReachedLimit(firestore, uid)) || (await hasReachedContractLimit(firestore, weddingId)))
    throw fileLimitReached();
  const { id, record } = await storeFile(context, { file: call.file, name: call.body.name }, (newId, facts) =>
    inTurn(firestore, weddingId, async (transaction) => {
      // Its sender may have left in the meantime, the wedding may be closed, or full.
      requireAccess(await transaction.get(wedding), uid, 'suppliers', 'edit');
      if (await hasReachedContractLimit(firestore, weddingId, transaction)) throw fileLimitReached();
      const made = { ...facts, weddingId, supplierId, ownerUid: uid };
      createContract(transaction, attachmentRecordOf(firestore, newId), made, now());
      return made;
    }),
  );
  return attachmentOf(id, record);
};
