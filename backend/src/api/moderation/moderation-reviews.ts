import { storedReviewSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { moderator } from './moderator';

/** Reviews in a state, the oldest first. One that cannot be read is left out, and reported. */
export const moderationReviews: Handler<'moderationReviews'> = async (context, call) => {
  moderator(call);
  const { state, page, size } = call.body;
  const waiting = context.firestore.collection('reviews').where('state', '==', state);
  const [total, found] = await Promise.all([
    waiting.count().get(),
    waiting
      .orderBy('createdAt')
      .offset((page - 1) * size)
      .limit(size)
      .get(),
  ]);
  const reviews = found.docs.flatMap((document) => {
    const read = v.safeParse(storedReviewSchema, plain(document.data()));
    if (!read.success) {
      context.reportProblem({ feature: 'moderation', document: document.ref.path, message: v.summarize(read.issues) });
      return [];
    }
    const supplierName = context.catalogue.getSupplier(read.output.supplierId)?.name ?? null;
    return [{ id: document.id, supplierName, ...read.output }];
  });
  return { total: total.data().count, reviews };
};
