import { photoConstants } from '../photos';

/** Reviews. Source: specification sections 4 and 9; D-review-photo. */
export const reviewConstants = {
  successNoticeDelayMs: 1000,
  mostPhotos: 6,
  photoMaxBytes: photoConstants.maxBytes,
} as const;
