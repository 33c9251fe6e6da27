import { type DocumentSnapshot, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { type Evidence, evidenceFileId } from './evidence';

/** The facts of a dispute's file as its review holds them. */
export type WrittenEvidence = Evidence & { at: Timestamp };

interface EvidenceFile {
  body: Buffer;
  /** The facts of this file, which the review names already. */
  written: WrittenEvidence;
  /** The facts that the review named before, of an earlier try's file; undefined for none. */
  before: unknown;
}

const isOf = (review: DocumentSnapshot, { name, type, bytes, at }: WrittenEvidence): boolean => {
  const named = review.get('private.evidence') as Partial<WrittenEvidence> | undefined;
  return named?.name === name && named.type === type && named.bytes === bytes && named.at?.isEqual(at) === true;
};

/**
 * Stores the file of a dispute. A dispute whose file cannot be stored stands with the file of an earlier try, or with its
 * words alone, and may be sent again.
 */
export const storeEvidence = async (
  { firestore, attachments }: Pick<ApiContext, 'firestore' | 'attachments'>,
  reviewId: string,
  { body, written, before }: EvidenceFile,
): Promise<void> => {
  const fileId = evidenceFileId(reviewId);
  try {
    await attachments.write(fileId, body);
  } catch (error) {
    const earlier = before !== undefined && (await attachments.has(fileId)) ? before : FieldValue.delete();
    const reference = firestore.doc(`reviews/${reviewId}`);
    await firestore.runTransaction(async (transaction) => {
      // Another try may have named its own file meanwhile.
      if (isOf(await transaction.get(reference), written))
        transaction.update(reference, { 'private.evidence': earlier });
    });
    throw error;
  }
};
