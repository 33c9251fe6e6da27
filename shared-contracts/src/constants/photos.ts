/** Photos. Source: D-review-photo, D-photo. */
export const photoConstants = {
  maxBytes: 10 * 1024 * 1024,
  /** For the file dialog only: the server reads the type from the bytes. */
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  /** Widths in pixels in which a photo is served; one that is narrower is served as it is. */
  widths: [320, 640, 1280],
  /** Photos of one wedding, over all purposes. */
  mostPerWedding: 1000,
  /** Characters of what is on a photo, for those who do not see it. */
  altLength: 250,
  /** An upload gives up when nothing moved for so long. */
  stallMs: 30_000,
} as const;
