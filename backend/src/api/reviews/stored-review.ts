import { type ModerationStep, storedReviewSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { reviewChangeOf } from '#catalogue/source/review-feed';
import { plain } from '#documents/plain';
import { type ApiContext } from '../handler';

/** A step of the moderation as it is written; `by` is null for the review's own sending. */
export type WrittenStep = Omit<ModerationStep, 'at'> & { at: Timestamp };

/** Fields that every change of a review writes, so that all servers receive it. */
export const changedNow = () => ({ changedAt: FieldValue.serverTimestamp() });

/** Parses a document; null when it is no review. */
export const readStored = (document: DocumentSnapshot) => {
  const read = v.safeParse(storedReviewSchema, plain(document.data()));
  return read.success ? read.output : null;
};

/** Brings a changed review into this server's index at once; the others hear of it by themselves. */
export const showChange = async ({ firestore, catalogue, reportProblem }: ApiContext, id: string): Promise<void> => {
  const change = reviewChangeOf(await firestore.doc(`reviews/${id}`).get(), (message) =>
    reportProblem({ feature: 'reviews', message }),
  );
  if (change !== null) catalogue.takeReviews([change]);
};
