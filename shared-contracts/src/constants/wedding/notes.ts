/** Scrapbook notes; characters unless told. */
export const noteConstants = {
  titleLength: 200,
  bodyLength: 10_000,
  tagLength: 40,
  mostTags: 10,
  mostPhotos: 20,
} as const;
