import { queryOptions } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';
import { photoIdOf, type ReviewFeedback, type SupplierProfile } from '@posy/shared-contracts/entities';
import { reviewPhoto } from '@posy/shared-contracts/forms';
import type { DraftPhoto, EditedReview } from '../rules/review-draft';
import { SupplierInvalidError } from '../rules/save-failure';

/** Asks the server for the tick box's data. */
export const fetchCaptcha = (api: ApiClient, signal: AbortSignal): Promise<EndpointOutput<'captcha'>> =>
  api.call('captcha', {}, { signal });

/**
 * The query for the tick box's data; each tick of Posy's own box asks for a new challenge, because challenges expire.
 */
export const captchaQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['captcha'], queryFn: ({ signal }) => fetchCaptcha(api, signal), throwOnError: false });

/** Uploads a picture; the extension is its file's name's. Source: S5-review-12. */
export const uploadReviewPhoto = async (
  api: ApiClient,
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<DraftPhoto> => {
  const body = { purpose: 'review' } as const;
  const { path, portrait, width, height } = await api.upload('uploadPhoto', { body }, file, options);
  return { ...reviewPhoto(photoIdOf(path) ?? '', file.name, portrait, path), alt: '', width, height };
};

/**
 * A photo of an earlier visit as its host has it now, its size looked up; null when it is gone: what no review names is
 * deleted after a week.
 */
export const lookUpPhoto = async (
  api: ApiClient,
  photo: DraftPhoto,
  signal: AbortSignal,
): Promise<DraftPhoto | null> => {
  try {
    return { ...photo, ...(await api.call('photoInfo', { params: { id: photo.public_id } }, { signal })) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Takes back an upload that no review will name; one of a review stays there until the review is saved without it. */
export const deleteReviewPhoto = async (api: ApiClient, photo: DraftPhoto): Promise<void> => {
  try {
    await api.call('deletePhoto', { params: { id: photo.public_id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'photo-in-review')) throw error;
  }
};

/** Saves a review of a loaded supplier. Source: S5-review-11, S7-feedback-add. */
export const saveReview = async (
  api: ApiClient,
  supplier: SupplierProfile | undefined,
  review: { feedback: ReviewFeedback; captcha: string; asGuest?: boolean },
): Promise<EndpointOutput<'addFeedback'>> => {
  if (supplier === undefined || supplier.id === '') throw new SupplierInvalidError('The supplier has no id.');
  return api.call('addFeedback', { body: { supplierId: supplier.id, ...review } });
};

/** Saves what its author changed. */
export const changeReview = (
  api: ApiClient,
  { id, letterKey }: EditedReview,
  { email: _email, user: _user, ...feedback }: ReviewFeedback,
): Promise<EndpointOutput<'editReview'>> =>
  api.call('editReview', { params: { id }, body: { ...(letterKey !== undefined && { key: letterKey }), feedback } });
