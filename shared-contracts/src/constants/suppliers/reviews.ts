import { photoConstants } from '../photos';

/** Reviews. Source: S4-review, S9-delay-08, D-review-photo. */
export const reviewConstants = {
  successNoticeDelayMs: 1000,
  mostPhotos: 6,
  photoMaxBytes: photoConstants.maxBytes,
} as const;
