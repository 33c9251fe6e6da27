import * as v from 'valibot';
import { accountLengths } from '#constants/people';
import { reviewConstants } from '#constants/suppliers/reviews';
import { isoDateSchema } from '../entities/common';
import { capToToday, fileExtension } from '../rules/suppliers/review-rules';
import { requiredEmail, requiredText } from './fields';
import { messageId } from './form-messages';

const stars = messageId('form.stars-required');

/** A photo of the form: where it was uploaded, and how it lies. */
export const reviewPhotoSchema = v.object({
  public_id: v.string(),
  ext: v.string(),
  portrait: v.boolean(),
  imageUrl: v.string(),
});
export type ReviewPhoto = v.InferOutput<typeof reviewPhotoSchema>;

/** A photo from what the upload answered; the extension is the file name's. Source: S5-review. */
export const reviewPhoto = (publicId: string, fileName: string, portrait: boolean, imageUrl: string): ReviewPhoto => ({
  public_id: publicId,
  ext: fileExtension(fileName),
  portrait,
  imageUrl,
});

/** The review form; a date after today (yyyy-MM-dd) becomes today. Source: S3-review-form-01, S5-review. */
export const reviewFormSchema = (today: string) =>
  v.object({
    stars: v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
    title: requiredText(reviewConstants.titleLength),
    message: requiredText(reviewConstants.bodyLength),
    from: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(accountLengths.name)), ''),
    weddingDate: v.pipe(
      v.string(messageId('form.required')),
      v.minLength(1, messageId('form.required')),
      isoDateSchema,
      v.transform((date) => capToToday(date, today)),
    ),
    name: requiredText(accountLengths.name),
    email: requiredEmail(),
    photo: v.optional(v.nullable(reviewPhotoSchema), null),
    recaptchaComplete: v.literal(true, messageId('form.captcha-required')),
  });
export type ReviewForm = v.InferOutput<ReturnType<typeof reviewFormSchema>>;
