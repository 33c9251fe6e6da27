import {
  type DescribedPhoto,
  photoIdOf,
  type ReviewFeedback,
  type StoredReview,
  weddingDay,
} from '@posy/shared-contracts/entities';
import {
  type FormMessageId,
  readForm,
  type ReviewForm,
  reviewFormSchema,
  reviewPhoto,
  reviewPhotoSchema,
} from '@posy/shared-contracts/forms';
import type { Session } from '@posy/shared-contracts/mount-props';
import { capToToday } from '@posy/shared-contracts/rules';
import * as v from 'valibot';

/** A photo of the form, with what is on it in its author's words, and its pixels as the server says them. */
export const draftPhotoSchema = v.object({
  ...reviewPhotoSchema.entries,
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});
export type DraftPhoto = v.InferOutput<typeof draftPhotoSchema>;

/** A review as it is being written. */
export const reviewDraftSchema = v.object({
  stars: v.number(),
  title: v.string(),
  message: v.string(),
  from: v.string(),
  /** ISO; '' for none. */
  weddingDate: v.string(),
  name: v.string(),
  email: v.string(),
  photos: v.array(draftPhotoSchema),
  /** True for a review of a wedding where its author was a guest. */
  asGuest: v.optional(v.boolean()),
});
export type ReviewDraft = v.InferOutput<typeof reviewDraftSchema>;

/** The device's storage key for one person's draft about one supplier; null is a visitor. */
export const draftKey = (uid: string | null, supplierId: string): string => `write.${uid ?? 'visitor'}.${supplierId}`;

/** An empty review, with the facts that are known of its author. A wedding to come is no answer to when it was. */
export const freshDraft = (session: Session, today: string): ReviewDraft => {
  const person = session.status === 'signed-in' ? session : null;
  const day = (person?.wedding && weddingDay(person.wedding)) ?? '';
  return {
    stars: 0,
    title: '',
    message: '',
    from: '',
    weddingDate: day <= today ? day : '',
    name: person?.user.name ?? '',
    email: person?.user.contacts.email ?? '',
    photos: [],
  };
};

/** A review of one's own that is being changed. */
export interface EditedReview {
  id: string;
  review: StoredReview;
  /** Of a letter; undefined when the author is signed in. */
  letterKey: string | undefined;
  onChanged: () => void;
}

/** Stands for the author's address, which no answer of the server has. */
export const knownEmail = 'author@posy.invalid';

/** Makes a draft of a stored review, to change it. */
export const draftOf = ({ body, dateWedding, photos, ...rest }: StoredReview): ReviewDraft => ({
  stars: rest.stars,
  title: rest.title,
  message: body,
  from: rest.from,
  weddingDate: dateWedding,
  name: rest.name,
  email: '',
  asGuest: rest.asGuest,
  photos: photos.flatMap(({ path, portrait, width = 0, height = 0, alt = '' }) => {
    const id = photoIdOf(path);
    return id === null ? [] : [{ ...reviewPhoto(id, 'photo.webp', portrait, path), alt, width, height }];
  }),
});

/** A wedding day as the form takes it: a later one is today's. Source: S5-review-09. */
export const cappedDay = (day: string, today: string): { weddingDate: string; isCapped: boolean } => {
  const weddingDate = capToToday(day, today);
  return { weddingDate, isCapped: weddingDate !== day };
};

export type ReviewFaults = Partial<Record<keyof ReviewForm, FormMessageId>>;

/** Checks a draft by the form's schema. Source: S5-review. */
export const readDraft = (draft: ReviewDraft, today: string, recaptchaComplete: boolean) => {
  const { photos: _photos, asGuest: _asGuest, ...fields } = draft;
  const read = readForm(reviewFormSchema(today), { ...fields, recaptchaComplete });
  return read.ok ? read : { ok: false as const, faults: read.faults as ReviewFaults };
};

/** A photo as a stored review has it; without words for it where its author wrote none. */
export const describedPhoto = ({ imageUrl, portrait, width, height, alt }: DraftPhoto): DescribedPhoto => ({
  path: imageUrl,
  portrait,
  width,
  height,
  ...(alt.trim() !== '' && { alt: alt.trim() }),
});

/** The review as it is sent. Source: S7-feedback-add, S3-feedback-01. */
export const feedbackOf = (
  { title, message, stars, weddingDate, from, name, email }: ReviewForm,
  photos: readonly DraftPhoto[],
  uid: string | null,
): ReviewFeedback => ({
  type: 'review',
  stars,
  dateWedding: weddingDate,
  from,
  body: message,
  name,
  title,
  email,
  ...(uid !== null && { user: uid }),
  photos: photos.map(describedPhoto),
});

/** The photos with one at another place. */
export const movedPhoto = (photos: readonly DraftPhoto[], from: number, to: number): DraftPhoto[] => {
  const rest = photos.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...photos.slice(from, from + 1), ...rest.slice(to)];
};
