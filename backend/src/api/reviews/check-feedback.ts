import { reviewConstants } from '@posy/shared-contracts/constants';
import { photoIdOf } from '@posy/shared-contracts/entities';
import { readForm, type ReviewForm, reviewFormSchema } from '@posy/shared-contracts/forms';
import { dayIn, lastZoneOf } from '@posy/shared-contracts/rules';
import { type ApiContext, type Call } from '../handler';
import { Refusal } from '../refusal';

type Feedback = Call<'addFeedback'>['body']['feedback'];

/** A review that the form's own rules let pass, and its photos: their ids, and what their author says is on them. */
export interface CheckedFeedback {
  form: ReviewForm;
  photos: { id: string; alt: string }[];
}

/** The last day on which a wedding at a supplier's may have been: today, where the day of its country ends last. */
export const lastWeddingDay = ({ catalogue, now }: Pick<ApiContext, 'catalogue' | 'now'>, supplierId: string): string =>
  dayIn(lastZoneOf(catalogue.getSupplier(supplierId)?.countryCode ?? ''), now());

/** Checks what came by the rules of the form. `today` is yyyy-MM-dd: a later wedding becomes today. Source: S5-review. */
export const checkFeedback = (feedback: Feedback, today: string): CheckedFeedback => {
  const { stars, title, body, from, dateWedding, name, email, photos } = feedback;
  const form = { stars, title, message: body, from, weddingDate: dateWedding, name, email, recaptchaComplete: true };
  const read = readForm(reviewFormSchema(today), form);
  if (!read.ok) {
    const [field = '', fault = ''] = Object.entries(read.faults)[0] ?? [];
    throw new Refusal(400, 'review-invalid', `${field}: ${fault}`);
  }
  const known = photos.flatMap(({ path, alt = '' }) => {
    const id = photoIdOf(path);
    return id === null ? [] : [{ id, alt: alt.trim() }];
  });
  const unique = new Set(known.map(({ id }) => id));
  if (photos.length > reviewConstants.mostPhotos || unique.size < photos.length)
    throw new Refusal(400, 'review-photos', `A review has at most ${reviewConstants.mostPhotos} photos, each once.`);
  return { form: read.values, photos: known };
};
