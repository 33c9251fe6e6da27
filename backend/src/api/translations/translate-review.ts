import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { translated } from './translated-texts';
import { requireLanguage, requireTranslator, unlessSpent } from './translation-language';

/** A published review in another language; the service finds out which it is in. Its words stay as they are beside that. */
export const translateReview: Handler<'translateReview'> = async (context, { body: { reviewId, targetLang } }) => {
  requireLanguage(targetLang);
  const review = context.catalogue.reviewOf(reviewId);
  if (review === null) throw new Refusal(404, 'review-unknown', 'This review is not here any more.');
  const translator = requireTranslator(context.translator);
  const cache = context.firestore.doc(`translations/review-${reviewId}-${targetLang}`);
  const words = [review.title, review.body, review.reply?.body ?? ''];
  const [title = '', body = '', reply = ''] = await unlessSpent(
    translated(cache, translator, words, [null, targetLang]),
  );
  return { title, body, reply: review.reply === null ? null : reply };
};
