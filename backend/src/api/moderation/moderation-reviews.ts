import { moderationConstants } from '@posy/shared-contracts/constants';
import { moderationEntrySchema, type StoredReview, storedReviewSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { evidenceFileId, readEvidence } from '../reviews/supplier/evidence';
import { toCard } from '../suppliers/public-faces';
import { reviewMarks, type Shared } from './checks/review-marks';
import { sharedAmong } from './checks/review-origin';
import { moderator } from './moderator';
import { takenOf } from './taken';

/** The time within which half of the latest decisions were made. */
const halfWithin = async (firestore: Firestore): Promise<number | null> => {
  const { timedDecisions } = moderationConstants;
  const latest = await firestore.collection('moderationLog').orderBy('at', 'desc').limit(timedDecisions).get();
  const waited = latest.docs
    .flatMap((document) => {
      const read = v.safeParse(moderationEntrySchema, plain(document.data()));
      return read.success ? (read.output.waitedMs ?? []) : [];
    })
    .toSorted((a, b) => a - b);
  return waited[Math.floor((waited.length - 1) / 2)] ?? null;
};

interface Read {
  document: DocumentSnapshot;
  review: StoredReview;
}

/** The reviews of documents. One that cannot be read is left out, and reported. */
const readAll = ({ reportProblem }: ApiContext, documents: readonly DocumentSnapshot[]): Read[] =>
  documents.flatMap((document) => {
    const read = v.safeParse(storedReviewSchema, plain(document.data()));
    if (read.success) return [{ document, review: read.output }];
    reportProblem({ feature: 'moderation', document: document.ref.path, message: v.summarize(read.issues) });
    return [];
  });

/** A review with what the desk shows of its supplier, and what is to be looked at. */
const onDesk = ({ catalogue }: ApiContext, { document, review }: Read, shared: Shared) => {
  const supplier = catalogue.getSupplier(review.supplierId);
  const known = [supplier?.name ?? '', supplier?.town ?? '', supplier?.county ?? '', review.name, review.from];
  const language = supplier?.l10n.language;
  const card = supplier === null ? null : toCard(supplier);
  return {
    id: document.id,
    evidence: readEvidence(document),
    supplierName: supplier?.name ?? null,
    supplier: card === null ? null : { type: card.type, picture: card.picture, town: card.town, rating: card.rating },
    marks: reviewMarks({ title: review.title, body: review.body, known, language }, shared),
    ...review,
  };
};

/** Reviews in a state, the oldest first, with what is to be looked at in each. */
export const moderationReviews: Handler<'moderationReviews'> = async (context, call) => {
  const uid = moderator(call);
  const { state, page, size } = call.body;
  const waiting = context.firestore.collection('reviews').where('state', '==', state);
  const [total, found, halfWithinMs] = await Promise.all([
    waiting.count().get(),
    waiting
      .orderBy('createdAt')
      .offset((page - 1) * size)
      .limit(size)
      .get(),
    halfWithin(context.firestore),
  ]);
  const read = readAll(context, found.docs);
  const origins = read.map(({ document }) => ({
    origin: document.get('private.origin') as unknown,
    shared: document.get('private.shared') as unknown,
  }));
  const shared = sharedAmong(origins);
  const ids = read.map(({ document }) => document.id);
  const taken = await takenOf(context, 'review', ids, uid);
  const none = { words: 0, device: 0, network: 0 };
  const reviews = read.map((one, at) => ({ ...onDesk(context, one, shared[at] ?? none), taken: taken[at] ?? null }));
  return { total: total.data().count, reviews, halfWithinMs };
};

/** The file with which a supplier disputes a review. */
export const disputeEvidence: Handler<'disputeEvidence'> = async ({ firestore, attachments }, call) => {
  moderator(call);
  const { id } = call.params;
  const evidence = readEvidence(await firestore.doc(`reviews/${id}`).get());
  const body = evidence === null ? null : await attachments.read(evidenceFileId(id));
  if (evidence === null || body === null) throw new Refusal(404, 'review-unknown', 'This file is not here any more.');
  return { name: evidence.name, type: evidence.type, content: body.toString('base64') };
};
