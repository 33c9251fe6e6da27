import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type ApiContext, type Call, caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { Refusal } from '#api/refusal';
import { toCard, toReview } from '#api/suppliers/public-faces';
import { requireSpeaker } from '#api/team/speaker';
import { reviewChangeOf } from '#catalogue/source/review-feed';
import { findReview, type FoundReview } from '../moved-review';
import { changedNow, showChange } from '../stored-review';

/** Reviews of a supplier that wait for a moderator because it disputes them. */
const disputedOf = async ({ firestore, reportProblem }: ApiContext, supplierId: string) => {
  const all = firestore.collection('reviews').where('supplierId', '==', supplierId);
  const found = await all.where('state', '==', 'disputed').get();
  return found.docs.flatMap(
    (document) =>
      reviewChangeOf(document, (message) => reportProblem({ feature: 'reviews', message }), ['disputed'])?.review ?? [],
  );
};

/** Lists the reviews of the supplier that the caller speaks for. */
export const supplierReviews: Handler<'supplierReviews'> = async (context, call) => {
  const supplier = knownSupplier(context.catalogue, await requireSpeaker(context.firestore, caller(call).uid, {}));
  const { results, total, size } = context.catalogue.reviewsOf(supplier.id, call.body);
  const disputed = await disputedOf(context, supplier.id);
  const { id, publicId, type, name, picture } = toCard(supplier);
  return {
    supplier: { id, publicId, type, name, picture },
    total,
    size,
    reviews: results.map((review) => toReview(review, supplier)),
    disputed: disputed.map((review) => toReview(review, supplier)),
    unanswered: context.catalogue.reviewsWithoutReply(supplier.id),
  };
};

/** A review of the supplier that the caller speaks for; of others it is as if there were none. */
export const changeOfOurs = async <T>(
  context: ApiContext,
  call: Pick<Call<'replyToReview'>, 'identity' | 'params'>,
  change: (found: FoundReview, transaction: Transaction) => T,
): Promise<T> => {
  const supplierId = await requireSpeaker(context.firestore, caller(call).uid, {});
  const answer = await context.firestore.runTransaction(async (transaction) => {
    const found = await findReview(context, transaction, call.params.id);
    if (found === null || found.review.supplierId !== supplierId)
      throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
    return change(found, transaction);
  });
  await showChange(context, call.params.id);
  return answer;
};

/** Answers a published review; with nothing to say the answer goes. */
export const replyToReview: Handler<'replyToReview'> = async (context, call) => {
  const { uid } = caller(call);
  const { reply } = call.body;
  await changeOfOurs(context, call, ({ review, write }) => {
    if (review.state !== 'published') throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
    if ((review.reply?.body ?? '') === reply) return;
    const said = { body: reply, by: uid, createdAt: Timestamp.fromMillis(context.now()) };
    write({ reply: reply === '' ? null : said, ...changedNow() });
  });
  return {};
};
