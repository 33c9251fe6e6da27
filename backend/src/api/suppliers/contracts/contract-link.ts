import { type ApiContext, caller, type Handler } from '#api/handler';
import { requireAccess } from '#api/membership';
import { Refusal } from '#api/refusal';
import { linkOf } from '#attachments/attachment-link';
import { attachmentRecordOf } from '#attachments/attachment-records';
import { type ContractRecord, readContract } from '#attachments/contract-records';

/** Returns true when this person may open a contract now: members who may view the wedding's suppliers. */
export const mayOpenContract = async (
  { firestore }: Pick<ApiContext, 'firestore'>,
  { weddingId }: ContractRecord,
  uid: string,
): Promise<boolean> => {
  const wedding = await firestore.doc(`weddings/${weddingId}`).get();
  try {
    requireAccess(wedding, uid, 'suppliers', 'view');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Makes an address that opens a contract for one of the wedding's people, for a few minutes. */
export const contractLink: Handler<'contractLink'> = async ({ firestore, now }, call) => {
  const { uid } = caller(call);
  const { id, contractId } = call.params;
  requireAccess(await firestore.doc(`weddings/${id}`).get(), uid, 'suppliers', 'view');
  const record = readContract(await attachmentRecordOf(firestore, contractId).get());
  if (record?.weddingId !== id) throw new Refusal(404, 'attachment-unknown', 'There is no such file here.');
  const { path, until } = linkOf(record.key, contractId, uid, now());
  return { path, expiresAt: new Date(until).toISOString() };
};
