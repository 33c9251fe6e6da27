import { disputeEvidenceSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** `private.evidence` of a review: the file with which its supplier disputes it. */
export type Evidence = v.InferOutput<typeof disputeEvidenceSchema>;

/** Reads the facts of a dispute's file; null where there is none. */
export const readEvidence = (review: DocumentSnapshot): Evidence | null => {
  const read = v.safeParse(disputeEvidenceSchema, review.get('private.evidence'));
  return read.success ? read.output : null;
};

/** Id of a dispute's file among the private files. */
export const evidenceFileId = (reviewId: string): string => `dispute-${reviewId}`;
