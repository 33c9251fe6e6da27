import * as v from 'valibot';
import { uploadedPhotoSchema } from '#entities/photo';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

const pixels = v.object({ width: v.number(), height: v.number() });

/** Photos of people. An `<img>` takes their addresses from `photoSource`. Source: D-photo, D-review-photo; section 7. */
export const photoEndpoints = {
  /**
   * Stores the file's picture: re-encoded, upright, without EXIF. All but `review` need a member of the wedding;
   * anybody may upload for a review. A photo that no document names is deleted after a week. Refused with the codes
   * `photo-too-large` (413), `photo-too-many-pixels` (413), `photo-type` (415), `photo-unreadable` (400), `photo-quota`
   * (409), `not-a-member` (403).
   */
  uploadPhoto: uploadEndpoint({
    method: 'POST',
    path: '/api/photos',
    auth: 'none',
    params: nothing,
    body: v.variant('purpose', [
      v.object({ purpose: v.picklist(['note', 'profile']), weddingId: id }),
      v.object({ purpose: v.literal('website'), weddingId: id }),
      v.object({ purpose: v.literal('review') }),
    ]),
    answer: uploadedPhotoSchema,
    idempotent: false,
  }),
  /**
   * Deletes a photo. Allowed to a member of its wedding; for a review's photo to its uploader, until the review is
   * sent.
   */
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/api/photos/:id',
    auth: 'none',
    params: v.object({ id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /** Pixels of an uploaded photo. Source: D-photo-05, S7-photo-size-01. */
  photoInfo: endpoint({
    method: 'GET',
    path: '/photos/:id/info',
    auth: 'none',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({ ...pixels.entries, portrait: v.boolean() }),
    idempotent: true,
  }),
  /** Pixels of a picture of the catalogue, in its largest width. Source: D-photo-05. */
  pictureInfo: endpoint({
    method: 'GET',
    path: '/pictures/:category/:seed/:ratio/info',
    auth: 'none',
    params: v.object({ category: id, seed: id, ratio: id }),
    body: nothing,
    answer: pixels,
    idempotent: true,
  }),
} as const;
