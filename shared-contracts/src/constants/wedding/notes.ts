/** Scrapbook notes; in characters where nothing else is said. */
export const noteConstants = {
  titleLength: 200,
  bodyLength: 10_000,
  tagLength: 40,
  mostTags: 10,
  mostPhotos: 20,
  /** Of what a note leads to. */
  linkLabelLength: 200,
} as const;
